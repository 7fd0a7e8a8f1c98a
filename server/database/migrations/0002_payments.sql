create table "once_answers" (
  "actor" text not null,
  "answer" jsonb,
  "at" timestamp with time zone default now() not null,
  "key" text not null,
  "request" text not null
);
create table "payments" (
  "client_id" integer,
  "created_at" timestamp with time zone default now() not null,
  "currency" text not null,
  "id" uuid default gen_random_uuid() not null,
  "paid_at" timestamp with time zone,
  "provider" text not null,
  "provider_ref" text,
  "purpose" text not null,
  "status" text default 'created'::text not null,
  "sum" numeric(12,2) not null,
  "target_id" integer,
  "tutor_id" integer
);
alter table "once_answers" add constraint "once_answers_actor_key_pk" PRIMARY KEY (actor, key);
alter table "payments" add constraint "payments_paid" CHECK (((status <> ALL (ARRAY['paid'::text, 'refunded'::text])) OR ((paid_at IS NOT NULL) AND (provider_ref IS NOT NULL))));
alter table "payments" add constraint "payments_payer" CHECK ((num_nonnulls(tutor_id, client_id) = 1));
alter table "payments" add constraint "payments_pkey" PRIMARY KEY (id);
alter table "payments" add constraint "payments_purpose" CHECK ((purpose = ANY (ARRAY['wallet'::text, 'order'::text, 'top'::text, 'client_order'::text])));
alter table "payments" add constraint "payments_status" CHECK ((status = ANY (ARRAY['created'::text, 'pending'::text, 'paid'::text, 'failed'::text, 'refunded'::text])));
alter table "payments" add constraint "payments_sum" CHECK ((sum > (0)::numeric));
alter table "payments" add constraint "payments_target" CHECK (((purpose = 'wallet'::text) = (target_id IS NULL)));
CREATE INDEX once_answers_at ON public.once_answers USING btree (at);
CREATE INDEX payments_client ON public.payments USING btree (client_id, created_at);
CREATE UNIQUE INDEX payments_provider_ref ON public.payments USING btree (provider, provider_ref);
CREATE INDEX payments_tutor ON public.payments USING btree (tutor_id, created_at);
alter table "payments" add constraint "payments_client_id_clients_id_fk" FOREIGN KEY (client_id) REFERENCES clients(id);
alter table "payments" add constraint "payments_tutor_id_tutors_id_fk" FOREIGN KEY (tutor_id) REFERENCES tutors(id);
