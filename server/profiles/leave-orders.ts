import { eq, sql } from 'drizzle-orm'
import { IN_WORK, OPEN, STATUS, TUTOR_STATUS } from '../../schemas/index.ts'
import { tokens } from '../auth/table.ts'
import type { Context } from '../context.ts'
import { constant } from '../database/constant.ts'
import type { Reader } from '../database/open.ts'
import { WrongStatus } from '../errors.ts'
import { endSessions } from '../sessions/end.ts'
import { clientOf, notice } from '../sessions/order-notice.ts'
import type { Tutor } from './rows.ts'

const isOpen = sql`o.status in ${constant([...OPEN])}`
/** It looks for a tutor, or will when its pause is over. */
const isLooking = sql`o.status in ${constant([...IN_WORK, STATUS.paused])}`

/** The order that keeps a tutor here: one that has them and is neither paid nor lost, the most urgent of several. */
export async function openOrderOf(db: Reader, tutor_id: number) {
  const { rows } = await db.execute<{ order_id: number; sum: number; date_payment_deadline: number | null }>(sql`
    select o.id as order_id, o.commission_sum::float as sum, extract(epoch from o.date_payment_deadline)::int as date_payment_deadline
    from order_tutors row join orders o on o.id = row.order_id
    where row.tutor_id = ${tutor_id} and row.state = 'appointed' and ${isOpen} order by o.date_payment_deadline nulls last, o.id limit 1`)
  return rows[0] ?? null
}

/**
 * Open orders must be free of the tutor, else `wrong_status`. Of one that looks for a tutor the timer takes them out, as it does the blocked: its client is told, the
 * order may go to others, and its journal says so. The clients' pages hear of it at once, and the tutor's ways in are closed.
 */
export async function leaveOrders(context: Context, { id, status }: Pick<Tutor, 'id' | 'status'>) {
  const { tx, now } = context
  if (status === TUTOR_STATUS.deleted) return
  if (await openOrderOf(tx, id)) throw new WrongStatus()
  const { rows } = await tx.execute<{ client_id: number | null }>(sql`
    update order_tutors row
    set state = case when ${isLooking} then row.state else 'closed' end, closed_at = case when ${isLooking} then row.closed_at else ${now} end
    from orders o where o.id = row.order_id and row.tutor_id = ${id} and ${isOpen} and row.state in ('asked', 'responded') returning o.client_id`)
  await notice(tx, rows.flatMap(clientOf))
  await endSessions(context, { tutor_id: id })
  await tx.delete(tokens).where(eq(tokens.tutor_id, id))
}
