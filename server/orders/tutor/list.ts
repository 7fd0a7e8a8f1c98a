import { and, desc, inArray, type SQL, sql } from 'drizzle-orm'
import { openActions, type TutorOrderCategory, tutorOrderCategories } from '../../../schemas/index.ts'
import { clients } from '../../clients/table.ts'
import { type Context, requireTutor } from '../../context.ts'
import { maybeUnix, unixOf } from '../../unix.ts'
import { maskContacts } from '../mask-contacts.ts'
import { fittingOrders } from '../matching.ts'
import { namesOf, rateOf } from '../names.ts'
import { firstClassOf, isOverdue, placesOf } from '../present.ts'
import { factsOf, type Order, tutorRowsOf } from '../rows.ts'
import { orders } from '../table.ts'
import { termsOf } from '../terms.ts'

const PAGE_SIZE = 20

const own = (id: number, condition: SQL) =>
  sql`exists (select from order_tutors r where r.order_id = ${orders.id} and r.tutor_id = ${id} and ${condition})`
/** An offered order of the tutor's subjects which they have not answered, and which is not their own as a client. */
const open = (id: number) => sql`${orders.status} = 3
  and ${orders.client_id} is distinct from (select t.client_id from tutors t where t.id = ${id})
  and not exists (select from order_tutors r where r.order_id = ${orders.id} and r.tutor_id = ${id} and (r.state <> 'asked' or r.kind = 'personal'))
  and not exists (select from order_lessons ol where ol.order_id = ${orders.id}
    and not exists (select from tutor_lessons tl where tl.tutor_id = ${id} and tl.lesson_id = ol.lesson_id))`

/** Which orders each list of a tutor holds (spec: decisions ORD-11). */
const categories: Record<TutorOrderCategory, (id: number) => SQL> = {
  new: (id) => sql`((${orders.status} in (1, 2, 3) and ${own(id, sql`r.kind = 'personal' and r.state = 'asked'`)})
    or (${orders.status} = 3 and ${own(id, sql`r.kind = 'potential' and r.state = 'asked'`)}))`,
  my: (id) => sql`${orders.status} <> 9 and ${own(id, sql`true`)}`,
  new_personal: (id) => sql`${orders.status} in (1, 2, 3) and ${own(id, sql`r.kind = 'personal' and r.state = 'asked'`)}`,
  new_online: (id) => sql`${orders.location_at_online} and ${open(id)}`,
  new_potential: (id) => sql`${orders.status} = 3 and ${own(id, sql`r.kind = 'potential' and r.state = 'asked'`)}`,
  new_offline: (id) => sql`(${orders.location_at_client} or ${orders.location_at_tutor}) and ${open(id)}
    and exists (select from order_places p where p.order_id = ${orders.id} and p.city_id in (
      select h.city_id from tutor_homes h where h.tutor_id = ${id} union select v.city_id from tutor_travels v where v.tutor_id = ${id}))`,
  active: (id) => sql`((${orders.status} in (3, 4, 5, 6, 11) and ${own(id, sql`r.state = 'appointed'`)})
    or (${orders.status} in (3, 4, 5, 6) and ${own(id, sql`r.state = 'responded'`)}))`,
  archive: (id) =>
    sql`${orders.status} <> 9 and ((${orders.status} in (7, 8) and ${own(id, sql`true`)}) or ${own(id, sql`r.state in ('refused', 'removed', 'closed')`)})`,
}

/** One of the tutor's eight lists, newest first, with the numbers for all eight tabs. */
export const listCategory =
  (category: TutorOrderCategory) =>
  async (context: Context, { page }: { page: number }) => {
    const { db } = context
    const tutor_id = requireTutor(context)
    const [counts, found] = await Promise.all([
      countsOf(context, tutor_id),
      db
        .select()
        .from(orders)
        .where(categories[category](tutor_id))
        .orderBy(desc(orders.date_create), desc(orders.id))
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE),
    ])
    const total_count = counts[category]
    return {
      orders: await rowsOf(context, found, tutor_id),
      total_count,
      page_size: PAGE_SIZE,
      pages_count: Math.ceil(total_count / PAGE_SIZE),
      counts,
    }
  }

async function countsOf({ db }: Context, tutor_id: number): Promise<Record<TutorOrderCategory, number>> {
  const counting = tutorOrderCategories.map((category) => db.$count(orders, and(categories[category](tutor_id))))
  const counts = await Promise.all(counting)
  return Object.fromEntries(tutorOrderCategories.map((category, index) => [category, counts[index]])) as Record<TutorOrderCategory, number>
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
      levels_name: [...new Set(words?.lessons.flatMap(({ levels }) => levels.map(({ name }) => name)))],
      place: placesOf(order),
      places_name: [...new Set(words?.places.map(({ name }) => name))],
      class_regularity: order.class_regularity,
      class_duration: order.class_duration,
      time_intervals: order.time_intervals,
      wishes: row?.state === 'appointed' ? order.wishes : maskContacts(order.wishes),
      rate: rateOf(order.rate_id ?? row?.rate_id ?? null, edition, language),
      ...firstClassOf(order),
      date_payment_deadline: maybeUnix(order.date_payment_deadline),
      overdue: isOverdue(order, now),
      commission: { sum: terms.commission(order, words?.lessons.map(({ id }) => id) ?? [], row?.rate_id).sum, currency: edition.currency },
      responses_count: rows.filter(({ state }) => state === 'responded').length,
      own: row ? { kind: row.kind, state: row.state, seen: row.seen_at !== null, asked_at: maybeUnix(row.asked_at) } : null,
      review_mark: row?.appointed_at ? order.review_mark : null,
      actions: openActions('tutor', factsOf(order, rows, now, { tutor_id, fits: fitting.has(order.id) })),
    }
  })
}
