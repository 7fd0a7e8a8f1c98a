create table "admin_schedules" (
  "admin_id" integer not null,
  "exceptions" jsonb not null,
  "version" integer default 1 not null,
  "week" jsonb not null
);
alter table "admin_schedules" add constraint "admin_schedules_pkey" PRIMARY KEY (admin_id);
alter table "admin_schedules" add constraint "admin_schedules_admin_id_admins_id_fk" FOREIGN KEY (admin_id) REFERENCES admins(id) ON DELETE CASCADE;
