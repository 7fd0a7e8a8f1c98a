import { and, eq, sql } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import { TUTOR_STATUS } from '../../schemas/index.ts'
import type { Reader } from '../database/open.ts'
import { lessons } from '../reference/table.ts'
import { tutorLessons, type tutors } from './table.ts'

type Candidate = Pick<typeof tutors.$inferSelect, 'id' | 'status' | 'work_online' | 'practice_id'>

/** Did this tutor ask to teach at the partner school, and was not refused? (spec: decisions TUT-1) */
export async function hasAskedSchool(db: Reader, tutor_id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from school_candidates where tutor_id = ${tutor_id} and id = (select max(id) from school_candidates where tutor_id = ${tutor_id}) and state <> 'refused'`)
  return rows.length > 0
}

/** Could this tutor ask to teach at the partner school? Published, online, with a year of practice, in one of its subjects, and no request waits for an answer (spec: decisions SCH-7). */
export async function isPotentialSchoolTutor(db: Reader, tutor: Candidate, { flags }: Pick<Edition, 'flags'>): Promise<boolean> {
  if (!flags.school || tutor.status !== TUTOR_STATUS.published || !tutor.work_online || (tutor.practice_id ?? 0) < 2) return false
  const [taught] = await db
    .select({ one: sql`1` })
    .from(tutorLessons)
    .innerJoin(lessons, eq(lessons.id, tutorLessons.lesson_id))
    .where(
      and(
        eq(tutorLessons.tutor_id, tutor.id),
        eq(lessons.is_school, true),
        eq(lessons.active, true),
        sql`not exists (select from school_candidates where tutor_id = ${tutor.id} and state = 'sent')`,
      ),
    )
    .limit(1)
  return taught !== undefined
}
