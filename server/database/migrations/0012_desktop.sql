create index order_log_taken on order_log (order_id, at) where "to" = 2;
create index order_tutors_responded on order_tutors (responded_at);
create index tutors_billing_sent on tutors (id) where billing_status = 1;
