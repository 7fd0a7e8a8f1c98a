import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ChatKind, ChatRole, Way } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { clients } from '../clients/table.ts'
import { id, now, time } from '../database/columns.ts'
import { outbox } from '../outbox/table.ts'
import { tutors } from '../tutors/table.ts'

/** Two who talk about an order: its client, a tutor of it, staff as one (spec: decisions MSG-2). */
export const chatThreads = pgTable(
  'chat_threads',
  {
    id: id(),
    /** References `orders`, which stands above: extra.sql says so. */
    order_id: integer().notNull(),
    kind: text().$type<ChatKind>().notNull(),
    client_id: integer().references((): AnyPgColumn => clients.id),
    tutor_id: integer().references((): AnyPgColumn => tutors.id),
    /** When each was last told by mail that something waits, and up to which message. */
    client_mailed_at: time(),
    client_mailed_id: integer(),
    tutor_mailed_at: time(),
    tutor_mailed_id: integer(),
  },
  (table) => [
    unique('chat_threads_people').on(table.order_id, table.kind, table.tutor_id).nullsNotDistinct(),
    check(
      'chat_threads_kind',
      sql`(${table.kind} in ('client_admin', 'client_tutor')) = (${table.client_id} is not null)
        and (${table.kind} in ('tutor_admin', 'client_tutor')) = (${table.tutor_id} is not null)`,
    ),
    index('chat_threads_client').on(table.client_id),
    index('chat_threads_tutor').on(table.tutor_id),
  ],
)

/** What they wrote. Sender and recipient are the thread's; of staff `admin_id` says who it was. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    thread_id: integer()
      .notNull()
      .references(() => chatThreads.id, { onDelete: 'cascade' }),
    sender: text().$type<ChatRole>().notNull(),
    recipient: text().$type<ChatRole>().notNull(),
    admin_id: integer().references(() => admins.id),
    msg_text: text().notNull().default(''),
    /** By number: see `SERVICE` and `MSG_TYPE` of the schemas. */
    msg_service: smallint().$type<Way>().notNull().default(0),
    msg_type: smallint().notNull().default(0),
    auto_msg: boolean().notNull().default(false),
    /** Its picture's name among the uploads. */
    media: text(),
    /** The sender's own name of it, once in a thread. */
    key: text(),
    /** A gateway's name of one that came in by it: `viber 12ab`. */
    relay_key: text(),
    /** The same on its way out by a messenger. */
    outbox_id: integer().references(() => outbox.id, { onDelete: 'set null' }),
    relayed_at: time(),
    /** When it first reached an open page of the recipient's. */
    delivered_at: time(),
    read_at: time(),
    deleted_at: time(),
    created_at: now(),
  },
  (table) => [
    index('chat_messages_thread').on(table.thread_id, table.id),
    index('chat_messages_waiting').on(table.thread_id).where(sql`recipient = 'admin' and read_at is null and deleted_at is null`),
    index('chat_messages_unread').on(table.thread_id).where(sql`recipient <> 'admin' and read_at is null and deleted_at is null`),
    index('chat_messages_away')
      .on(table.created_at)
      .where(sql`recipient <> 'admin' and read_at is null and delivered_at is null and deleted_at is null`),
    uniqueIndex('chat_messages_key').on(table.thread_id, table.sender, table.key).where(sql`key is not null`),
    uniqueIndex('chat_messages_relay').on(table.relay_key).where(sql`relay_key is not null`),
    uniqueIndex('chat_messages_outbox').on(table.outbox_id).where(sql`outbox_id is not null`),
    index('chat_messages_admin').on(table.admin_id),
    index('chat_messages_media').on(table.media).where(sql`media is not null`),
    check('chat_messages_people', sql`${table.sender} <> ${table.recipient} and (${table.admin_id} is null or ${table.sender} = 'admin')`),
    check('chat_messages_service', sql`${table.msg_service} between 0 and 3`),
    check('chat_messages_type', sql`${table.msg_type} between 0 and 2`),
  ],
)
export type ThreadRow = typeof chatThreads.$inferSelect
export type MessageRow = typeof chatMessages.$inferSelect
