import * as z from 'zod/mini'
import { call, Flag, Id, Ids, JsonText, listOf, or, Page, some, Text, UnixTime, Words } from './common.ts'
import { area } from './rights.ts'

/** Filters of the staff client list (spec: decisions CLI-3). */
export const ClientFilters = /* @__PURE__ */ z.object({
  client_id: some(Id),
  ids: some(Ids),
  text: some(Text(1, 100)),
  blacklisted: some(Flag),
  terms: some(Words(['confirmed', 'declined'])),
  has_orders: some(Flag),
  date_from: some(UnixTime),
  date_to: some(UnixTime),
  sort_dir: or(Words(['asc', 'desc']), 'desc'),
})
export type ClientFilters = z.output<typeof ClientFilters>

const time = z.nullable(z.int())
/** The row carries all that the client screen shows: there is no call for one client (spec: decisions CLI-1, CLI-3). */
export const ClientRow = /* @__PURE__ */ z
  .object({
    id: z.int(),
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.nullable(z.string()),
    email_confirmed: z.boolean(),
    phone_plain: z.nullable(z.string()),
    phone_default_country_code: z.int(),
    phone_confirmed: z.boolean(),
    messengers: z.object({ viber: z.boolean(), whatsapp: z.boolean() }),
    lang: z.string(),
    city_id: z.nullable(z.int()),
    city: z.nullable(z.string()),
    blacklisted: z.boolean(),
    blacklist_comment: z.string(),
    terms_confirmed_at: time,
    terms_declined_at: time,
    email_subscriptions: z.object({ reminders: z.boolean(), news: z.boolean(), promo: z.boolean() }),
    tutor_id: z.nullable(z.int()),
    orders_count: z.int(),
    created_at: z.int(),
    last_login_at: time,
    deleted_at: time,
    admin_comment: z.string(),
  })
  .register(z.globalRegistry, { id: 'ClientRow' })
export const listClients = call('POST', '/admin/clients', {
  about: 'Clients by filters, newest first (decisions CLI-3)',
  allow: area('clients'),
  body: { page: Page, filters: or(JsonText(ClientFilters), { sort_dir: 'desc' as const }) },
  answer: listOf('clients', ClientRow),
  changes: false,
})
