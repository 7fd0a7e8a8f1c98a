alter table "codes" drop constraint "codes_tutor";
alter table "codes" add constraint "codes_tutor" CHECK ((((num_nonnulls(phone, email) >= ((tutor_id IS NOT NULL))::integer) AND (num_nonnulls(phone, email) <= 1)) AND (num_nonnulls(client_id, tutor_id) <= 1)));
