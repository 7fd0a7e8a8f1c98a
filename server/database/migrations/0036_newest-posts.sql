CREATE INDEX blogs_newest ON public.blogs USING btree (lang, published_at, id) WHERE (status = 2);
CREATE INDEX blogs_newest_lesson ON public.blogs USING btree (lang, lesson_id, published_at, id) WHERE (status = 2);
