import { and, eq, isNull, sql } from 'drizzle-orm'
import type { getTutorOrder } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import { type Context, requireTutor } from '../../context.ts'
import { presentForTutor, requireTutorOrder } from '../for-tutor.ts'
import { orderTutors } from '../table.ts'

/** One order as this tutor may see it; the bell stops ringing for it (spec: decisions ORD-10, MSG-7). */
export async function get(context: Context, { id }: Input<typeof getTutorOrder>) {
  const tutor_id = requireTutor(context)
  const { order, fits } = await requireTutorOrder(context, id, tutor_id)
  const own = and(eq(orderTutors.order_id, id), eq(orderTutors.tutor_id, tutor_id))
  await context.tx
    .update(orderTutors)
    .set({ seen_at: context.now })
    .where(and(own, isNull(orderTutors.seen_at)))
  await context.tx
    .update(orderTutors)
    .set({ appointed_seen_at: context.now })
    .where(and(own, isNull(orderTutors.appointed_seen_at), sql`${orderTutors.state} = 'appointed'`))
  return { order: await presentForTutor(context, order, tutor_id, fits) }
}
