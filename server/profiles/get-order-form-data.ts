import { asc, eq } from 'drizzle-orm'
import type { getOrderFormData as declared } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import { askedRate, cardOf, todayOf } from '../catalogue/cards.ts'
import { openTravels } from '../catalogue/open-travels.ts'
import type { Context } from '../context.ts'
import { NotFound, Refusal } from '../errors.ts'
import { nameIn } from '../reference/reference.ts'
import { spokenBy } from '../tutors/languages.ts'
import { tutorLevels, tutorTravels } from '../tutors/table.ts'
import { viewingOf } from '../viewing.ts'
import { statusCodeOf } from './get.ts'
import { travelTree, tutorRecord } from './profile.ts'
import { levelsTaught } from './school-lessons.ts'

/**
 * The tutor as the order form needs them, with the places alone that a request may name. Throws `not_found`, and `tutor_unavailable` for one who takes no requests
 * or has no such place left (spec: decisions CAT-18).
 */
export async function getOrderFormData(context: Context, { id, lang }: Input<typeof declared>): Promise<Data<typeof declared>> {
  const viewing = viewingOf(context, lang)
  const { db, edition, language } = viewing
  const record = await tutorRecord(viewing, id)
  if (!record || statusCodeOf(record.tutor) !== 200) throw new NotFound()
  const today = await todayOf(viewing)
  const { reference } = today
  const card = cardOf(record.card, viewing, today)
  if (card.is_catalog_disabled) throw new Refusal('tutor_unavailable')
  const [taught, travels] = await Promise.all([
    db.select().from(tutorLevels).where(eq(tutorLevels.tutor_id, id)),
    db.select().from(tutorTravels).where(eq(tutorTravels.tutor_id, id)).orderBy(asc(tutorTravels.id)),
  ])
  const levelsOf = (lesson_id: number) => levelsTaught(lesson_id, taught, reference)
  return {
    tutor: {
      ...card,
      locations_travel: travelTree(openTravels(travels, reference), reference, language),
      lesson_levels: Object.fromEntries(card.lessons.map((lesson) => [lesson.id, levelsOf(lesson.id).map((level) => level.id)])),
      tutor_points_for_order: Math.round(record.tutor.score),
    },
    levels_info: Object.fromEntries(
      card.lessons.map((lesson) => [
        lesson.id,
        {
          levels: levelsOf(lesson.id).map((level) => ({ id: level.id, name: nameIn(level.name, language) })),
          rate: askedRate(record.card, viewing, reference, lesson.id),
        },
      ]),
    ),
    langs: Object.fromEntries(spokenBy(record.tutor.langs, edition, language).map((spoken) => [spoken.id, spoken.name])),
  }
}
