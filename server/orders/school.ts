import { AT_SCHOOL } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { addOutsideJob } from '../jobs/add-outside-job.ts'
import type { ChangeInput } from './pending-change.ts'
import type { Order } from './rows.ts'

type Told = 'tell_school' | 'tell_school_paid' | 'tell_school_gone' | 'tell_candidate'

export const addSchoolJob = (tx: Tx, task: Told, payload: object) => addOutsideJob(tx, 'tell_school', task, payload)

/** Whether there is a partner school to hand orders over to. */
export const takesOrders = ({ edition, outside }: Pick<Context, 'edition' | 'outside'>) => edition.flags.school && outside.school.isThere

export const sendToSchool = (tx: Tx, order_id: number) => addSchoolJob(tx, 'tell_school', { id: order_id })

/** An order that goes on at the school may have stood still when the school was to be told of it. */
export async function sendUntold(tx: Tx, { id, status, school_order_id }: Pick<Order, 'id' | 'status' | 'school_order_id'>) {
  if (AT_SCHOOL.includes(status) && school_order_id === null) await sendToSchool(tx, id)
}

/** What the school hears of a client who has deleted the account. */
export interface GoneFromSchool {
  school_order_id: string
}

/** The school hears that the client of an order which it knows is gone: it has contacts to erase too. */
export async function sendGoneToSchool(context: Pick<Context, 'tx' | 'edition' | 'outside'>, school_order_id: string) {
  if (!takesOrders(context)) return
  const payload: GoneFromSchool = { school_order_id }
  await addSchoolJob(context.tx, 'tell_school_gone', payload)
}

/** What the school hears of a payment. */
export interface PaidToSchool {
  id: number
  payment_id: string
  lessons: number
  sum: number
}

/** The school hears of what its client has paid. */
export async function sendPaidToSchool(tx: Tx, id: number, { payment, package_lessons = 1 }: Pick<ChangeInput, 'payment' | 'package_lessons'>) {
  if (!payment?.payment_id) return
  const payload: PaidToSchool = { id, payment_id: payment.payment_id, lessons: package_lessons, sum: payment.sum }
  await addSchoolJob(tx, 'tell_school_paid', payload)
}
