import { eq } from 'drizzle-orm'
import { TUTOR_STATUS, topPlans } from '../../schemas/index.ts'
import { refreshTops } from '../catalogue/refresh.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { DAY_MS } from '../spans.ts'
import { endOf, runOf } from '../tops/run.ts'
import { tops } from '../tops/table.ts'
import { tutors } from '../tutors/table.ts'

export type Top = typeof tops.$inferSelect

/** Whether the tutor is published, and stays so until the transaction ends; of several purchases one follows the other. */
export async function lockPublished(tx: Tx, tutor_id: number): Promise<boolean> {
  const [tutor] = await tx.select({ status: tutors.status }).from(tutors).where(eq(tutors.id, tutor_id)).for('update')
  return tutor?.status === TUTOR_STATUS.published
}

/** Gives a paid TOP, in the catalogue with the same transaction: from now on, or from the end of the one that runs, for all of its days (spec: decisions PAY-8). */
export async function grantTop(
  context: Context,
  { plan_id, ...bought }: { tutor_id: number; plan_id: number; sum: number; payment_id: string | null },
): Promise<Top> {
  const { tx, now } = context
  const had = await tx.select().from(tops).where(eq(tops.tutor_id, bought.tutor_id))
  const date_from = runOf(had, now)?.date_to ?? now
  const date_to = endOf(had, date_from, topPlans[plan_id as keyof typeof topPlans] * DAY_MS)
  const [top] = await tx
    .insert(tops)
    .values({ ...bought, plan_id, date_from, date_to, source: 'paid', created_at: now })
    .returning()
  await refreshTops(tx, [bought.tutor_id], context)
  return top as Top
}
