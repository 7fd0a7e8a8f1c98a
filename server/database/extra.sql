-- What the tables' own language can't say: counts by trigger, covering indexes and vacuuming of the projection. Rows that every database has stand in the
-- migrations alone.

create function count_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into order_counts (admin_id, day, status, n)
      select coalesce(old.admin_id, 0), day, old.status, -1 from unnest(array[old.created_day, null]) day;
  end if;
  if tg_op <> 'DELETE' then
    insert into order_counts (admin_id, day, status, n)
      select coalesce(new.admin_id, 0), day, new.status, 1 from unnest(array[new.created_day, null]) day;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_counted after insert or delete on orders for each row execute function count_order();
--> statement-breakpoint
create trigger orders_recounted after update of status, admin_id, created_day on orders for each row
  when (old.status is distinct from new.status or old.admin_id is distinct from new.admin_id or old.created_day is distinct from new.created_day)
  execute function count_order();
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is a ledger: its lines are never changed', tg_table_name;
end $$;
--> statement-breakpoint
create trigger wallet_lines_immutable before update or delete on wallet_lines for each row execute function refuse_change();
--> statement-breakpoint
-- A line leaves what was there and its sum; two that are written at once wait for each other.
create function refuse_wrong_balance() returns trigger language plpgsql as $$
begin
  perform from tutors where id = new.tutor_id for update;
  if new.balance_after is distinct from
    new.sum + coalesce((select balance_after from wallet_lines where tutor_id = new.tutor_id order by id desc limit 1), 0) then
    raise check_violation using constraint = 'wallet_line_sums', message = 'a line of a wallet leaves what was there and its sum';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger wallet_line_sums before insert on wallet_lines for each row execute function refuse_wrong_balance();
--> statement-breakpoint
-- What a line of the journal says of somebody is forgotten with them; that it happened, by whom and when stays.
create function refuse_change_but_forgetting() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.changes is null and to_jsonb(new) - 'changes' = to_jsonb(old) - 'changes' then
    return new;
  end if;
  raise exception '% is a journal: its lines are never changed', tg_table_name;
end $$;
--> statement-breakpoint
create trigger admin_log_immutable before update or delete on admin_log for each row execute function refuse_change_but_forgetting();
--> statement-breakpoint
create index listings_rank on listings (subject, place, rank desc, tutor_id) include (level_mask, traits, price, reviews);
--> statement-breakpoint
create index listings_price on listings (subject, place, price, rank desc, tutor_id) include (level_mask, traits);
--> statement-breakpoint
-- read backwards, the one above would bring the worst of a price first
create index listings_price_desc on listings (subject, place, price desc, rank desc, tutor_id) include (level_mask, traits);
--> statement-breakpoint
create index listings_reviews on listings (subject, place, reviews desc, tutor_id) include (level_mask, traits, price);
--> statement-breakpoint
create index listings_tops on listings (subject, place, tutor_id) include (level_mask, traits, price, rank) where traits & 32 <> 0;
--> statement-breakpoint
alter table listings set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
create function count_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_counts (subject, place, price, traits, n)
      select subject, place, price, traits, count(*) from written where subject = 0 or place in (0, 1) group by subject, place, price, traits;
  elsif tg_op = 'DELETE' then
    insert into listing_counts (subject, place, price, traits, n)
      select subject, place, price, traits, -count(*) from gone where subject = 0 or place in (0, 1) group by subject, place, price, traits;
  else
    insert into listing_counts (subject, place, price, traits, n)
      select subject, place, price, traits, sum(n)
      from (select subject, place, price, traits, 1 as n from written union all select subject, place, price, traits, -1 from gone) moved
      where subject = 0 or place in (0, 1) group by subject, place, price, traits having sum(n) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger listings_written after insert on listings referencing new table as written for each statement execute function count_listings();
--> statement-breakpoint
create trigger listings_gone after delete on listings referencing old table as gone for each statement execute function count_listings();
--> statement-breakpoint
create trigger listings_moved after update on listings referencing old table as gone new table as written for each statement execute function count_listings();
--> statement-breakpoint
-- Keys of tables whose folder knows nothing of orders.
alter table outbox add constraint outbox_order_id_orders_id_fk foreign key (order_id) references orders (id) on delete set null;
--> statement-breakpoint
alter table wallet_lines add constraint wallet_lines_order_id_orders_id_fk foreign key (order_id) references orders (id);
--> statement-breakpoint
alter table tutor_activities add constraint tutor_activities_order_id_orders_id_fk foreign key (order_id) references orders (id) on delete set null;
--> statement-breakpoint
alter table affiliate_rewards add constraint affiliate_rewards_order_id_orders_id_fk foreign key (order_id) references orders (id);
--> statement-breakpoint
alter table chat_threads add constraint chat_threads_order_id_orders_id_fk foreign key (order_id) references orders (id) on delete cascade;
--> statement-breakpoint
-- A session that ends, or loses one of its people, is told to whoever holds something open for it.
create or replace function tell_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', old.id);
  return null;
end $$;
--> statement-breakpoint
create trigger sessions_ended after delete on sessions for each row execute function tell_session();
--> statement-breakpoint
create trigger sessions_changed after update on sessions for each row
  when (old.client_id is distinct from new.client_id or old.tutor_id is distinct from new.tutor_id or old.admin_id is distinct from new.admin_id)
  execute function tell_session();
--> statement-breakpoint
-- A tutor has five ads beside the deleted ones; two that are made at once wait for each other.
create function refuse_sixth_ad() returns trigger language plpgsql as $$
begin
  perform from tutors where id = new.tutor_id for update;
  if (select count(*) from ads where tutor_id = new.tutor_id and status <> 5) >= 5 then
    raise check_violation using constraint = 'ads_five', message = 'a tutor has five ads';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger ads_five before insert on ads for each row when (new.status <> 5) execute function refuse_sixth_ad();
--> statement-breakpoint
create trigger ads_five_again before update of status on ads for each row when (old.status = 5 and new.status <> 5) execute function refuse_sixth_ad();
