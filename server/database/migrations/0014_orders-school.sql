create index orders_school on orders (school_order_id) where school_order_id is not null;
