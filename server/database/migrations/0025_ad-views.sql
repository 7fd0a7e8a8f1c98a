create table "ad_views" (
  "ad_id" integer not null
);
