alter table "orders" add column "package_id" smallint;
