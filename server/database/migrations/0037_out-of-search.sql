update "tutor_cards" set "data" = "data" || jsonb_build_object('out_of_search', not coalesce((t."settings" ->> 'profile_in_search_engines')::boolean, true)) from "tutors" t where t."id" = "tutor_id";
