import { and, eq } from 'drizzle-orm'
import { type createTop, type saveTop, TUTOR_STATUS, topPlans } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { refreshTops } from '../catalogue/refresh.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { FieldProblem, NotFound } from '../errors.ts'
import { DAY } from '../spans.ts'
import { tops } from '../tops/table.ts'
import { tutors } from '../tutors/table.ts'
import { dateOf } from '../unix.ts'
import { get } from './read.ts'

type Plan = keyof typeof topPlans
type Sent = Input<typeof saveTop>['data']

/**
 * A TOP that staff give or book as paid, in the catalogue with the same transaction. Throws the field `tutor_id` for a tutor who is not published, and
 * `date_to` for an end before the beginning (spec: decisions PAY-8).
 */
export async function create(context: Context, { data }: Input<typeof createTop>) {
  const { tx, edition, now } = context
  const { tutor_id, source } = data
  await requirePublished(tx, tutor_id)
  const sum = source === 'paid' ? (edition.topPrices[data.plan_id - 1] ?? 0) : 0
  const [top] = await tx
    .insert(tops)
    .values({ tutor_id, source, sum, ...fieldsOf(data), created_at: now })
    .returning()
  if (!top) throw new Error('no TOP was made')
  return answer(context, top, { plan_id: data.plan_id, source, comment: data.comment })
}

/**
 * Throws `not_found`, `conflict`, `date_to` for an end before the beginning, and `tutor_id` where more is given to a tutor who is not published. What was paid
 * stays as it was paid.
 */
export async function save(context: Context, { data }: Input<typeof saveTop>) {
  const { tx, now } = context
  const [top] = await tx.select().from(tops).where(eq(tops.id, data.id)).for('update')
  if (!top) throw new NotFound()
  const fields = fieldsOf(data)
  // what is ended while it runs has run until now, whatever was planned
  if (top.active && !fields.active && fields.date_from < now && fields.date_to > now) fields.date_to = now
  const changes = changesOf({ ...fields, version: data.version }, top)
  const givesMore = fields.active && (!top.active || fields.date_to > top.date_to)
  if (top.source === 'gift' && givesMore) await requirePublished(tx, top.tutor_id)
  await tx
    .update(tops)
    .set({ ...fields, version: top.version + 1 })
    .where(eq(tops.id, top.id))
  return answer(context, top, changes)
}

async function requirePublished(tx: Tx, tutor_id: number) {
  const [tutor] = await tx
    .select({ id: tutors.id })
    .from(tutors)
    .where(and(eq(tutors.id, tutor_id), eq(tutors.status, TUTOR_STATUS.published)))
    .for('share')
  if (!tutor) throw new FieldProblem({ tutor_id: 'tutor_unavailable' })
}

const fieldsOf = ({ plan_id, date_from, date_to, active, comment }: Pick<Sent, 'plan_id' | 'date_from' | 'date_to' | 'active' | 'comment'>) => ({
  ...{ plan_id, active, comment, date_from: dateOf(date_from) },
  date_to: dateOf(date_to ?? date_from + topPlans[plan_id as Plan] * DAY),
})

async function answer(context: Context, { id, tutor_id }: typeof tops.$inferSelect, told: Record<string, unknown>) {
  await refreshTops(context.tx, [tutor_id], context)
  context.audit(`tutor ${tutor_id}`, told)
  return get(context, { id })
}
