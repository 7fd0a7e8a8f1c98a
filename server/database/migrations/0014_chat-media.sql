CREATE INDEX chat_messages_media ON public.chat_messages USING btree (media) WHERE (media IS NOT NULL);
