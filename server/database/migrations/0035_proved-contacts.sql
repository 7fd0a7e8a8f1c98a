alter table "clients" add column "doubted_contact" text;
alter table "clients" add column "password_mailed" boolean default false not null;
