alter table "tutor_billing" add column "version" integer default 1 not null;
