CREATE INDEX tutors_created ON public.tutors USING btree (created_at);
CREATE INDEX tutors_to_verify ON public.tutors USING btree (id) WHERE ((verification_requested_at IS NOT NULL) AND (NOT verified));
