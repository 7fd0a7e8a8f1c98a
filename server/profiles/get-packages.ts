import { eq } from 'drizzle-orm'
import type { getTutorPackages } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import { cardOf, todayOf } from '../catalogue/cards.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { nameIn } from '../reference/reference.ts'
import { packagesOfTutor } from '../tutors/price.ts'
import { tutorLevels } from '../tutors/table.ts'
import { viewingOf } from '../viewing.ts'
import { tutorRecord } from './profile.ts'

/**
 * What a school tutor's lessons cost by package, and the school's subjects and levels that they teach. Throws `not_found` for everybody else, and where there is
 * no school or it sells none (spec: decisions SCH-8, Z-3).
 */
export async function getPackages(context: Context, { tutor_id, lang }: Input<typeof getTutorPackages>): Promise<Data<typeof getTutorPackages>> {
  const viewing = viewingOf(context, lang)
  const { db, language } = viewing
  const record = await tutorRecord(viewing, tutor_id)
  if (!record) throw new NotFound()
  const packages = packagesOfTutor(record.tutor, viewing)
  if (packages.base.length === 0) throw new NotFound()
  const today = await todayOf(viewing)
  const { lessons, levels } = today.reference
  const { id, name, avatar, is_catalog_disabled, lessons: taught } = cardOf(record.card, viewing, today)
  const rows = await db.select().from(tutorLevels).where(eq(tutorLevels.tutor_id, tutor_id))
  const levelsOf = (lesson_id: number) =>
    [...levels.values()].filter((level) => rows.some((row) => row.lesson_id === lesson_id && row.level_id === level.id))
  return {
    packages,
    tutor: {
      ...{ id, name, is_catalog_disabled },
      avatar: avatar?.preview_url ?? null,
      lessons: taught
        .filter((lesson) => lessons.get(lesson.id)?.is_school)
        .map((lesson) => ({
          ...{ id: lesson.id, name: lesson.name },
          levels: levelsOf(lesson.id).map((level) => ({ id: level.id, name: nameIn(level.name, language), is_advanced: level.is_advanced })),
        })),
    },
  }
}
