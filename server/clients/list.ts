import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { ClientFilters, ClientRow, listClients } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import type { Reader } from '../database/open.ts'
import { inLanguage } from '../orders/names.ts'
import { orders } from '../orders/table.ts'
import { cities } from '../reference/table.ts'
import { tutors } from '../tutors/table.ts'
import { dateOf, maybeUnix, unixOf } from '../unix.ts'
import { clientHas } from './search.ts'
import { clients } from './table.ts'

const PAGE_SIZE = 25

/** Clients by filters, newest first unless asked otherwise. The total is exact up to 10,000 (spec: decisions CLI-3, API-14). */
export async function list({ db, edition }: Context, { page, filters }: Input<typeof listClients>) {
  const where = conditions(filters)
  const rows = await db
    .select({ client: clients, city: cities.name, tutor_id: tutors.id })
    .from(clients)
    .leftJoin(cities, eq(cities.id, clients.city_id))
    .leftJoin(tutors, eq(tutors.client_id, clients.id))
    .where(where)
    .orderBy(...(filters.sort_dir === 'asc' ? [asc(clients.created_at), asc(clients.id)] : [desc(clients.created_at), desc(clients.id)]))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const ordered = await ordersOf(
    db,
    rows.map(({ client }) => client.id),
  )
  const total_count = await boundedCount(db, clients, where)
  return {
    clients: rows.map(({ client, city, tutor_id }) => ({
      ...present(client),
      city: city && inLanguage(city, edition.panelLanguage),
      tutor_id,
      orders_count: ordered.get(client.id) ?? 0,
    })),
    total_count,
    page_size: PAGE_SIZE,
    pages_count: Math.ceil(total_count / PAGE_SIZE),
  }
}

function conditions({ client_id, text, blacklisted, terms, has_orders, date_from, date_to }: ClientFilters) {
  const ofClient = sql`exists (select from orders o where o.client_id = ${clients.id})`
  return and(
    client_id === undefined ? undefined : eq(clients.id, client_id),
    text === undefined ? undefined : clientHas(text),
    blacklisted === undefined ? undefined : eq(clients.blacklisted, blacklisted),
    terms && isNotNull(terms === 'confirmed' ? clients.terms_confirmed_at : clients.terms_declined_at),
    has_orders === undefined ? undefined : has_orders ? ofClient : sql`not ${ofClient}`,
    date_from === undefined ? undefined : gte(clients.created_at, dateOf(date_from)),
    date_to === undefined ? undefined : lte(clients.created_at, dateOf(date_to)),
  )
}

async function ordersOf(db: Reader, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const counts = await db
    .select({ client_id: orders.client_id, n: sql<number>`count(*)::int` })
    .from(orders)
    .where(inArray(orders.client_id, ids))
    .groupBy(orders.client_id)
  return new Map(counts.map(({ client_id, n }) => [client_id, n]))
}

function present(client: typeof clients.$inferSelect): Omit<z.input<typeof ClientRow>, 'city' | 'tutor_id' | 'orders_count'> {
  const { viber, whatsapp, ...row } = client
  return {
    ...row,
    first_name: client.name,
    phone_plain: client.phone,
    phone_default_country_code: client.phone_country,
    messengers: { viber, whatsapp },
    terms_confirmed_at: maybeUnix(client.terms_confirmed_at),
    terms_declined_at: maybeUnix(client.terms_declined_at),
    created_at: unixOf(client.created_at),
    last_login_at: maybeUnix(client.last_login_at),
    deleted_at: maybeUnix(client.deleted_at),
  }
}
