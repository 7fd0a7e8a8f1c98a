CREATE INDEX tops_begun ON public.tops USING btree (date_from, id);
