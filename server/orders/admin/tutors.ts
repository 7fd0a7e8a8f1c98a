import { and, eq } from 'drizzle-orm'
import type { appointTutor, deleteTutor, markYellow } from '../../../schemas/index.ts'
import { STATUS } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { NotFound, WrongStatus } from '../../errors.ts'
import { isOpen, type OrderTutor } from '../rows.ts'
import { orderTutors } from '../table.ts'
import { changeAsStaff } from './change-as-staff.ts'
import { requireReasons } from './status-actions.ts'

const requireRow = (rows: OrderTutor[], tutor_id: number) => {
  const row = rows.find((one) => one.tutor_id === tutor_id && one.state !== 'removed')
  if (!row) throw new NotFound()
  return row
}

/** Appoints a published or school tutor. Throws `tutor_unavailable` for any other (spec: decisions ORD-3). */
export const appoint = (context: Context, { order_id, tutor_id }: Input<typeof appointTutor>) =>
  changeAsStaff(context, 'appoint_tutor', order_id, { input: { tutor_id } })

/** Takes a tutor off the order. From status 4 or 5 only the appointed one: the order then goes back to work. */
export const remove = (context: Context, { order_id, tutor_id, remove_reasons }: Input<typeof deleteTutor>) =>
  changeAsStaff(context, 'delete_tutor', order_id, {
    input: { tutor_id, remove_reasons: requireReasons(remove_reasons) },
    check: (order, rows) => {
      const row = requireRow(rows, tutor_id)
      if ((order.status === STATUS.appointed || order.status === STATUS.waiting_pay) && row.state !== 'appointed') throw new NotFound()
    },
  })

const mark =
  (yellow: boolean) =>
  (context: Context, { order_id, tutor_id }: Input<typeof markYellow>) =>
    changeAsStaff(context, yellow ? 'tutor_mark_yellow' : 'tutor_mark_yellow_off', order_id, {
      input: { tutor_id },
      check: async (_, rows) => {
        const row = requireRow(rows, tutor_id)
        if (yellow && !isOpen(row)) throw new WrongStatus()
        await context.tx
          .update(orderTutors)
          .set({ yellow })
          .where(and(eq(orderTutors.id, row.id)))
      },
    })
export const markYellowOn = mark(true)
export const markYellowOffAction = mark(false)
