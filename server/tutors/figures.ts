import { and, count, eq, gte, isNotNull, min, not, sql } from 'drizzle-orm'
import { BILLING, TUTOR_STATUS } from '../../schemas/index.ts'
import { constant } from '../database/constant.ts'
import type { Reader } from '../database/open.ts'
import { tutorActivities, tutors } from './table.ts'

/** Those whose billing data waits for staff. */
const BILLING_SENT = sql`${tutors.billing_status} = ${constant(BILLING.sent)}`

/** Since when a tutor waits for staff: the last step there in the log, the day of registration where none is. */
const sentAt = sql<Date | null>`min(coalesce(
  (select max(l.at) from ${tutorActivities} l where l.tutor_id = ${tutors.id} and (l.changes -> 'tutor_status' ->> 1)::int = ${TUTOR_STATUS.moderation}),
  ${tutors.created_at}))`.mapWith(tutors.created_at)

/** How many tutors have registered since a moment. */
export const registeredSince = (db: Reader, since: Date): Promise<number> => db.$count(tutors, gte(tutors.created_at, since))

/** Tutors who wait for staff and since when, each along an index of its own (spec: decisions ADM-8). */
export async function tutorFigures(db: Reader) {
  const [[moderation], [verification], billing_sent] = await Promise.all([
    db.select({ n: count(), since: sentAt }).from(tutors).where(eq(tutors.status, TUTOR_STATUS.moderation)),
    db
      .select({ n: count(), since: min(tutors.verification_requested_at) })
      .from(tutors)
      .where(and(isNotNull(tutors.verification_requested_at), not(tutors.verified))),
    db.$count(tutors, BILLING_SENT),
  ])
  return {
    on_moderation: { n: moderation?.n ?? 0, since: moderation?.since ?? null },
    verification_requests: { n: verification?.n ?? 0, since: verification?.since ?? null },
    billing_sent,
  }
}
