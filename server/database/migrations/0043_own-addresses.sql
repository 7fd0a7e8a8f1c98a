update "clients" set "additional_emails" = (
  select coalesce(jsonb_agg(one order by n), '[]') from jsonb_array_elements("additional_emails") with ordinality beside (one, n)
  where lower(one ->> 'email') <> lower("clients"."email"))
where exists (select from jsonb_array_elements("additional_emails") one where lower(one ->> 'email') = lower("clients"."email"));
