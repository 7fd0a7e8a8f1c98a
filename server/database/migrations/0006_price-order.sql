CREATE INDEX listings_price_desc ON public.listings USING btree (subject, place, price DESC, rank DESC, tutor_id) INCLUDE (level_mask, traits);
