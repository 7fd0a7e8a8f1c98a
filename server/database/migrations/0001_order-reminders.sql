alter table "orders" add column "reminded_deadline" timestamp with time zone;
alter table "orders" add column "sms_client_at" timestamp with time zone;
alter table "orders" add column "sms_tutor_at" timestamp with time zone;
CREATE INDEX orders_unreviewed ON public.orders USING btree (paid_at) WHERE ((status = 7) AND (review_status = ANY (ARRAY[0, 2])));

-- Whose reminder stands in the outbox is not reminded again.
update orders set reminded_deadline = date_payment_deadline where status = 5 and exists (
  select from outbox m where m.order_id = orders.id and m.template = 'tutor_pay_deadline' and m.created_at > orders.date_payment_deadline - interval '1 day');
