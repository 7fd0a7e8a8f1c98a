import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { ClientFilters, ClientRow, listClients } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { nameIn } from '../reference/reference.ts'
import { cities } from '../reference/table.ts'
import { dateOf, maybeUnix, unixOf } from '../unix.ts'
import { clientHas } from './search.ts'
import { clients } from './table.ts'

/** What other subjects know of a client; they stand above this one. */
const others = {
  tutor_id: sql<number | null>`(select id from tutors where client_id = clients.id)`,
  orders_count: sql<number>`(select count(*)::int from orders where client_id = clients.id)`,
}

/** Clients by filters, newest first unless asked otherwise. The total is exact up to 10,000 (spec: decisions CLI-3, API-14). */
export async function list({ db, edition }: Context, { page, filters }: Input<typeof listClients>) {
  const where = conditions(filters)
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const rows = await db
    .select({ client: clients, city: cities.name, ...others })
    .from(clients)
    .leftJoin(cities, eq(cities.id, clients.city_id))
    .where(where)
    .orderBy(...(filters.sort_dir === 'asc' ? [asc(clients.created_at), asc(clients.id)] : [desc(clients.created_at), desc(clients.id)]))
    .limit(limit)
    .offset(offset)
  const total_count = await boundedCount(db, clients, where)
  return {
    clients: rows.map(({ client, city, ...row }) => ({ ...present(client), city: city && nameIn(city, edition.panelLanguage), ...row })),
    ...pagingOf(total_count, page_size),
  }
}

function conditions({ client_id, ids, text, blacklisted, terms, has_orders, date_from, date_to }: ClientFilters) {
  const ofClient = sql`exists (select from orders o where o.client_id = ${clients.id})`
  return and(
    client_id === undefined ? undefined : eq(clients.id, client_id),
    ids && inArray(clients.id, ids),
    text === undefined ? undefined : clientHas(text),
    blacklisted === undefined ? undefined : eq(clients.blacklisted, blacklisted),
    terms && isNotNull(terms === 'confirmed' ? clients.terms_confirmed_at : clients.terms_declined_at),
    has_orders === undefined ? undefined : has_orders ? ofClient : sql`not ${ofClient}`,
    date_from === undefined ? undefined : gte(clients.created_at, dateOf(date_from)),
    date_to === undefined ? undefined : lte(clients.created_at, dateOf(date_to)),
  )
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
