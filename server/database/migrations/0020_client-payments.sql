alter table "payments" add column "lessons" smallint;
alter table "payments" add constraint "payments_lessons" CHECK (((purpose = 'client_order'::text) = (lessons IS NOT NULL)));
alter table "payments" add constraint "payments_client" CHECK (((purpose = 'client_order'::text) = (client_id IS NOT NULL)));
