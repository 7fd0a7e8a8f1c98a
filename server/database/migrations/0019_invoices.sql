create table "invoices" (
  "buyer" text[] not null,
  "lang" text not null,
  "merchant_id" integer,
  "number" text not null,
  "payment_id" uuid not null,
  "place" integer not null,
  "seller" text[] not null,
  "tax_percent" numeric(5,2) not null
);
alter table "payment_doubts" add column "outcome" text;
alter table "payment_doubts" add column "tutor_id" integer;
alter table "invoices" add constraint "invoices_pkey" PRIMARY KEY (payment_id);
alter table "invoices" add constraint "invoices_place" UNIQUE NULLS NOT DISTINCT (merchant_id, place);
alter table "payment_doubts" add constraint "payment_doubts_judged" CHECK (((num_nonnulls(judged_at, outcome) <> 1) AND ((tutor_id IS NULL) OR (outcome = 'credited'::text))));
alter table "payment_doubts" add constraint "payment_doubts_outcome" CHECK ((outcome = ANY (ARRAY['credited'::text, 'closed'::text])));
alter table "invoices" add constraint "invoices_merchant_id_merchants_id_fk" FOREIGN KEY (merchant_id) REFERENCES merchants(id);
alter table "invoices" add constraint "invoices_payment_id_payments_id_fk" FOREIGN KEY (payment_id) REFERENCES payments(id);
alter table "payment_doubts" add constraint "payment_doubts_tutor_id_tutors_id_fk" FOREIGN KEY (tutor_id) REFERENCES tutors(id);
