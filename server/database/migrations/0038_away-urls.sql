CREATE UNIQUE INDEX away_links_of_url ON public.away_links USING btree (url);
