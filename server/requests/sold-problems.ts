import { and, eq } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import type { FieldErrors } from '../../schemas/index.ts'
import type { Cache } from '../database/cache/cache.ts'
import type { Reader } from '../database/open.ts'
import { levelsTaught } from '../profiles/school-lessons.ts'
import { referenceOf } from '../reference/reference.ts'
import { tutorLevels } from '../tutors/table.ts'

interface At {
  db: Reader
  cache: Cache
  edition: Pick<Edition, 'schoolRates'>
}
interface Asked {
  tutor_id?: number | null | undefined
  lesson_id?: number | undefined
  level_id?: number | null | undefined
  package_id?: number | null | undefined
}

/** What is wrong with a package where levels differ in price: the tutor teaches the subject at none that cost what it would (spec: decisions SCH-8). */
export async function soldProblems(
  { db, cache, edition: { schoolRates } }: At,
  { tutor_id, lesson_id, level_id, package_id }: Asked,
): Promise<FieldErrors> {
  if (package_id == null || tutor_id == null || lesson_id === undefined || String(schoolRates?.base) === String(schoolRates?.advanced)) return {}
  const reference = await referenceOf({ cache })
  const rows = await db
    .select()
    .from(tutorLevels)
    .where(and(eq(tutorLevels.tutor_id, tutor_id), eq(tutorLevels.lesson_id, lesson_id)))
  const taught = levelsTaught(lesson_id, rows, reference)
  const isAdvanced = reference.levels.get(level_id ?? 0)?.is_advanced ?? false
  const isSold = taught.length > 0 ? taught.some((level) => level.is_advanced === isAdvanced) : !isAdvanced
  return isSold ? {} : { level_id: level_id == null ? 'required' : 'not_taught' }
}
