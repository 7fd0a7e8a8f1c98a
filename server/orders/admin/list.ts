import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type countOrders, type listOrders, openActions, type orderSorts, placesOf, type Status } from '../../../schemas/index.ts'
import { isManager } from '../../admins/manager.ts'
import { admins } from '../../admins/table.ts'
import type { Input } from '../../calls.ts'
import { clients } from '../../clients/table.ts'
import { type Context, requireAdmin } from '../../context.ts'
import { boundedCount, COUNTED } from '../../database/bounded-count.ts'
import type { Reader } from '../../database/open.ts'
import { pageSizeOf, pagingOf } from '../../database/paging.ts'
import { unreadOf } from '../../threads/unread.ts'
import { wholeName } from '../../tutors/names.ts'
import { tutors } from '../../tutors/table.ts'
import { maybeUnix, unixOf } from '../../unix.ts'
import { deadlineOf } from '../deadline.ts'
import { levelNames, namesOf, rateOf } from '../names.ts'
import { firstClassOf, isOverdue } from '../present.ts'
import { permittedActions } from '../rights.ts'
import { factsOf, type Order, tutorRowsOf } from '../rows.ts'
import { orderFavorites, orders } from '../table.ts'
import { datedFirst, type Page } from './dated-first.ts'
import { countByStatus, whereOf } from './filters.ts'

/** A page of the staff list, with the numbers for its status tabs (spec: decisions ORD-9). */
export async function list(context: Context, input: Input<typeof listOrders>) {
  const { found, counts, total_count, page_size } = await findPage(context, input)
  return { orders: await rowsOf(context, found), ...pagingOf(total_count, page_size), counts }
}

/** The orders of a page as they stand in the database, how many there are of each status, and how many the whole list holds. */
export async function findPage(context: Pick<Context, 'db' | 'edition' | 'now' | 'session'>, { page, filters }: Input<typeof listOrders>) {
  const { sort_by = 'id', sort_dir, ...asked } = filters
  const where = whereOf(asked, context)
  const page_size = pageSizeOf(asked)
  const offset = (page - 1) * page_size
  const counting = countAll(context, { where, asked })
  // to find the end of them all are read: where it may be nearer than the page, it is asked first
  const isThere = offset < COUNTED || offset < (await counting).total_count
  const [{ counts, total_count }, found] = await Promise.all([
    counting,
    isThere ? pageOf(context.db, sort_by, { where, sort_dir, limit: page_size, offset }) : [],
  ])
  return { found, counts, total_count, page_size }
}

/** The numbers of the status tabs, where they are known, and of the whole list. */
async function countAll(
  context: Parameters<typeof countByStatus>[1],
  { where, asked }: { where: SQL | undefined; asked: Parameters<typeof countByStatus>[0] },
) {
  const counts = await countByStatus(asked, context)
  const isAsked = (status: string) => !asked.status?.length || asked.status.includes(Number(status) as Status)
  const total_count = counts
    ? sumOf(Object.entries(counts).map(([status, n]) => (isAsked(status) ? n : 0)))
    : await boundedCount(context.db, orders, where)
  return { counts, total_count }
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0)

async function pageOf(db: Reader, sort_by: OrderSort, page: Page): Promise<Order[]> {
  if (isOptional(sort_by)) return ordersOf(db, await idsOf(db, sort_by, page))
  return db
    .select()
    .from(orders)
    .where(page.where)
    .orderBy(...directionsOf(sort_by, page))
    .limit(page.limit)
    .offset(page.offset)
}

/** Ids of orders in the order of the staff list. */
export async function idsOf(db: Reader, sort_by: OrderSort, page: Page): Promise<number[]> {
  if (isOptional(sort_by)) return datedFirst(db, sort_by, page)
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(page.where)
    .orderBy(...directionsOf(sort_by, page))
    .limit(page.limit)
    .offset(page.offset)
  return found.map(({ id }) => id)
}

