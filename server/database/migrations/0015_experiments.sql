create table "experiments" (
  "key" text not null,
  "run" integer default 0 not null,
  "running" boolean not null,
  "started_at" timestamp with time zone,
  "stopped_at" timestamp with time zone,
  "version" integer default 1 not null,
  "weight_0" smallint not null,
  "weight_1" smallint not null,
  "weight_2" smallint not null
);
alter table "experiments" add constraint "experiments_pkey" PRIMARY KEY (key);
alter table "experiments" add constraint "experiments_weights" CHECK (((LEAST(weight_0, weight_1, weight_2) >= 0) AND (((weight_0 + weight_1) + weight_2) > 0)));
