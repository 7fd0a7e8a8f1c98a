import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { mailingAudiences, mailingLists, mailingStates } from '../../schemas/index.ts'
import { id, now, time } from '../database/columns.ts'

/** Mails of staff's to all who take a list, each in one language (spec: decisions TUT-13, CLI-5). */
export const mailings = pgTable(
  'mailings',
  {
    id: id(),
    list: text().$type<(typeof mailingLists)[number]>().notNull(),
    audience: text().$type<(typeof mailingAudiences)[number]>().notNull(),
    lang: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    button: text().notNull().default(''),
    link: text().notNull().default(''),
    state: text().$type<(typeof mailingStates)[number]>().notNull().default('draft'),
    mails: integer().notNull().default(0),
    /** Tutors or clients up to this one have theirs. */
    after: integer().notNull().default(0),
    created_at: now(),
    sent_at: time(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('mailings_list', sql`${table.list} in ('news', 'promo')`),
    check('mailings_audience', sql`${table.audience} in ('tutors', 'clients')`),
    check('mailings_state', sql`${table.state} in ('draft', 'sending', 'sent') and (${table.state} = 'draft') = (${table.sent_at} is null)`),
    check('mailings_button', sql`(${table.button} = '') = (${table.link} = '')`),
    index('mailings_under_way').on(table.sent_at).where(sql`state = 'sending'`),
  ],
)