/** These orders, in this order. */
export async function ordersOf(db: Reader, ids: number[]): Promise<Order[]> {
  const found = ids.length > 0 ? await db.select().from(orders).where(inArray(orders.id, ids)) : []
  const places = new Map(ids.map((id, place) => [id, place]))
  return found.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}

type OrderSort = (typeof orderSorts)[number]

/** A date that not all orders have. */
const isOptional = (sort_by: OrderSort) => sort_by === 'first_class' || sort_by === 'date_payment_deadline'

function directionsOf(sort_by: OrderSort, { sort_dir }: Page) {
  const direction = sort_dir === 'asc' ? asc : desc
  return [direction(orders[sort_by]), direction(orders.id)]
}

/** Numbers for the status tabs; the status filter itself does not count. Of more than 10,000 that are not kept only so much is said. */
export async function count(context: Context, { filters: { sort_dir: _, ...filters } }: Input<typeof countOrders>) {
  const counts = await countByStatus(filters, context)
  return counts ? { counts, total: sumOf(Object.values(counts)) } : { counts: {}, total: COUNTED }
}

async function rowsOf(context: Context, found: Order[]) {
  const { db, edition, now } = context
  const admin = requireAdmin(context)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const [names, tutorRows, people, managers, favorites, unread] = await Promise.all([
    namesOf(db, ids, edition.panelLanguage),
    tutorRowsOf(db, ids),
    db
      .select()
      .from(clients)
      .where(inArray(clients.id, [...new Set(found.map(({ client_id }) => client_id))])),
    db.select({ id: admins.id, name: admins.name, works: sql<boolean>`${isManager}` }).from(admins),
    db
      .select({ id: orderFavorites.order_id })
      .from(orderFavorites)
      .where(and(eq(orderFavorites.admin_id, admin.id), inArray(orderFavorites.order_id, ids))),
    unreadOf(db, ids),
  ])
  const appointed = tutorRows.filter(({ state }) => state === 'appointed').map(({ tutor_id }) => tutor_id)
  const tutorNames =
    appointed.length === 0
      ? []
      : await db.select({ id: tutors.id, name: tutors.name, last_name: tutors.last_name }).from(tutors).where(inArray(tutors.id, appointed))
  return found.map((order) => {
    const rows = tutorRows.filter(({ order_id }) => order_id === order.id)
    const words = names.get(order.id)
    const client = people.find(({ id }) => id === order.client_id)
    const tutor = tutorNames.find(({ id }) => id === rows.find(({ state }) => state === 'appointed')?.tutor_id)
    const inState = (state: string) => rows.filter((row) => row.state === state).length
    return {
      id: order.id,
      order_id: order.id,
      status: order.status,
      kind: order.kind,
      date_create: unixOf(order.date_create),
      client: { id: order.client_id, name: client?.name ?? '', phone: client?.phone ?? null },
      lessons_name: words?.lessons.map(({ name }) => name) ?? [],
      levels_name: levelNames(words),
      place: placesOf(order),
      city: words?.places[0]?.city ?? null,
      rate: rateOf(order.rate_id, edition, edition.panelLanguage),
      tutor: tutor ? { id: tutor.id, name: wholeName(tutor) } : null,
      counts: { asked: inState('asked'), responded: inState('responded'), refused: inState('refused') },
      ...firstClassOf(order),
      date_payment_deadline: maybeUnix(deadlineOf(order)),
      date_pause_off: maybeUnix(order.date_pause_off),
      date_paid: maybeUnix(order.paid_at),
      overdue: isOverdue(order, now),
      manager: managers.find(({ id }) => id === order.admin_id) ?? null,
      favorite: favorites.some(({ id }) => id === order.id),
      unread_chat: unread.get(order.id) ?? 0,
      request_origin: order.request_origin,
      actions: permittedActions(openActions('admin', factsOf(order, rows, now)), admin.status, context),
    }
  })
}
