alter table tutors add column settings jsonb default '{}'::jsonb not null;
