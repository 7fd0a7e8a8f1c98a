alter table "clients" add column "additional_emails" jsonb default '[]'::jsonb not null;
alter table "clients" add column "delete_reason" text default ''::text not null;
alter table "clients" add column "erased_at" timestamp with time zone;
CREATE INDEX clients_to_erase ON public.clients USING btree (deleted_at) WHERE ((deleted_at IS NOT NULL) AND (erased_at IS NULL) AND (merged_into IS NULL));
alter table "codes" add column "contact" text;
alter table "codes" add column "phone_country" smallint;
CREATE INDEX codes_contact ON public.codes USING btree (client_id) WHERE (contact IS NOT NULL);
alter table "codes" add constraint "codes_contact" CHECK (((contact IS NULL) OR (client_id IS NOT NULL)));
