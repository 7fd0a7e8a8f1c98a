update "tutor_cards" set "data" = "data" || jsonb_build_object('travels',
  (select coalesce(jsonb_agg(jsonb_build_object('city_id', city_id, 'district_id', district_id, 'subdistrict_id', subdistrict_id) order by id), '[]')
    from "tutor_travels" t where t."tutor_id" = "tutor_cards"."tutor_id"));
