alter table "outbox" add column "unsubscribe" text;
