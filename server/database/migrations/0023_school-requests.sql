CREATE UNIQUE INDEX orders_parent ON public.orders USING btree (parent_order_id) WHERE (parent_order_id IS NOT NULL);
