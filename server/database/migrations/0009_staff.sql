drop index "admins_email";
alter table "admins" add column "deleted_at" timestamp with time zone;
alter table "admins" add constraint "admins_deleted" CHECK (((deleted_at IS NULL) OR (NOT active)));
CREATE UNIQUE INDEX admins_email ON public.admins USING btree (lower(email)) WHERE (deleted_at IS NULL);
