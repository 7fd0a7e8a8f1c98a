import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { smsChannels } from '../../schemas/index.ts'
import { id, now } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'

/** Who mails come from, and the SMTP server that carries them; without a host that of the settings (spec: decisions MSG-9). */
export const emailProfiles = pgTable(
  'email_profiles',
  {
    id: id(),
    name: text().notNull(),
    from_name: text().notNull(),
    from_email: text().notNull(),
    reply_to: text().notNull().default(''),
    smtp_host: text().notNull().default(''),
    smtp_port: integer(),
    secure: boolean().notNull().default(false),
    smtp_user: text().notNull().default(''),
    /** Sealed under the product's secret; empty for none. */
    smtp_password: text().notNull().default(''),
    is_default: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    version: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('email_profiles_default').on(table.is_default).where(sql`${table.is_default}`)],
)

const templateColumns = () => ({
  id: id(),
  key: text().notNull(),
  lang: text().notNull(),
  /** What staff call it; empty: as the panel words its key. */
  name: text().notNull().default(''),
  /** What staff wrote; null: the product's own words. */
  text: text(),
  active: boolean().notNull().default(true),
  version: integer().notNull().default(1),
  updated_at: now(),
})

/** The words of each mail in each language of the edition, as far as staff changed them (spec: decisions MSG-9, MSG-11). */
export const emailTemplates = pgTable(
  'email_templates',
  {
    ...templateColumns(),
    profile_id: integer().references(() => emailProfiles.id),
    subject: text(),
    button: text(),
    html: text().notNull().default(''),
  },
  (table) => [
    unique('email_templates_key').on(table.key, table.lang),
    check('email_templates_own', sql`num_nonnulls(${table.text}, ${table.subject}, ${table.button}) in (0, 3)`),
  ],
)

/** The words of each short message in each language of the edition, as far as staff changed them (spec: decisions MSG-10, MSG-11). */
export const smsTemplates = pgTable(
  'sms_templates',
  {
    ...templateColumns(),
    channels: text().array().$type<(typeof smsChannels)[number][]>().notNull().default(['sms']),
  },
  (table) => [unique('sms_templates_key').on(table.key, table.lang)],
)

export const templateRefusals = new Refusals({ email_templates_key: { key: 'not_unique' }, sms_templates_key: { key: 'not_unique' } })
