drop index "ads_shown";
drop index "ads_shown_lesson";
CREATE INDEX ads_newest ON public.ads USING btree (published_at, id, tutor_id, lesson_id) WHERE (status = 2);
CREATE INDEX ads_newest_lesson ON public.ads USING btree (lesson_id, published_at, id, tutor_id, level_id) WHERE (status = 2);
