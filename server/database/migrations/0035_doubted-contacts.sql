alter table "clients" add column "doubted_contact" text;
