alter table "chat_messages" add column "delivered_at" timestamp with time zone;
alter table "chat_threads" add column "client_mailed_at" timestamp with time zone;
alter table "chat_threads" add column "client_mailed_id" integer;
alter table "chat_threads" add column "tutor_mailed_at" timestamp with time zone;
alter table "chat_threads" add column "tutor_mailed_id" integer;
CREATE INDEX chat_messages_away ON public.chat_messages USING btree (created_at) WHERE ((recipient <> 'admin'::text) AND (read_at IS NULL) AND (delivered_at IS NULL) AND (deleted_at IS NULL));
CREATE INDEX chat_messages_unread ON public.chat_messages USING btree (thread_id) WHERE ((recipient <> 'admin'::text) AND (read_at IS NULL) AND (deleted_at IS NULL));
