import { sql } from 'drizzle-orm'
import type { Reader } from '../database/open.ts'
import { tutors } from './table.ts'

/** Tutors who wait for staff, and how many have registered since a moment (spec: decisions ADM-8). */
export async function tutorFigures(db: Reader, registeredSince: Date) {
  const [row] = await db
    .select({
      on_moderation: sql<number>`count(*) filter (where ${tutors.status} = 2)::int`,
      verification_requests: sql<number>`count(*) filter (where ${tutors.verification_requested_at} is not null and not ${tutors.verified})::int`,
      registered_7d: sql<number>`count(*) filter (where ${tutors.created_at} >= ${registeredSince.toISOString()}::timestamptz)::int`,
    })
    .from(tutors)
  return row ?? { on_moderation: 0, verification_requests: 0, registered_7d: 0 }
}
