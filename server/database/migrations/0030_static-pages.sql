alter table "static_pages" add column "from_seed" boolean default false not null;
-- a page that nobody has saved since it was filled in still says what the product wrote
UPDATE static_pages SET from_seed = true WHERE version = 1;
