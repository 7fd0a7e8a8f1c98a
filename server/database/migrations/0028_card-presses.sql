alter table "payments" add column "once_key" text;
