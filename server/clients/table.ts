import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, now, time } from '../database/columns.ts'
import { Refusals } from '../database/refusals.ts'
import { cities } from '../reference/table.ts'

export interface Subscriptions {
  reminders: boolean
  news: boolean
  promo: boolean
}

/** An address beside the account's own that takes its mails; its owner has followed the mailed link (spec: decisions CLI-5). */
export interface AdditionalEmail {
  email: string
  subscriptions: Subscriptions
}

/** Phones are stored in E.164 and found by them (spec: decisions EDN-2, CLI-1). */
export const clients = pgTable(
  'clients',
  {
    id: id(),
    name: text().notNull(),
    last_name: text().notNull().default(''),
    email: text(),
    email_confirmed: boolean().notNull().default(false),
    phone: text(),
    phone_country: smallint().notNull().default(1),
    phone_confirmed: boolean().notNull().default(false),
    /** The phone or address that was only typed when the owner proved the other one: laid aside until they say whether it is theirs (spec: decisions CLI-6). */
    doubted_contact: text(),
    password_hash: text(),
    /** It went to the address and nobody has signed in by it yet: who does has read their mail (spec: decisions AUTH-4). */
    password_mailed: boolean().notNull().default(false),
    viber: boolean().notNull().default(false),
    whatsapp: boolean().notNull().default(false),
    lang: text().notNull(),
    city_id: integer().references(() => cities.id),
    blacklisted: boolean().notNull().default(false),
    blacklist_comment: text().notNull().default(''),
    terms_confirmed_at: time(),
    terms_declined_at: time(),
    /** Version of the terms that was accepted or declined (spec: decisions AUTH-17). */
    terms_version: smallint(),
    email_subscriptions: jsonb().$type<Subscriptions>().notNull().default({ reminders: true, news: false, promo: false }),
    additional_emails: jsonb().$type<AdditionalEmail[]>().notNull().default([]),
    utm: jsonb().$type<Record<string, string>>(),
    cpa: jsonb().$type<Record<string, string>>(),
    admin_comment: text().notNull().default(''),
    created_at: now(),
    last_login_at: time(),
    deleted_at: time(),
    /** Why a client left, in their words. */
    delete_reason: text().notNull().default(''),
    /** When name, contacts and words of a deleted client were erased. */
    erased_at: time(),
    /** The client whom this one became; it is deleted then (spec: decisions CLI-4). */
    merged_into: integer().references((): AnyPgColumn => clients.id),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('clients_email').on(sql`lower(${table.email})`),
    uniqueIndex('clients_phone').on(table.phone),
    index('clients_created').on(table.created_at),
    index('clients_search').using(
      'gin',
      sql`(${table.name} || ' ' || ${table.last_name} || ' ' || coalesce(${table.phone}, '') || ' ' || coalesce(${table.email}, '')) gin_trgm_ops`,
    ),
    // by what two clients may be one: see `clients-admin/duplicates.ts`
    index('clients_phone_end').on(sql`"right"(${table.phone}, 9)`).where(sql`deleted_at is null`),
    index('clients_mailbox')
      .on(sql`(regexp_replace(split_part(lower(${table.email}), '@', 1), '[+].*$|[.]', '', 'g') || '@' || split_part(lower(${table.email}), '@', 2))`)
      .where(sql`deleted_at is null`),
    index('clients_namesake').on(table.city_id, sql`lower(btrim(${table.name} || ' ' || ${table.last_name}))`).where(sql`deleted_at is null`),
    index('clients_to_erase').on(table.deleted_at).where(sql`deleted_at is not null and erased_at is null and merged_into is null`),
    index('clients_merged').on(table.merged_into).where(sql`merged_into is not null`),
  ],
)

export const clientRefusals = new Refusals({ clients_email: { email: 'email_taken' }, clients_phone: { phone_plain: 'phone_taken' } })
