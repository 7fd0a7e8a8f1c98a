import { OTHER_REMOVE_REASON, type RemoveReasons, type setLost, type setPause } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { FieldProblem } from '../../errors.ts'
import { DAY } from '../../spans.ts'
import { dateOf, unixOf } from '../../unix.ts'
import { changeAsStaff } from './change-as-staff.ts'

type Carried = Input<typeof setLost>
const LONGEST_PAUSE = 365 * DAY

/** Where the order came from: any of these actions may correct it (spec: back-office 4.1). */
const originOf = ({ request_origin }: Carried) => (request_origin ? { request_origin } : {})

/** An action that needs no more than its order (spec: decisions ORD-3). */
export const plain = (action: Parameters<typeof changeAsStaff>[1]) => (context: Context, carried: Carried) =>
  changeAsStaff(context, action, carried.order_id, { patch: originOf(carried) })

/** Throws a field problem without reasons, and when "other" comes without its comment. */
export function requireReasons(remove_reasons: RemoveReasons | undefined): RemoveReasons {
  if (!remove_reasons || remove_reasons.reasons.length === 0) throw new FieldProblem({ remove_reasons: 'reasons' })
  if (remove_reasons.reasons.includes(OTHER_REMOVE_REASON) && !remove_reasons.comment) throw new FieldProblem({ 'remove_reasons.comment': 'comment' })
  return remove_reasons
}

/** Closes the order without result. */
export async function setLostAction(context: Context, carried: Carried) {
  const reasons = requireReasons(carried.remove_reasons)
  return changeAsStaff(context, 'set_lost', carried.order_id, {
    input: { remove_reasons: reasons },
    patch: { remove_reasons: reasons, date_pause_off: null, ...originOf(carried) },
  })
}

/** Reopens a lost order where it was; the payment deadline stood still meanwhile. */
export const setLostOff = (context: Context, carried: Carried) =>
  changeAsStaff(context, 'set_lost_off', carried.order_id, { patch: { remove_reasons: null, ...originOf(carried) } })

/** Pauses until a date in the future, a year at most; the payment deadline stands still meanwhile. */
export async function setPauseAction(context: Context, carried: Input<typeof setPause>) {
  const { order_id, date_pause_off } = carried
  if (date_pause_off === undefined) throw new FieldProblem({ date_pause_off: 'required' })
  const length = date_pause_off - unixOf(context.now)
  if (length <= 0) throw new FieldProblem({ date_pause_off: 'date_past' })
  if (length > LONGEST_PAUSE) throw new FieldProblem({ date_pause_off: 'date_far' })
  const date = dateOf(date_pause_off)
  return changeAsStaff(context, 'set_pause', order_id, { input: { date_pause_off: date }, patch: { date_pause_off: date, ...originOf(carried) } })
}

export const deleteAction = async (context: Context, { order_id }: { order_id: number }) => {
  await changeAsStaff(context, 'delete', order_id)
}
