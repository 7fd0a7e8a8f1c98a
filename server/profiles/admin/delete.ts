import type { removeTutor } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { anonymize as anonymizeTutor } from '../anonymize.ts'
import { leaveOrders } from '../leave-orders.ts'
import { requireStep, takeStep } from '../step.ts'

type ById = Input<typeof removeTutor>

/** Deletes a tutor: nobody finds them or signs in as them, and what they left stays. Throws `wrong_status` while an open order has them (spec: decisions TUT-1). */
export async function remove(context: Context, { tutor_id }: ById) {
  const tutor = await requireStep(context, tutor_id, 'delete')
  await leaveOrders(context, tutor)
  return takeStep(context, tutor, 'delete')
}

/** Takes all that says who a tutor is, for good. Throws `wrong_status` while an open order has them (spec: decisions TUT-1). */
export async function anonymize(context: Context, { tutor_id }: ById) {
  return anonymizeTutor(context, await requireStep(context, tutor_id, 'anonymize'))
}
