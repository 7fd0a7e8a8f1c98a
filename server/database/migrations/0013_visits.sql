create table "daily_counts" (
  "day" date not null,
  "experiment" text default ''::text not null,
  "n" integer not null,
  "run" integer default 0 not null,
  "variant" smallint default 0 not null,
  "what" text not null
);
alter table "daily_counts" add constraint "daily_counts_what" CHECK ((what = ANY (ARRAY['visits'::text, 'forms'::text, 'requests'::text])));
CREATE INDEX daily_counts_cell ON public.daily_counts USING btree (experiment, run, day, what, variant, n);
