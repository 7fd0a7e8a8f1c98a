create table "listing_counts" (
  "n" integer not null,
  "place" integer not null,
  "price" integer not null,
  "subject" integer not null,
  "traits" smallint not null
);
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
create trigger listings_written after insert on listings referencing new table as written for each statement execute function count_listings();
create trigger listings_gone after delete on listings referencing old table as gone for each statement execute function count_listings();
create trigger listings_moved after update on listings referencing old table as gone new table as written for each statement execute function count_listings();

-- The triggers hold back every change of listings until they are counted.
insert into listing_counts (subject, place, price, traits, n)
  select subject, place, price, traits, count(*) from listings where subject = 0 or place in (0, 1) group by subject, place, price, traits;
CREATE INDEX listing_counts_cell ON public.listing_counts USING btree (subject, place, price, traits, n);
