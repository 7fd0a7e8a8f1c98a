import { and, eq, gte, isNotNull, not } from 'drizzle-orm'
import { TUTOR_STATUS } from '../../schemas/index.ts'
import type { Reader } from '../database/open.ts'
import { tutors } from './table.ts'

/** Tutors who wait for staff, and how many have registered since a moment; each number along an index of its own (spec: decisions ADM-8). */
export async function tutorFigures(db: Reader, registeredSince: Date) {
  const [on_moderation, verification_requests, registered_7d] = await Promise.all([
    db.$count(tutors, eq(tutors.status, TUTOR_STATUS.moderation)),
    db.$count(tutors, and(isNotNull(tutors.verification_requested_at), not(tutors.verified))),
    db.$count(tutors, gte(tutors.created_at, registeredSince)),
  ])
  return { on_moderation, verification_requests, registered_7d }
}
