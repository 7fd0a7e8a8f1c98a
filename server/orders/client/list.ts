import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { type ClientOrderRow, ENDED, OPEN, placesOf, type Status } from '../../../schemas/index.ts'
import { type Context, requireClient } from '../../context.ts'
import { pagingOf } from '../../database/paging.ts'
import { uploadUrl } from '../../files/urls.ts'
import { unreadByOrder } from '../../threads/unread.ts'
import { TEACHING } from '../../tutors/available.ts'
import { wholeName } from '../../tutors/names.ts'
import { tutors } from '../../tutors/table.ts'
import { unixOf } from '../../unix.ts'
import { askedPrice } from '../asked-price.ts'
import { namesOf, placeNames, tutorRateOf } from '../names.ts'
import { clientStatusName, firstClassOf } from '../present.ts'
import { orders, orderTutors } from '../table.ts'

const PAGE_SIZE = 20

/** The client's orders of these statuses, newest first (spec: decisions CLI-7). */
const listOf =
  (statuses: readonly Status[]) =>
  async (context: Context, { page }: { page: number }) => {
    const { db, edition, language } = context
    const where = and(eq(orders.client_id, requireClient(context)), inArray(orders.status, statuses))
    const [total_count, found] = await Promise.all([
      db.$count(orders, where),
      db
        .select()
        .from(orders)
        .where(where)
        .orderBy(desc(orders.date_create), desc(orders.id))
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE),
    ])
    const ids = found.map(({ id }) => id)
    const [names, answers, unread, appointed] = await Promise.all([
      namesOf(db, ids, language),
      // of those who can be chosen, as the order's page offers them
      db
        .select({ order_id: orderTutors.order_id, count: count() })
        .from(orderTutors)
        .innerJoin(tutors, eq(tutors.id, orderTutors.tutor_id))
        .where(and(inArray(orderTutors.order_id, ids), eq(orderTutors.state, 'responded'), inArray(tutors.status, TEACHING)))
        .groupBy(orderTutors.order_id),
      unreadByOrder(db, { role: 'client', id: requireClient(context) }, ids),
      db
        .select({ row: orderTutors, tutor: tutors, price: askedPrice(orderTutors.order_id) })
        .from(orderTutors)
        .innerJoin(tutors, eq(tutors.id, orderTutors.tutor_id))
        .where(and(inArray(orderTutors.order_id, ids), eq(orderTutors.state, 'appointed'))),
    ])
    const shown = found.map((order): ClientOrderRow => {
      const { row, tutor, price = null } = appointed.find((one) => one.row.order_id === order.id) ?? {}
      return {
        order_id: order.id,
        status: order.status,
        status_name: clientStatusName(order, edition, language, { hasTutor: tutor !== undefined }),
        kind: order.kind,
        date_create: unixOf(order.date_create),
        lessons_name: names.get(order.id)?.lessons.map(({ name }) => name) ?? [],
        place: placesOf(order),
        places_name: placeNames(names.get(order.id)),
        tutor: tutor
          ? {
              id: tutor.id,
              name: wholeName(tutor),
              avatar: tutor.avatar && uploadUrl(tutor.avatar.preview),
              rate: tutorRateOf(row, { ...tutor, rate_id: price }, edition, language),
            }
          : null,
        responses_count: answers.find(({ order_id }) => order_id === order.id)?.count ?? 0,
        unread_chat: unread.get(order.id) ?? 0,
        ...firstClassOf(order),
        review_mark: order.review_mark,
        review_status: order.review_status,
      }
    })
    return { orders: shown, ...pagingOf(total_count, PAGE_SIZE) }
  }

export const listActive = listOf(OPEN)
export const listArchive = listOf(ENDED)
