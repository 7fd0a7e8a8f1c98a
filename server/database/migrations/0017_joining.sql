alter table "clients" add column "terms_version" smallint;
-- whoever has answered answered the first ones
update "clients" set "terms_version" = 1 where "terms_confirmed_at" is not null or "terms_declined_at" is not null;
alter table "codes" add column "phone" text;
alter table "codes" add column "tutor_id" integer;
alter table "codes" add constraint "codes_tutor" CHECK ((((tutor_id IS NOT NULL) = (phone IS NOT NULL)) AND (num_nonnulls(client_id, tutor_id) <= 1)));
alter table "codes" add constraint "codes_tutor_id_tutors_id_fk" FOREIGN KEY (tutor_id) REFERENCES tutors(id) ON DELETE CASCADE;
CREATE INDEX codes_tutor_id_index ON public.codes USING btree (tutor_id);
alter table "tokens" add column "email" text;
alter table "tokens" add constraint "tokens_email" CHECK (((purpose = 'email'::text) = (email IS NOT NULL)));
alter table "tutors" add column "affiliate_id" integer;
alter table "tutors" add column "terms_confirmed_at" timestamp with time zone;
alter table "tutors" add column "terms_version" smallint;
alter table "tutors" add constraint "tutors_affiliate_id_tutors_id_fk" FOREIGN KEY (affiliate_id) REFERENCES tutors(id) ON DELETE SET NULL;
CREATE INDEX tutors_affiliate ON public.tutors USING btree (affiliate_id) WHERE (affiliate_id IS NOT NULL);
