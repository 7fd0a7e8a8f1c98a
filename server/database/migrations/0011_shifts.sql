drop index "phone_calls_admin";
create index phone_calls_admin on phone_calls (admin_id, created_at);
