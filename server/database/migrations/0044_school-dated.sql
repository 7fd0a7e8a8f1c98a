alter table "orders" add column "school_dated" boolean default false not null;
update "orders" set "school_dated" = true
where "kind" = 'school' and "first_class" is not null and exists (
  select from "order_log" l where l."order_id" = "orders"."id" and l."action" = 'set_first_class' and l."from" in (10, 11));
