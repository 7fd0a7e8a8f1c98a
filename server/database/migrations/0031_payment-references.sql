alter table "payment_doubts" drop constraint "payment_doubts_reason";
alter table "payment_doubts" add constraint "payment_doubts_reason" CHECK ((reason = ANY (ARRAY['unknown'::text, 'sum'::text, 'currency'::text, 'twice'::text, 'reference'::text])));
