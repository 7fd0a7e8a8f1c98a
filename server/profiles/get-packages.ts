import { eq } from 'drizzle-orm'
import type { getTutorPackages } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import { cardOf, todayOf } from '../catalogue/cards.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { nameIn } from '../reference/reference.ts'
import { packageRates, packagesOf } from '../tutors/price.ts'
import { tutorLevels } from '../tutors/table.ts'
import { viewingOf } from '../viewing.ts'
import { tutorRecord } from './profile.ts'
import { schoolLessons } from './school-lessons.ts'

/**
 * What a school tutor's lessons cost by package, and the school's subjects and levels that they teach. Throws `not_found` for everybody else, and where there is
 * no school or it sells none (spec: decisions SCH-8, Z-3).
 */
export async function getPackages(context: Context, { tutor_id, lang }: Input<typeof getTutorPackages>): Promise<Data<typeof getTutorPackages>> {
  const viewing = viewingOf(context, lang)
  const { db, language } = viewing
  const record = await tutorRecord(viewing, tutor_id)
  if (!record) throw new NotFound()
  const rates = packageRates(record.tutor, viewing)
  if (!rates) throw new NotFound()
  const today = await todayOf(viewing)
  const { id, name, avatar, is_catalog_disabled, lessons: taught } = cardOf(record.card, viewing, today)
  const rows = await db.select().from(tutorLevels).where(eq(tutorLevels.tutor_id, tutor_id))
  const lessons = schoolLessons(taught, rows, today.reference)
  return {
    packages: packagesOf(rates, lessons),
    tutor: {
      ...{ id, name, is_catalog_disabled },
      avatar: avatar?.preview_url ?? null,
      lessons: lessons.map(({ id, name, levels }) => ({
        ...{ id, name },
        levels: levels.map((level) => ({ id: level.id, name: nameIn(level.name, language), is_advanced: level.is_advanced })),
      })),
    },
  }
}
