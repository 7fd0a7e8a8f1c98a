alter table "tutors" add column "delete_requested_at" timestamp with time zone;
alter table "tutors" add column "status_before_delete" smallint;
alter table "tutors" add column "delete_reason" text default ''::text not null;
alter table "tutors" add constraint "tutors_leaving" CHECK ((((delete_requested_at IS NULL) = (status_before_delete IS NULL)) AND ((delete_requested_at IS NULL) OR (status = ANY (ARRAY[4, 5, 8])))));
CREATE INDEX tutors_leaving_since ON public.tutors USING btree (delete_requested_at) WHERE (delete_requested_at IS NOT NULL);
alter table "codes" add column "email" text;
alter table "codes" drop constraint "codes_tutor";
alter table "codes" add constraint "codes_tutor" CHECK (((((tutor_id IS NOT NULL))::integer = num_nonnulls(phone, email)) AND (num_nonnulls(client_id, tutor_id) <= 1)));
create function refuse_change_but_forgetting() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.changes is null and to_jsonb(new) - 'changes' = to_jsonb(old) - 'changes' then
    return new;
  end if;
  raise exception '% is a journal: its lines are never changed', tg_table_name;
end $$;
drop trigger admin_log_immutable on admin_log;
create trigger admin_log_immutable before update or delete on admin_log for each row execute function refuse_change_but_forgetting();
