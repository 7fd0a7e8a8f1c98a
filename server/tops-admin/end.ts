import { and, eq, lte } from 'drizzle-orm'
import { refreshTutors } from '../catalogue/refresh.ts'
import type { Context } from '../context.ts'
import { tops } from '../tops/table.ts'

/** TOPs whose time is over stop being active, so that the index of TOPs holds no more than those that run. Their pages need not be told: they look at the time. */
export async function endTops(context: Context): Promise<void> {
  const { tx, now } = context
  const ended = await tx
    .update(tops)
    .set({ active: false })
    .where(and(eq(tops.active, true), lte(tops.date_to, now)))
    .returning({ tutor_id: tops.tutor_id })
  await refreshTutors(tx, [...new Set(ended.map(({ tutor_id }) => tutor_id))], context)
}
