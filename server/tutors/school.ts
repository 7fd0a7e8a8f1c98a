import { and, eq, sql } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import { TUTOR_STATUS } from '../../schemas/index.ts'
import type { Reader } from '../database/open.ts'
import { lessons } from '../reference/table.ts'
import { tutorLessons, type tutors } from './table.ts'

type Candidate = Pick<typeof tutors.$inferSelect, 'id' | 'status' | 'work_online' | 'practice_id'>

/** Could this tutor ask to teach at the partner school? Published, online, with a year of practice, in one of its subjects (spec: decisions SCH-7). */
export async function isPotentialSchoolTutor(db: Reader, tutor: Candidate, { flags }: Pick<Edition, 'flags'>): Promise<boolean> {
  if (!flags.school || tutor.status !== TUTOR_STATUS.published || !tutor.work_online || (tutor.practice_id ?? 0) < 2) return false
  const [taught] = await db
    .select({ one: sql`1` })
    .from(tutorLessons)
    .innerJoin(lessons, eq(lessons.id, tutorLessons.lesson_id))
    .where(and(eq(tutorLessons.tutor_id, tutor.id), eq(lessons.is_school, true)))
    .limit(1)
  return taught !== undefined
}
