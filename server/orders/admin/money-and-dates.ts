import { eq } from 'drizzle-orm'
import type { setFirstClass, setPaid } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { FieldProblem } from '../../errors.ts'
import { DAY } from '../../spans.ts'
import { unixOf } from '../../unix.ts'
import { dating, requireFirstClass } from '../deadline.ts'
import { orders } from '../table.ts'
import { changeAsStaff } from './change-as-staff.ts'

/** Dates the first lesson, from 60 days back to 180 ahead; the payment deadline follows (spec: decisions ORD-4, ORD-14). */
export async function firstClass(context: Context, { order_id, first_class }: Input<typeof setFirstClass>) {
  requireFirstClass(first_class, 'admin', context.now)
  return changeAsStaff(context, 'set_first_class', order_id, {
    ...dating(first_class),
    // beside the patch, which is what the journal tells
    check: async () => void (await context.tx.update(orders).set({ school_dated: true }).where(eq(orders.id, order_id))),
  })
}

/** Books a payment made outside the wallet, between the order's creation and now; a day stands for its first second, so each end has a day's grace. */
export async function paid(context: Context, { order_id, payment_data }: Input<typeof setPaid>) {
  if (payment_data.sum < 0) throw new FieldProblem({ 'payment_data.sum': 'sum' })
  return changeAsStaff(context, 'set_paid', order_id, {
    input: { payment: payment_data },
    check: async ({ date_create }) => {
      const { date } = payment_data
      if (date < unixOf(date_create) - DAY || date > unixOf(context.now) + DAY) throw new FieldProblem({ 'payment_data.date': 'date_far' })
    },
  })
}
