import type { Effect, Rule, TutorActivity } from '../../schemas/index.ts'
import { noteActivity } from '../tutors/activity.ts'
import { unixOf } from '../unix.ts'
import type { Change } from './pending-change.ts'
import type { Order } from './rows.ts'

/** What in a tutor's log tells of a change of an order, by what the change does (spec: decisions TUT-15). */
const activityOf: Partial<Record<Effect, TutorActivity>> = {
  respond_row: 'response',
  refuse_row: 'refusal',
  appoint_row: 'appointed',
  remove_row: 'removed',
  set_deadline: 'first_class_set',
  store_payment: 'paid',
}

/** Notes a change of an order in the log of the tutor it is about. */
export async function noteOrderActivity({ context, order, rows, input }: Change, { effects }: Rule, changed: Order) {
  const tutor_id = input.tutor_id ?? rows.find(({ state }) => state === 'appointed')?.tutor_id
  if (tutor_id === undefined) return
  for (const effect of effects) {
    const action = activityOf[effect]
    if (!action) continue
    const [before, after] = [order.first_class, changed.first_class].map((date) => date && unixOf(date))
    await noteActivity(context, {
      tutor_id,
      action,
      order_id: order.id,
      ...(action === 'first_class_set' && { changes: { first_class: [before, after] } }),
    })
  }
}
