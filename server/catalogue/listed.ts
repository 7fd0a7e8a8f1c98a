import { inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { TutorCard } from '../../schemas/index.ts'
import type { Level } from '../reference/reference.ts'
import type { Viewing } from '../viewing.ts'
import { cardsOf } from './kept-cards.ts'
import { tutorCards } from './table.ts'

/** Whether a tutor stands in the catalogue: what others publish is shown as long as they do. */
export const isListed = (tutor_id: AnyPgColumn): SQL =>
  sql`exists (select from listings where listings.tutor_id = ${tutor_id} and listings.subject = 0 and listings.place = 0)`

/** Whether a tutor teaches at a place, or travels anywhere in it. */
export const isListedAt = (tutor_id: AnyPgColumn, place: number): SQL =>
  sql`exists (select from listings where listings.tutor_id = ${tutor_id} and listings.subject = 0 and listings.place in (${place}, ${-place}))`

/** Of rows of `listings`, leaves out those who do not teach a level. */
export const teaches = (level: Level | null): SQL => (level ? sql`and level_mask & (1::bigint << ${level.bit}) <> 0` : sql``)

/** Cards of tutors by their ids; those who are not there any more are left out. */
export async function cardsByIds(viewing: Viewing, ids: readonly number[], lesson_id?: number): Promise<ReadonlyMap<number, TutorCard>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  viewing.cache.note(...wanted.map((id) => `tutor:${id}` as const))
  const rows = await viewing.db
    .select({ id: tutorCards.tutor_id, version: tutorCards.version })
    .from(tutorCards)
    .where(inArray(tutorCards.tutor_id, wanted))
  const cards = await cardsOf(viewing, rows, lesson_id)
  return new Map(cards.map((card) => [card.id, card]))
}
