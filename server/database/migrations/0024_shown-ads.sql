CREATE INDEX ads_shown ON public.ads USING btree (published_at, id) WHERE (status = 2);
CREATE INDEX ads_shown_lesson ON public.ads USING btree (lesson_id, published_at, id) WHERE (status = 2);
