alter table ads add column approved boolean default false not null;
alter table blogs add column approved boolean default false not null;
-- what is on the site was let through, and so was what its tutor took from there
update ads set approved = true where status in (2, 4);
update blogs set approved = true where status = 2 or (status = 4 and published_at is not null);

create function refuse_sixth_ad() returns trigger language plpgsql as $$
begin
  perform from tutors where id = new.tutor_id for update;
  if (select count(*) from ads where tutor_id = new.tutor_id and status <> 5) >= 5 then
    raise check_violation using constraint = 'ads_five', message = 'a tutor has five ads';
  end if;
  return new;
end $$;
create trigger ads_five before insert on ads for each row when (new.status <> 5) execute function refuse_sixth_ad();
create trigger ads_five_again before update of status on ads for each row when (old.status = 5 and new.status <> 5) execute function refuse_sixth_ad();
