import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { setNotificationRead, setNotificationsRead } from '../../schemas/index.ts'
import { STAFF_STATUS, STATUS } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { clients } from '../clients/table.ts'
import { type Context, requireAdmin } from '../context.ts'
import { constant } from '../database/constant.ts'
import { NotFound } from '../errors.ts'
import { orders, orderTutors, staffEvents } from '../orders/table.ts'
import { isWaiting } from '../telephony/state.ts'
import { phoneCalls } from '../telephony/table.ts'
import { chatMessages, chatThreads } from '../threads/table.ts'
import { isUnread } from '../threads/unread.ts'
import { tutors } from '../tutors/table.ts'

/** Entries of each kind; more than that nobody reads in a popup. */
const MOST = 50
const empty = {
  ...{ personal_orders: [], potential_orders: [], client_terms_declined_orders: [], client_deleted_orders: [] },
  ...{ new_chat_from_client: [], income_calls: [], timer_notifications: [] },
}

/** What waits: owner and head see all, a manager their own orders and those of nobody, content staff none (spec: decisions MSG-6). */
export async function listForStaff(context: Context) {
  const admin = requireAdmin(context)
  if (admin.status === STAFF_STATUS.content) return { notifications: empty, count: 0 }
  const isManager = admin.status === STAFF_STATUS.manager
  const visible = isManager ? sql`(${orders.admin_id} is null or ${orders.admin_id} = ${admin.id})` : sql`true`
  const [
    personal_orders,
    potential_orders,
    client_terms_declined_orders,
    client_deleted_orders,
    new_chat_from_client,
    income_calls,
    timer_notifications,
  ] = await Promise.all([
    answers(context, sql`${orderTutors.kind} = 'personal'`, visible),
    answers(context, sql`${orderTutors.kind} <> 'personal'`, visible),
    events(context, 'client_terms_declined', visible),
    events(context, 'client_deleted', visible),
    chats(context, visible),
    calls(context, isManager ? or(isNull(phoneCalls.admin_id), eq(phoneCalls.admin_id, admin.id)) : undefined),
    hints(context, visible),
  ])
  const notifications = {
    ...{ personal_orders, potential_orders, client_terms_declined_orders, client_deleted_orders },
    ...{ new_chat_from_client, income_calls, timer_notifications },
  }
  return { notifications, count: Object.values(notifications).reduce((sum, list) => sum + list.length, 0) }
}

/** Tutors' answers that nobody has read. */
const answers = ({ db }: Context, kind: SQL, visible: SQL) =>
  db
    .select({ order_id: orders.id, response_id: orderTutors.id, tutor_name: sql<string>`${tutors.name} || ' ' || ${tutors.last_name}` })
    .from(orderTutors)
    .innerJoin(orders, eq(orders.id, orderTutors.order_id))
    .innerJoin(tutors, eq(tutors.id, orderTutors.tutor_id))
    .where(
      and(
        isNotNull(orderTutors.responded_at),
        isNull(orderTutors.admin_read_at),
        sql`${orderTutors.state} in ('responded', 'appointed')`,
        sql`${orders.status} <> ${constant(STATUS.deleted)}`,
        kind,
        visible,
      ),
    )
    .orderBy(desc(orderTutors.responded_at))
    .limit(MOST)

const events = ({ db }: Context, kind: 'client_terms_declined' | 'client_deleted', visible: SQL) =>
  db
    .select({ order_id: orders.id, response_id: staffEvents.id, client_name: clients.name })
    .from(staffEvents)
    .innerJoin(orders, eq(orders.id, staffEvents.order_id))
    .innerJoin(clients, eq(clients.id, orders.client_id))
    .where(and(eq(staffEvents.kind, kind), isNull(staffEvents.admin_read_at), visible))
    .orderBy(desc(staffEvents.id))
    .limit(MOST)

/** Messages to staff that nobody has read: one entry for each order, the latest first. */
const chats = ({ db }: Context, visible: SQL) => {
  const latest = sql`max(${chatMessages.id})`
  return db
    .select({
      order_id: orders.id,
      count: sql<number>`count(*)::int`,
      name: sql<string>`(array_agg(coalesce(${clients.name}, ${tutors.name} || ' ' || ${tutors.last_name}, '') order by ${chatMessages.id} desc))[1]`,
    })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.thread_id))
    .innerJoin(orders, eq(orders.id, chatThreads.order_id))
    .leftJoin(clients, eq(clients.id, chatThreads.client_id))
    .leftJoin(tutors, eq(tutors.id, chatThreads.tutor_id))
    .where(and(isUnread, sql`${orders.status} <> ${constant(STATUS.deleted)}`, visible))
    .groupBy(orders.id)
    .orderBy(desc(latest))
    .limit(MOST)
}

/** Calls that came in and nobody took or called back. */
const calls = ({ db }: Context, visible: SQL | undefined) =>
  db
    .select({
      id: phoneCalls.id,
      order_id: phoneCalls.order_id,
      phone: phoneCalls.phone,
      name: sql<string>`coalesce(${clients.name}, ${tutors.name} || ' ' || ${tutors.last_name}, '')`,
    })
    .from(phoneCalls)
    .leftJoin(clients, eq(clients.id, phoneCalls.client_id))
    .leftJoin(tutors, eq(tutors.id, phoneCalls.tutor_id))
    .where(and(isWaiting, isNull(phoneCalls.deleted_at), visible))
    .orderBy(desc(phoneCalls.created_at))
    .limit(MOST)

const hints = ({ db }: Context, visible: SQL) =>
  db
    .select({ order_id: orders.id, reason: staffEvents.reason })
    .from(staffEvents)
    .innerJoin(orders, eq(orders.id, staffEvents.order_id))
    .where(and(eq(staffEvents.kind, 'timer'), isNull(staffEvents.admin_read_at), sql`${orders.status} <> ${constant(STATUS.deleted)}`, visible))
    .orderBy(desc(staffEvents.id))
    .limit(MOST)

/** Marks one read for all staff. Throws `not_found` for an unknown one (spec: back-office 4.10). */
export async function setRead({ tx, now }: Context, { type, response_id }: Input<typeof setNotificationRead>) {
  const isAnswer = type === 'personal_response' || type === 'potential_response'
  const [read] = isAnswer
    ? await tx.update(orderTutors).set({ admin_read_at: now }).where(eq(orderTutors.id, response_id)).returning({ id: orderTutors.id })
    : await tx
        .update(staffEvents)
        .set({ admin_read_at: now })
        .where(and(eq(staffEvents.id, response_id), eq(staffEvents.kind, type)))
        .returning({ id: staffEvents.id })
  if (!read) throw new NotFound()
}

/** Marks all of these read for all staff; what is read already, or of another kind, stays as it is. */
export async function setAllRead({ tx, now }: Context, { entries }: Input<typeof setNotificationsRead>) {
  const idsOf = (isAnswer: boolean) => entries.filter(({ type }) => type.endsWith('_response') === isAnswer).map(({ response_id }) => response_id)
  await tx
    .update(orderTutors)
    .set({ admin_read_at: now })
    .where(and(inArray(orderTutors.id, idsOf(true)), isNull(orderTutors.admin_read_at)))
  await tx
    .update(staffEvents)
    .set({ admin_read_at: now })
    .where(and(inArray(staffEvents.id, idsOf(false)), isNull(staffEvents.admin_read_at), sql`${staffEvents.kind} <> 'timer'`))
}
