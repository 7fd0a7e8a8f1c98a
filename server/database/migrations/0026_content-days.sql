alter table "examination_tests" add column "updated_at" timestamp with time zone default now() not null;
alter table "vacancies" add column "updated_at" timestamp with time zone default now() not null;
alter table "videos" add column "updated_at" timestamp with time zone default now() not null;
update examination_tests set updated_at = created_at;
update vacancies set updated_at = created_at;
update videos set updated_at = created_at;
