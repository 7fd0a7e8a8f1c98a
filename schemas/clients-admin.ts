import * as z from 'zod/mini'
import { clientContacts, clientLists } from './client-account.ts'
import { call, Flag, Id, Ids, JsonText, listOf, OneOf, or, Page, Password, some, Text, UnixTime, Words } from './common.ts'
import { restList } from './rest.ts'
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
    ...clientContacts,
    messengers: z.object({ viber: z.boolean(), whatsapp: z.boolean() }),
    lang: z.string(),
    city_id: z.nullable(z.int()),
    city: z.nullable(z.string()),
    blacklisted: z.boolean(),
    blacklist_comment: z.string(),
    terms_confirmed_at: time,
    terms_declined_at: time,
    email_subscriptions: clientLists,
    tutor_id: z.nullable(z.int()),
    orders_count: z.int(),
    created_at: z.int(),
    last_login_at: time,
    deleted_at: time,
    /** Why they left, in their words. */
    delete_reason: z.string(),
    admin_comment: z.string(),
    /** By which partner's advertisement they came. */
    cpa: z.nullable(z.record(z.string(), z.string())),
    /** The client whom this one became. */
    merged_into: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'ClientRow' })
export const listClients = call('POST', '/admin/clients', {
  about: 'Clients by filters, newest first (decisions CLI-3)',
  allow: area('clients'),
  body: { page: Page, filters: or(JsonText(ClientFilters), { sort_dir: 'desc' as const }) },
  answer: listOf('clients', ClientRow),
  changes: false,
})

const byStaff = { allow: area('clients') }
const byId = { client_id: Id }
export const setClientPassword = call('POST', '/admin/client/profile/password/set', {
  ...byStaff,
  about: "Sets a client's password, and signs the client out everywhere (decisions AUTH-9)",
  body: { ...byId, password: Password },
  errors: ['not_found', 'wrong_status'],
  personal: true,
})
export const addToBlacklist = call('POST', '/admin/client/blacklist/add', {
  ...byStaff,
  about: 'Takes no more requests from a client, and says why (decisions CLI-2)',
  body: { ...byId, comment: or(Text(0, 500), '') },
  errors: ['not_found', 'wrong_status'],
})
export const removeFromBlacklist = call('POST', '/admin/client/blacklist/remove', {
  ...byStaff,
  about: 'Takes requests from a client again (decisions CLI-2)',
  body: byId,
  errors: ['not_found', 'wrong_status'],
})

/** What is chosen field by field when two clients become one. */
export const mergeFields = ['name', 'email', 'phone_plain', 'lang', 'city_id'] as const
export type MergeField = (typeof mergeFields)[number]
/** What moves from one client to the other, and is counted. */
export const mergeMoves = ['orders', 'chat_threads', 'payments', 'phone_calls', 'sessions', 'site_reviews', 'tutors'] as const

const MergedOrder = z.object({ order_id: z.int(), status: z.int(), review_status: z.int(), date_create: z.int(), city: z.nullable(z.string()) })
export const previewMerge = call('GET', '/admin/client/merge_profiles', {
  ...byStaff,
  about: 'Two clients side by side: where they differ, and what would move from the second to the first (decisions CLI-4)',
  query: { client_id: Id, client_id2: Id },
  answer: {
    client: ClientRow,
    client2: ClientRow,
    orders: z.array(MergedOrder),
    orders2: z.array(MergedOrder),
    conflicts: z.array(z.enum(mergeFields)),
    /** Rows of the second that move; reviews stand in its orders. */
    moves: z.object({
      orders: z.int(),
      chat_threads: z.int(),
      payments: z.int(),
      phone_calls: z.int(),
      sessions: z.int(),
      site_reviews: z.int(),
      tutors: z.int(),
      reviews: z.int(),
    }),
  },
  errors: ['not_found', 'wrong_status'],
})

const Side = /* @__PURE__ */ or(OneOf([1, 2]), 1)
export const mergeClients = call('POST', '/admin/client/merge', {
  allow: area('clients_merge'),
  about: 'Makes two clients one: the first stays, what the second has moves to it (decisions CLI-4)',
  body: {
    client_id: Id,
    client_id2: Id,
    /** Of which of the two each field stays. A phone goes with its country. */
    fields: JsonText(
      z.object({
        name: Side,
        email: Side,
        phone_plain: Side,
        phone_default_country_code: some(OneOf([1, 2])),
        lang: Side,
        city_id: Side,
      }),
    ),
  },
  answer: { merge_id: z.int(), client: ClientRow },
  errors: ['not_found', 'wrong_status'],
  personal: true,
})
export const undoMerge = call('POST', '/admin/client/merge_undo', {
  allow: area('clients_merge'),
  about: 'Makes two merged clients two again, within 30 days; refused with what changed since (decisions CLI-4)',
  body: { merge_id: Id },
  errors: ['not_found', 'wrong_status', 'conflict'],
})

/** What has changed since a merge, so that it can't be undone: orders and payments by number, the client by its fields. */
const Changed = z.object({ kind: z.enum([...mergeMoves, 'client', 'contacts']), ids: z.array(z.union([z.int(), z.string()])) })
export type MergeChanged = z.output<typeof Changed>
export const ClientMerge = /* @__PURE__ */ z
  .object({
    id: z.int(),
    client_id: z.int(),
    client_id2: z.int(),
    name: z.string(),
    name2: z.string(),
    admin_name: z.string(),
    at: z.int(),
    /** Until when it can be undone. */
    until: z.int(),
    changed: z.array(Changed),
  })
  .register(z.globalRegistry, { id: 'ClientMerge' })
export const listMerges = restList(
  '/rest/client_merges',
  'Merges of clients that were not undone, of the last 30 days, newest first (decisions CLI-4)',
  {
    ...byStaff,
    row: ClientMerge,
    filter: z.object({ client_id: some(Id) }),
  },
)

export const duplicateReasons = ['phone', 'email', 'name'] as const
export const ClientDuplicate = /* @__PURE__ */ z
  .object({
    /** Both numbers, the older client first: `12-340`. */
    id: z.string(),
    client_id: z.int(),
    client_id2: z.int(),
    name: z.string(),
    name2: z.string(),
    reason: z.enum(duplicateReasons),
    /** What is the same in both: the phone, the address or the city. */
    same: z.string(),
  })
  .register(z.globalRegistry, { id: 'ClientDuplicate' })
export const listDuplicates = restList(
  '/rest/client_duplicates',
  'Clients who may be the same person: alike in phone, mail, or name and city (decisions CLI-4)',
  {
    ...byStaff,
    row: ClientDuplicate,
    filter: z.object({ client_id: some(Id) }),
  },
)
