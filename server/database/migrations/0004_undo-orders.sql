alter table "order_log" add column "before" jsonb;
