import { asc } from 'drizzle-orm'
import { editionOf } from '../../editions/index.ts'
import { rewriteListings } from '../../server/catalogue/listings.ts'
import type { Database } from '../../server/database/open.ts'
import { lessonLevels } from '../../server/reference/table.ts'
import { tutorDocuments, tutorHomes, tutorLessons, tutorLevels, tutors, tutorTravels } from '../../server/tutors/table.ts'
import { counter } from './count.ts'

export interface Place {
  city_id: number
  district_id?: number
  subdistrict_id?: number
}

type Row = Partial<typeof tutors.$inferInsert> & {
  /** Levels by lesson; in the order given. */
  lessons?: Record<number, number[]>
  /** Own price of a lesson. */
  lessonRates?: Record<number, number>
  homes?: Place[]
  travels?: Place[]
  /** Documents that staff approved. */
  documents?: string[]
}

const next = counter()

/**
 * A published tutor of the edition's first subject and level who works online for 5000, with listings as the catalogue finds them.
 * Wants `buildReference` first.
 */
export async function buildTutor(database: Database, { lessons, lessonRates = {}, homes = [], travels = [], documents = [], ...row }: Row = {}) {
  const edition = editionOf(database.edition)
  const number = next()
  return database.transaction(async (tx) => {
    const [tutor] = await tx
      .insert(tutors)
      .values({
        status: 3,
        name: 'Айгерим',
        last_name: 'Сейтова',
        sex: 1,
        email: `tutor${number}@example.test`,
        phone: `+7702${String(number).padStart(7, '0')}`,
        lang: edition.locales[0],
        short_description: 'Понятные шаги вместо правил наизусть',
        rate_id: edition.ratePoints.find((point) => point >= 5000) ?? edition.ratePoints[0] ?? null,
        practice_id: 3,
        work_online: true,
        ...row,
      })
      .returning()
    if (!tutor) throw new Error('no tutor was made')
    const tutor_id = tutor.id
    const taught = Object.entries(lessons ?? (await firstLesson(tx))).map(([lesson, levels]) => ({ lesson_id: Number(lesson), levels }))
    for (const [position, { lesson_id, levels }] of taught.entries()) {
      await tx.insert(tutorLessons).values({ tutor_id, lesson_id, position, rate_id: lessonRates[lesson_id] ?? null })
      if (levels.length) await tx.insert(tutorLevels).values(levels.map((level_id) => ({ tutor_id, lesson_id, level_id })))
    }
    if (homes.length) await tx.insert(tutorHomes).values(homes.map((place) => ({ tutor_id, ...place })))
    if (travels.length) await tx.insert(tutorTravels).values(travels.map((place) => ({ tutor_id, ...place })))
    if (documents.length) await tx.insert(tutorDocuments).values(documents.map((file) => ({ tutor_id, file, description: 'Диплом', approved: true })))
    await rewriteListings(tx, [tutor_id], edition)
    return tutor
  })
}

async function firstLesson(tx: Parameters<Parameters<Database['transaction']>[0]>[0]): Promise<Record<number, number[]>> {
  const [found] = await tx.select().from(lessonLevels).orderBy(asc(lessonLevels.lesson_id), asc(lessonLevels.popular)).limit(1)
  return found ? { [found.lesson_id]: [found.level_id] } : {}
}
