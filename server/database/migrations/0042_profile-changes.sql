alter table "tutors" add column "changed_at" timestamp with time zone;
