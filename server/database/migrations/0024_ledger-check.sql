create table "ledger_check" (
  "counted_at" timestamp with time zone not null,
  "id" smallint default 1 not null,
  "lines" integer not null,
  "wallets" integer not null,
  "wrong" jsonb not null
);
alter table "ledger_check" add constraint "ledger_check_one" CHECK ((id = 1));
alter table "ledger_check" add constraint "ledger_check_pkey" PRIMARY KEY (id);
