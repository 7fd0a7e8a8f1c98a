alter table "tutors" add column "translations" jsonb default '{}'::jsonb not null;
alter table "tutors" add column "new_translations" jsonb default '{}'::jsonb not null;
alter table "tutors" add column "texts_lang" text;
alter table "tutor_lessons" add column "translations" jsonb default '{}'::jsonb not null;
alter table "tutor_lessons" add column "new_translations" jsonb default '{}'::jsonb not null;
update "tutors" set "texts_lang" = "lang";
update "tutor_cards" set "data" = "data" || jsonb_build_object('texts_lang', t."lang", 'short_descriptions', null) from "tutors" t where t."id" = "tutor_id";
