import type { getOrder } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { presentForStaff } from '../for-staff.ts'
import { requireOrder } from '../rows.ts'

/** Throws `not_found` for an unknown order. */
export async function get(context: Context, { id }: Input<typeof getOrder>) {
  return { order: await presentForStaff(context, await requireOrder(context.db, id)) }
}
