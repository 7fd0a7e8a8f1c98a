create table "away_links" (
  "code" text not null,
  "created_at" timestamp with time zone default now() not null,
  "url" text not null
);
alter table "away_links" add constraint "away_links_pkey" PRIMARY KEY (code);
alter table "away_links" add constraint "away_links_url" CHECK ((url ~ '^https?://'::text));
