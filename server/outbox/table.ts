import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { outboxChannels, outboxStates } from '../../schemas/index.ts'
import { id, now, time } from '../database/columns.ts'
import { emailProfiles } from './template-tables.ts'

/** Everything that leaves the process, written in the transaction that causes it (record 6). */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    channel: text().$type<(typeof outboxChannels)[number]>().notNull(),
    template: text().notNull(),
    lang: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull().default(''),
    /** The texts with `{secret}` where a code or token goes. */
    text: text().notNull(),
    html: text().notNull().default(''),
    /** Address of the picture that goes along by a messenger. */
    media: text(),
    /** Of a mail of a list: where mail programs take its reader off it. */
    unsubscribe: text(),
    /** The code, password or token, encrypted; erased when delivered. */
    secret: text(),
    /** References `orders`, which stands above the outbox: extra.sql says so. */
    order_id: integer(),
    state: text().$type<(typeof outboxStates)[number]>().notNull().default('waiting'),
    /** The sender of a mail; null: that of the settings. */
    profile_id: integer().references(() => emailProfiles.id, { onDelete: 'set null' }),
    tries: smallint().notNull().default(0),
    last_error: text().notNull().default(''),
    idempotency_key: uuid().notNull().defaultRandom(),
    variables: jsonb().$type<Record<string, string>>().notNull().default({}),
    created_at: now(),
    next_try_at: time(),
    delivered_at: time(),
  },
  (table) => [
    index('outbox_waiting').on(table.next_try_at).where(sql`state = 'waiting'`),
    index('outbox_created').on(table.created_at),
    index('outbox_order').on(table.order_id, table.template),
    check('outbox_channel', sql`${table.channel} in ('mail', 'sms', 'viber', 'whatsapp')`),
    check('outbox_state', sql`${table.state} in ('waiting', 'delivered', 'kept', 'dead')`),
  ],
)
