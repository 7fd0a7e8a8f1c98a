import { eq, inArray } from 'drizzle-orm'
import { AT_SCHOOL, TUTOR_STATUS } from '../../schemas/index.ts'
import { Refusal } from '../errors.ts'
import { isTeaching } from '../tutors/available.ts'
import { tutors } from '../tutors/table.ts'
import { matchingTutors } from './matching.ts'
import type { Change } from './pending-change.ts'
import { tutorRowsOf } from './rows.ts'
import { orderTutors } from './table.ts'

type RowPatch = Partial<typeof orderTutors.$inferInsert>

/** Changes the rows that `which` picks, in the database and in the change's own copy. */
export async function setRows({ context: { tx }, rows }: Change, which: (row: Change['rows'][number]) => boolean, patch: RowPatch) {
  const picked = rows.filter(which)
  if (picked.length === 0) return
  await tx
    .update(orderTutors)
    .set(patch)
    .where(
      inArray(
        orderTutors.id,
        picked.map(({ id }) => id),
      ),
    )
  for (const row of picked) Object.assign(row, patch)
}

/** These tutors are out of the order, for no fault of theirs. */
export const closeRows = (change: Change, which: (row: Change['rows'][number]) => boolean) =>
  setRows(change, which, { state: 'closed', closed_at: change.context.now })

/** A row as it stands when its tutor has just been asked; what they said the last time is over. */
export const askedAnew = (kind: 'personal' | 'potential', now: Date) => ({
  ...{ kind, state: 'asked' as const, asked_at: now, seen_at: null, closed_at: null },
  ...{ response_text: '', rate_id: null, first_class: null, responded_at: null, admin_read_at: null },
})

/** Adds a tutor's row, or takes up the one that is there: one for each order and tutor (spec: decisions ORD-7). */
export async function writeRow(change: Change, row: typeof orderTutors.$inferInsert, patch: RowPatch) {
  const [written] = await change.context.tx
    .insert(orderTutors)
    .values(row)
    .onConflictDoUpdate({ target: [orderTutors.order_id, orderTutors.tutor_id], set: patch })
    .returning()
  if (!written) return
  const known = change.rows.findIndex(({ id }) => id === written.id)
  if (known < 0) change.rows.push(written)
  else change.rows[known] = written
}

/** Throws `tutor_unavailable` for one who may not take this order; a tutor blocked at the same moment waits for us or is seen (spec: decisions ORD-3). */
export async function appointRow(change: Change) {
  const { context, order, input, side } = change
  const [tutor] = await context.tx
    .select({ status: tutors.status })
    .from(tutors)
    .where(eq(tutors.id, input.tutor_id ?? 0))
    .for('share')
  if (AT_SCHOOL.includes(order.status) ? tutor?.status !== TUTOR_STATUS.school : !isTeaching(tutor?.status)) throw new Refusal('tutor_unavailable')
  // A school order may already have a teacher: the new one takes the place.
  await closeRows(change, (row) => row.state === 'appointed')
  const appointed = {
    state: 'appointed' as const,
    appointed_at: context.now,
    appointed_seen_at: side === 'tutor' ? context.now : null,
    closed_at: null,
    ...{ refused_reason_id: null, refused_comment: '', remove_reasons: null },
    ...(side === 'tutor' && {
      responded_at: context.now,
      admin_read_at: null,
      response_text: input.response_text ?? '',
      first_class: null,
      ...(input.rate_id !== undefined && { rate_id: input.rate_id }),
    }),
  }
  await writeRow(change, { order_id: order.id, tutor_id: input.tutor_id ?? 0, kind: 'admin', asked_at: context.now, ...appointed }, appointed)
}

/** Attaches the next best tutors as asked; they hear of it from `messages.ts`. */
export async function offer(change: Change, limit: number) {
  const { tx, now } = change.context
  const order_id = change.order.id
  const ids = await matchingTutors(tx, order_id, { limit, without: 'attached' })
  if (ids.length === 0) return
  const asked = askedAnew('potential', now)
  await tx
    .insert(orderTutors)
    .values(ids.map((tutor_id) => ({ order_id, tutor_id, ...asked })))
    .onConflictDoUpdate({ target: [orderTutors.order_id, orderTutors.tutor_id], set: asked })
  change.rows.splice(0, change.rows.length, ...(await tutorRowsOf(tx, [order_id])))
}
