import { and, eq, gte, inArray, isNull, lte, not, type SQL, sql } from 'drizzle-orm'
import { type OrderFilters, STATUS } from '../../../schemas/index.ts'
import { isoDay } from '../../../theme/dates.ts'
import { endOfDay, startOfDay } from '../../../theme/zones.ts'
import { clientHas } from '../../clients/search.ts'
import { clients } from '../../clients/table.ts'
import { type Context, requireAdmin } from '../../context.ts'
import { COUNTED } from '../../database/bounded-count.ts'
import { constant } from '../../database/constant.ts'
import type { Reader } from '../../database/open.ts'
import { DAY_MS } from '../../spans.ts'
import { ordersWithUnread } from '../../threads/unread.ts'
import { dateOf } from '../../unix.ts'
import { ofFormerManager, reached } from '../conditions.ts'
import { orderCounts, orderFavorites, orderLessons, orderPlaces, orders, orderTutors } from '../table.ts'

const placeColumn = { online: orders.location_at_online, tutor: orders.location_at_tutor, client: orders.location_at_client }

/** Is anything asked for at all? A list with nothing chosen in it is no filter. */
export const isFiltered = (filters: Partial<OrderFilters>) =>
  Object.values(filters).some((value) => value !== undefined && !(Array.isArray(value) && value.length === 0))

/** The filters of the staff list as a condition on `orders` (spec: decisions ORD-9). */
export function whereOf(filters: Omit<OrderFilters, 'sort_dir'>, context: Pick<Context, 'db' | 'now' | 'session'>): SQL | undefined {
  const { db, now } = context
  const admin = requireAdmin(context)
  const all: (SQL | undefined)[] = []
  const set = <K extends keyof typeof filters>(name: K, make: (value: NonNullable<(typeof filters)[K]>) => SQL | undefined) => {
    const value = filters[name]
    if (value !== undefined && value !== null) all.push(make(value))
  }
  set('order_id', (id) => eq(orders.id, id))
  set('ids', (ids) => inArray(orders.id, ids))
  set('status', (list) => inArray(orders.status, list))
  set('review_status', (status) => eq(orders.review_status, status))
  set('kind', (kind) => eq(orders.kind, kind))
  set('request_origin', (origin) => eq(orders.request_origin, origin))
  set('client_id', (id) => eq(orders.client_id, id))
  set('client_text', (text) => inArray(orders.client_id, db.select({ id: clients.id }).from(clients).where(clientHas(text))))
  set('tutor_id', (id) => inArray(orders.id, db.select({ id: orderTutors.order_id }).from(orderTutors).where(eq(orderTutors.tutor_id, id))))
  set('admin_id', (id) => (id === 0 ? isNull(orders.admin_id) : eq(orders.admin_id, id)))
  set('lesson_id', (id) => inArray(orders.id, db.select({ id: orderLessons.order_id }).from(orderLessons).where(eq(orderLessons.lesson_id, id))))
  // of the subject, where one is asked for too
  const ofLesson = filters.lesson_id === undefined ? undefined : eq(orderLessons.lesson_id, filters.lesson_id)
  set('level_id', (id) =>
    inArray(
      orders.id,
      db
        .select({ id: orderLessons.order_id })
        .from(orderLessons)
        .where(and(ofLesson, eq(orderLessons.level_id, id))),
    ),
  )
  set('city_id', (id) => inArray(orders.id, db.select({ id: orderPlaces.order_id }).from(orderPlaces).where(eq(orderPlaces.city_id, id))))
  set('place', (place) => eq(placeColumn[place], true))
  set('date_from', (unix) => gte(orders.date_create, dateOf(unix)))
  set('date_to', (unix) => lte(orders.date_create, dateOf(unix)))
  set('first_class_from', (unix) => gte(orders.first_class, dateOf(unix)))
  set('first_class_to', (unix) => lte(orders.first_class, dateOf(unix)))
  set('paid_from', (unix) => gte(orders.paid_at, dateOf(unix)))
  set('paid_to', (unix) => lte(orders.paid_at, dateOf(unix)))
  set('deadline', (deadline) => {
    const dayAhead = new Date(now.getTime() + DAY_MS)
    const overdue = lte(orders.date_payment_deadline, now)
    return and(
      sql`${orders.status} = ${constant(STATUS.waiting_pay)}`,
      deadline === 'overdue' ? overdue : and(gte(orders.date_payment_deadline, now), lte(orders.date_payment_deadline, dayAhead)),
    )
  })
  set('has_unread_chat', (wanted) => sql`${orders.id} ${wanted ? sql`in` : sql`not in`} (${ordersWithUnread(db)})`)
  set('favorite', (wanted) => {
    const own = db.select({ id: orderFavorites.order_id }).from(orderFavorites).where(eq(orderFavorites.admin_id, admin.id))
    return wanted ? inArray(orders.id, own) : sql`${orders.id} not in ${own}`
  })
  set('former_manager', (wanted) => (wanted ? ofFormerManager : not(ofFormerManager)))
  set('reached', reached)
  set('yellow', (wanted) => sql`${wanted ? sql`` : sql`not`} exists (select from order_tutors y where y.order_id = ${orders.id} and y.yellow)`)
  return and(...all)
}

/**
 * Number of orders per status under the filters, the status filter left out. Manager and whole days are read from kept counts, anything else is counted; null
 * where that are more than `COUNTED`, for counting on would read all orders.
 */
export async function countByStatus(
  { status: _, ...filters }: Omit<OrderFilters, 'sort_dir'>,
  context: Pick<Context, 'db' | 'edition' | 'now' | 'session'>,
): Promise<Record<string, number> | null> {
  const { db, edition } = context
  const { admin_id, date_from, date_to, sort_by: __, ...rest } = filters
  const zone = edition.timeZone
  const wholeDays =
    (date_from === undefined || date_from === startOfDay(zone, date_from)) && (date_to === undefined || date_to === endOfDay(zone, date_to))
  const isKept = wholeDays && Object.values(rest).every((value) => value === undefined)
  const rows = isKept
    ? await db
        .select({ status: orderCounts.status, n: sql<number>`sum(${orderCounts.n})::int` })
        .from(orderCounts)
        .where(
          and(
            admin_id === undefined ? undefined : eq(orderCounts.admin_id, admin_id),
            date_from === undefined && date_to === undefined ? isNull(orderCounts.day) : undefined,
            date_from === undefined ? undefined : gte(orderCounts.day, isoDay(date_from, edition)),
            date_to === undefined ? undefined : lte(orderCounts.day, isoDay(date_to, edition)),
          ),
        )
        .groupBy(orderCounts.status)
    : await countUpTo(COUNTED + 1, whereOf(filters, context), db)
  if (!isKept && rows.reduce((sum, { n }) => sum + n, 0) > COUNTED) return null
  return Object.fromEntries(rows.filter(({ n }) => n > 0).map(({ status, n }) => [String(status), n]))
}

async function countUpTo(most: number, where: SQL | undefined, db: Reader) {
  const some = db.select({ status: orders.status }).from(orders).where(where).limit(most).as('some')
  return db.select({ status: some.status, n: sql<number>`count(*)::int` }).from(some).groupBy(some.status)
}
