import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { IN_WORK, OPEN, STATUS } from '../../schemas/index.ts'
import { clients } from '../clients/table.ts'
import { type Context, requireTutor } from '../context.ts'
import { constant } from '../database/constant.ts'
import { namesOf } from '../orders/names.ts'
import { orders, orderTutors } from '../orders/table.ts'
import { DAY_MS } from '../spans.ts'
import { chatMessages, chatThreads } from '../threads/table.ts'
import { isUnreadBy } from '../threads/unread.ts'
import { balanceOf } from '../wallet/ledger.ts'

const MOST = 50

/** The tutor's bell: eight kinds, each order once in each (spec: decisions MSG-7), and what the header says beside it. */
export async function listForTutor(context: Context) {
  const { db, language, now } = context
  const tutor_id = requireTutor(context)
  const rowsWhere = (where: SQL | undefined) =>
    db
      .select({ id: orders.id, client_name: clients.name, deadline: orders.date_payment_deadline })
      .from(orderTutors)
      .innerJoin(orders, eq(orders.id, orderTutors.order_id))
      .innerJoin(clients, eq(clients.id, orders.client_id))
      .where(and(eq(orderTutors.tutor_id, tutor_id), where))
      .orderBy(asc(orders.id))
      .limit(MOST)
  const due = sql`${orders.status} = ${constant(STATUS.waiting_pay)} and ${orderTutors.state} = 'appointed' and ${orders.commission_sum} > 0`
  const [personal, potential, assigned, unpaid, chats, wallet_balance] = await Promise.all([
    rowsWhere(sql`${orderTutors.kind} = 'personal' and ${orderTutors.state} = 'asked' and ${orders.status} in ${constant(IN_WORK)}`),
    rowsWhere(
      and(
        sql`${orderTutors.kind} = 'potential' and ${orderTutors.state} = 'asked' and ${orders.status} = ${constant(STATUS.potential)}`,
        isNull(orderTutors.seen_at),
      ),
    ),
    rowsWhere(and(sql`${orderTutors.state} = 'appointed' and ${orders.status} in ${constant(OPEN)}`, isNull(orderTutors.appointed_seen_at))),
    rowsWhere(due),
    unreadChats(context, tutor_id),
    balanceOf(db, tutor_id),
  ])
  const names = await namesOf(
    db,
    potential.map(({ id }) => id),
    language,
  )
  const left = (deadline: Date | null) => (deadline?.getTime() ?? 0) - now.getTime()
  const dated = unpaid.map(({ id, deadline }) => ({ id, date_payment_deadline: Math.floor((deadline?.getTime() ?? 0) / 1000), left: left(deadline) }))
  const kinds = {
    personal_orders: personal.map(({ id, client_name }) => ({ id, client_name })),
    potential_orders: potential.map(({ id }) => ({ id, lessons_name: names.get(id)?.lessons.map(({ name }) => name) ?? [] })),
    assigned: assigned.map(({ id, client_name }) => ({ id, name: client_name })),
    waiting_for_pay: dated.filter(({ left }) => left > DAY_MS),
    deadline_pay_date: dated.filter(({ left }) => left >= 0 && left <= DAY_MS),
    overdue_pay_date: dated.filter(({ left }) => left < 0),
  }
  const count = Object.values(kinds).reduce((sum, list) => sum + list.length, 0) + chats.length
  const from = (kind: 'client_tutor' | 'tutor_admin') =>
    Object.fromEntries(chats.filter((one) => one.kind === kind).map(({ id, name, count }) => [id, { id, name, count }]))
  return { count, ...kinds, client_notifications: from('client_tutor'), admin_notifications: from('tutor_admin'), wallet_balance }
}

/** Orders with messages to the tutor that were not read, from the client and from staff apart, the latest first. */
const unreadChats = ({ db }: Context, tutor_id: number) =>
  db
    .select({ id: orders.id, kind: chatThreads.kind, name: clients.name, count: sql<number>`count(*)::int` })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.thread_id))
    .innerJoin(orders, eq(orders.id, chatThreads.order_id))
    .innerJoin(clients, eq(clients.id, orders.client_id))
    .where(and(isUnreadBy('tutor'), eq(chatThreads.tutor_id, tutor_id), sql`${orders.status} <> ${constant(STATUS.deleted)}`))
    .groupBy(orders.id, chatThreads.kind, clients.name)
    .orderBy(sql`max(${chatMessages.id}) desc`)
    .limit(MOST)
