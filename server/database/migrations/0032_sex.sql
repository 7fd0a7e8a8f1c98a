alter table "tutors" alter column "sex" drop default;
alter table "tutors" alter column "sex" drop not null;
