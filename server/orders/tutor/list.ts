import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { ENDED, IN_HAND, IN_WORK, openActions, placesOf, STATUS, type TutorOrderCategory, WITH_TUTORS } from '../../../schemas/index.ts'
import { clients } from '../../clients/table.ts'
import { maskContacts } from '../../contacts/mask-contacts.ts'
import { type Context, requireTutor } from '../../context.ts'
import { COUNTED } from '../../database/bounded-count.ts'
import { constant } from '../../database/constant.ts'
import { pagingOf, portionOf } from '../../database/paging.ts'
import { tutors } from '../../tutors/table.ts'
import { maybeUnix, unixOf } from '../../unix.ts'
import { deadlineOf } from '../deadline.ts'
import { fittingOrders, takesOrders } from '../matching.ts'
import { levelNames, namesOf, placeNames, rateOf } from '../names.ts'
import { firstClassOf, isOverdue } from '../present.ts'
import { factsOf, type Order, tutorRowsOf } from '../rows.ts'
import { orders, orderTutors } from '../table.ts'
import { termsOf } from '../terms.ts'

const PAGE_SIZE = 20

/** Lists of orders that have a row of the tutor, as conditions on both (spec: decisions ORD-11). */
const attached = {
  new: sql`(${orders.status} in ${constant(IN_WORK)} and ${orderTutors.kind} = 'personal' or ${orders.status} = ${constant(STATUS.potential)} and ${orderTutors.kind} = 'potential') and ${orderTutors.state} = 'asked'`,
  my: sql`${orders.status} <> ${constant(STATUS.deleted)}`,
  new_personal: sql`${orders.status} in ${constant(IN_WORK)} and ${orderTutors.kind} = 'personal' and ${orderTutors.state} = 'asked'`,
  new_potential: sql`${orders.status} = ${constant(STATUS.potential)} and ${orderTutors.kind} = 'potential' and ${orderTutors.state} = 'asked'`,
  active: sql`(${orders.status} in ${constant(IN_HAND)} and ${orderTutors.state} = 'appointed' or ${orders.status} in ${constant(WITH_TUTORS)} and ${orderTutors.state} = 'responded')`,
  archive: sql`${orders.status} <> ${constant(STATUS.deleted)} and (${orders.status} in ${constant(ENDED)} or ${orderTutors.state} in ('refused', 'removed', 'closed'))`,
} satisfies Partial<Record<TutorOrderCategory, SQL>>

/** An offered order of the subjects of this one of `tutors` which they have not answered, and which is not their own as a client. */
const isOpen = (
  id: number,
) => sql`${tutors.id} = ${id} and ${orders.status} = ${constant(STATUS.potential)} and ${orders.client_id} is distinct from ${tutors.client_id}
  and not exists (select from order_tutors r where r.order_id = ${orders.id} and r.tutor_id = ${id} and (r.state <> 'asked' or r.kind = 'personal'))
  and not exists (select from order_lessons ol where ol.order_id = ${orders.id}
    and not exists (select from tutor_lessons tl where tl.tutor_id = ${id} and tl.lesson_id = ol.lesson_id))`

/** Lists of the open orders, by where the lessons are (spec: decisions ORD-11). */
const open = {
  new_online: () => sql`${orders.location_at_online}`,
  new_offline: (id: number) => sql`(${orders.location_at_client} or ${orders.location_at_tutor})
    and exists (select from order_places p where p.order_id = ${orders.id} and p.city_id in (
      select h.city_id from tutor_homes h where h.tutor_id = ${id} union select v.city_id from tutor_travels v where v.tutor_id = ${id}))`,
} satisfies Partial<Record<TutorOrderCategory, (id: number) => SQL>>

const isAttached = (category: TutorOrderCategory): category is keyof typeof attached => category in attached

/** One of the tutor's eight lists, newest first, with the numbers for all eight tabs. */
export const listCategory =
  (category: TutorOrderCategory) =>
  async (context: Context, { page }: { page: number }) => {
    const tutor_id = requireTutor(context)
    const [counts, found, takes_orders] = await Promise.all([
      countsOf(context, tutor_id),
      pageOf(context, category, tutor_id, page),
      takesOrders(context.db, tutor_id),
    ])
    const total_count = counts[category]
    return {
      orders: await rowsOf(context, found, tutor_id),
      ...pagingOf(total_count, PAGE_SIZE),
      counts,
      takes_orders,
    }
  }

