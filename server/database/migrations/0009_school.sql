create table "lesson_transfers" (
  "hours_from" text default '00:00'::text not null,
  "hours_to" text default '00:00'::text not null,
  "is_active" boolean default false not null,
  "lesson_id" integer not null,
  "level_ids" integer[] default '{}'::integer[] not null,
  "share_percent" smallint default 0 not null,
  "updated_at" timestamp with time zone,
  "version" integer default 1 not null
);
create table "school_settings" (
  "id" smallint default 1 not null,
  "transfer_offline_lesson" boolean default false not null
);
alter table "lesson_transfers" add constraint "lesson_transfers_pkey" PRIMARY KEY (lesson_id);
alter table "lesson_transfers" add constraint "lesson_transfers_share" CHECK (((share_percent >= 0) AND (share_percent <= 100)));
alter table "school_settings" add constraint "school_settings_one" CHECK ((id = 1));
alter table "school_settings" add constraint "school_settings_pkey" PRIMARY KEY (id);
alter table "lesson_transfers" add constraint "lesson_transfers_lesson_id_lessons_id_fk" FOREIGN KEY (lesson_id) REFERENCES lessons(id) ON DELETE CASCADE;
