import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { IN_WORK, OPEN, STATUS } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import { constant } from '../database/constant.ts'
import type { Reader } from '../database/open.ts'
import { ordersWithUnread, unreadSince } from '../threads/unread.ts'
import { ofFormerManager } from './conditions.ts'
import { orders } from './table.ts'

/** How many wait for a manager, and since when the first of them does. */
export interface Queued {
  admin_id: number | null
  name: string | null
  n: number
  since: Date | null
}

/** Statuses in which an order still waits for a manager. */
export const UNTAKEN = [...IN_WORK, STATUS.school_new]

/**
 * Orders that nobody took, that were not paid in time or are due within a day, those of managers who no longer work, and those with messages that nobody has read
 * (spec: decisions ADM-8).
 */
export async function orderQueues(db: Reader, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const [without_manager, overdue, due_near, of_former_managers, chats] = await Promise.all([
    queueOf(db, and(isNull(orders.admin_id), sql`${orders.status} in ${constant(UNTAKEN)}`), sql`min(${orders.date_create})`),
    queueOf(db, and(isWaitingPay, sql`${orders.date_payment_deadline} <= ${at}`), dueFirst),
    queueOf(db, and(isWaitingPay, sql`${orders.date_payment_deadline} between ${at} and ${at} + interval '1 day'`), dueFirst),
    queueOf(db, and(ofFormerManager, inArray(orders.status, [...OPEN])), sql`min(${orders.status_at})`),
    queueOf(
      db,
      and(inArray(orders.id, ordersWithUnread(db)), sql`${orders.status} <> ${constant(STATUS.deleted)}`),
      sql`min(${unreadSince(orders.id)})`,
    ),
  ])
  return { without_manager, overdue, due_near, of_former_managers, chats }
}

const isWaitingPay = sql`${orders.status} = ${constant(STATUS.waiting_pay)}`
const dueFirst = sql`min(${orders.date_payment_deadline})`

const queueOf = (db: Reader, where: SQL | undefined, since: SQL): Promise<Queued[]> =>
  db
    .select({
      admin_id: orders.admin_id,
      name: admins.name,
      n: sql<number>`count(*)::int`,
      since: sql<Date | null>`${since}`.mapWith(orders.date_create),
    })
    .from(orders)
    .leftJoin(admins, eq(admins.id, orders.admin_id))
    .where(where)
    .groupBy(orders.admin_id, admins.name)
    .orderBy(sql`3 desc`, admins.name)