/** A page of one list; the tutor's rows come before the orders, of which there are many more. */
async function pageOf({ db }: Context, category: TutorOrderCategory, tutor_id: number, page: number): Promise<Order[]> {
  const columns = getTableColumns(orders)
  const listed = isAttached(category)
    ? db
        .select(columns)
        .from(orderTutors)
        .innerJoin(orders, eq(orders.id, orderTutors.order_id))
        .where(and(eq(orderTutors.tutor_id, tutor_id), attached[category]))
    : db
        .select(columns)
        .from(orders)
        .crossJoin(tutors)
        .where(and(isOpen(tutor_id), open[category](tutor_id)))
  // The sum keeps the planner from walking through all orders by date in search of the tutor's.
  const newest = isAttached(category) ? sql`${orders.date_create} + interval '0' desc` : desc(orders.date_create)
  const { limit, offset } = portionOf(page, PAGE_SIZE)
  return listed.orderBy(newest, desc(orders.id)).limit(limit).offset(offset)
}

/** The numbers of all eight tabs: one pass over the tutor's rows, one over the open orders, each of which ends at 10,000. */
async function countsOf({ db }: Context, tutor_id: number): Promise<Record<TutorOrderCategory, number>> {
  const countIf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [[rows], openOnes] = await Promise.all([
    db
      .select({
        new: countIf(attached.new),
        my: countIf(attached.my),
        new_personal: countIf(attached.new_personal),
        new_potential: countIf(attached.new_potential),
        active: countIf(attached.active),
        archive: countIf(attached.archive),
      })
      .from(orderTutors)
      .innerJoin(orders, eq(orders.id, orderTutors.order_id))
      .where(eq(orderTutors.tutor_id, tutor_id)),
    db
      .select({ new_online: open.new_online(), new_offline: open.new_offline(tutor_id) })
      .from(orders)
      .crossJoin(tutors)
      .where(isOpen(tutor_id))
      .limit(COUNTED),
  ])
  if (!rows) throw new Error('a count answers a row')
  const numberOf = (name: keyof typeof open) => openOnes.filter((one) => one[name] === true).length
  return { ...rows, new_online: numberOf('new_online'), new_offline: numberOf('new_offline') }
}

async function rowsOf({ db, edition, language, now }: Context, found: Order[], tutor_id: number) {
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const [names, tutorRows, people, fitting, terms] = await Promise.all([
    namesOf(db, ids, language),
    tutorRowsOf(db, ids),
    db
      .select({ id: clients.id, name: clients.name })
      .from(clients)
      .where(inArray(clients.id, [...new Set(found.map(({ client_id }) => client_id))])),
    fittingOrders(db, tutor_id, ids),
    termsOf(db, tutor_id, edition),
  ])
  return found.map((order) => {
    const rows = tutorRows.filter(({ order_id }) => order_id === order.id)
    const row = rows.find((one) => one.tutor_id === tutor_id)
    const words = names.get(order.id)
    return {
      order_id: order.id,
      status: order.status,
      kind: order.kind,
      date_create: unixOf(order.date_create),
      client_name: people.find(({ id }) => id === order.client_id)?.name ?? '',
      lessons_name: words?.lessons.map(({ name }) => name) ?? [],
      levels_name: levelNames(words),
      place: placesOf(order),
      places_name: placeNames(words),
      class_regularity: order.class_regularity,
      class_duration: order.class_duration,
      time_intervals: order.time_intervals,
      wishes: row?.state === 'appointed' ? order.wishes : maskContacts(order.wishes),
      rate: rateOf(order.rate_id ?? row?.rate_id ?? null, edition, language),
      ...firstClassOf(order),
      date_payment_deadline: maybeUnix(deadlineOf(order)),
      overdue: isOverdue(order, now),
      commission: { sum: terms.commission(order, words?.lessons.map(({ id }) => id) ?? [], row?.rate_id).sum, currency: edition.currency },
      responses_count: rows.filter(({ state }) => state === 'responded').length,
      own: row ? { kind: row.kind, state: row.state, seen: row.seen_at !== null, asked_at: maybeUnix(row.asked_at) } : null,
      review_mark: row?.state === 'appointed' ? order.review_mark : null,
      actions: openActions('tutor', factsOf(order, rows, now, { tutor_id, fits: fitting.has(order.id) })),
    }
  })
}
