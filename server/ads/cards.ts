import { inArray } from 'drizzle-orm'
import type { AdCard, TutorCard } from '../../schemas/index.ts'
import { cardsByIds } from '../catalogue/listed.ts'
import { nameIn, type Reference } from '../reference/reference.ts'
import { choicesOf } from '../tutors/choices.ts'
import { tutors } from '../tutors/table.ts'
import { unixOf } from '../unix.ts'
import type { Viewing } from '../viewing.ts'
import type { ads } from './table.ts'

/** Ads as lists show them, in the order given, each with its tutor's price of its subject; those whose tutor has no card are left out. */
export async function cardsOf(viewing: Viewing, reference: Reference, rows: readonly (typeof ads.$inferSelect)[]): Promise<AdCard[]> {
  const { db, language } = viewing
  const ids = rows.map(({ tutor_id }) => tutor_id)
  const [cards, people] = await Promise.all([
    cardsByLesson(viewing, rows),
    db.select({ id: tutors.id, settings: tutors.settings }).from(tutors).where(inArray(tutors.id, ids)),
  ])
  return rows.flatMap((row) => {
    const tutor = cards.get(row.lesson_id)?.get(row.tutor_id)
    const [lesson, level] = [reference.lessons.get(row.lesson_id), reference.levels.get(row.level_id ?? 0)]
    const person = people.find(({ id }) => id === row.tutor_id)
    if (!tutor || !lesson || !person) return []
    const { id, alias, name, preview, status, published_at } = row
    return [
      {
        ...{ id, alias, name, preview, status },
        lesson: { id: lesson.id, alias: lesson.alias, name: nameIn(lesson.name, language) },
        level: level?.active ? { name: nameIn(level.name, language) } : null,
        date_pablish: published_at ? unixOf(published_at) : 0,
        tutor: choicesOf(person).photo_in_ads ? tutor : withoutPhoto(tutor),
      },
    ]
  })
}

/** By lesson the tutors who offer it in ads, as lists of that lesson show them. */
async function cardsByLesson(viewing: Viewing, rows: readonly (typeof ads.$inferSelect)[]) {
  const tutorsByLesson = Map.groupBy(rows, ({ lesson_id }) => lesson_id)
  const cards = [...tutorsByLesson].map(async ([lesson_id, offers]) => {
    const ids = offers.map(({ tutor_id }) => tutor_id)
    return [lesson_id, await cardsByIds(viewing, ids, lesson_id)] as const
  })
  return new Map(await Promise.all(cards))
}

const withoutPhoto = (tutor: TutorCard): TutorCard => ({ ...tutor, avatar: null })
