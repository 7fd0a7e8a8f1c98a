import { eq, sql } from 'drizzle-orm'
import { STATUS } from '../../schemas/index.ts'
import { type Context, requireTutor } from '../context.ts'
import { constant } from '../database/constant.ts'
import { NotFound } from '../errors.ts'
import { tutors } from './table.ts'
import { mayAskVerification } from './verification.ts'

/** What decides on entries of the signed-in tutor's menu (spec: decisions TUT-14). */
export async function getIndicators(context: Context) {
  const { db, now } = context
  const id = requireTutor(context)
  const [tutor] = await db.select().from(tutors).where(eq(tutors.id, id))
  if (!tutor) throw new NotFound()
  const { rows } = await db.execute(sql`
    select from order_tutors row join orders on orders.id = row.order_id
    where row.tutor_id = ${id} and row.state = 'appointed' and orders.status = ${constant(STATUS.waiting_pay)} and orders.date_payment_deadline < ${now} limit 1`)
  return { is_allow_verification: await mayAskVerification(db, tutor), has_overdue_orders: rows.length > 0, billing_status: tutor.billing_status }
}
