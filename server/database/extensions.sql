-- What the tables need before they are made.
create extension if not exists pg_trgm;
