import { inArray } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { TutorCard } from '../../schemas/index.ts'
import type { Reader } from '../database/open.ts'
import type { Reference } from '../reference/reference.ts'
import type { Viewing } from '../viewing.ts'
import type { CardRow } from './card-row.ts'
import { cardOf, type Today, todayOf } from './cards.ts'
import type { Listed } from './search.ts'
import { tutorCards } from './table.ts'

interface Kept {
  card: TutorCard
  /** All that it was made of. */
  version: number
  reference: Reference
  day: string | undefined
  top: boolean
}

/** Cards are worded once, for all lists: a card is the same object as long as it shows the same. */
const cards = new LRUCache<string, Kept>({ maxSize: 12 * 1024 * 1024, sizeCalculation: ({ card }) => 2 * JSON.stringify(card).length })

/** Cards of tutors who keep search engines out. */
const outOfSearch = new WeakSet<TutorCard>()
/** Whether search engines may be told of the tutor whose card it is (spec: decisions TUT-12). */
export const isInSearch = (card: TutorCard): boolean => !outOfSearch.has(card)

/**
 * Cards of these tutors, in this order; those who are not there any more are left out. In a list of one lesson it comes first on the card, at its own price
 * where it has one: the price by which the list is filtered and ordered.
 */
export async function cardsOf(viewing: Viewing, listed: readonly Listed[], lesson_id?: number): Promise<TutorCard[]> {
  if (listed.length === 0) return []
  viewing.cache.note(...listed.map(({ id }) => `tutor:${id}` as const))
  const today = await todayOf(viewing)
  const nameOf = (id: number) => `${viewing.edition.code} ${viewing.language} ${id} ${lesson_id ?? ''}`
  const found = new Map<number, TutorCard>()
  for (const { id, version } of listed) {
    const kept = cards.get(nameOf(id))
    if (kept?.version === version && isOf(kept, today, id)) found.set(id, kept.card)
  }
  const missing = listed.flatMap(({ id }) => (found.has(id) ? [] : [id]))
  for (const { tutor_id: id, version, data } of missing.length ? await read(viewing.db, missing) : []) {
    const card = cardOf(data, viewing, today, lesson_id) as TutorCard
    cards.set(nameOf(id), { card, version, reference: today.reference, day: dayOf(today), top: card.top })
    if (data.out_of_search) outOfSearch.add(card)
    found.set(id, card)
  }
  return listed.flatMap(({ id }) => found.get(id) ?? [])
}

const dayOf = ({ week }: Today) => week.days[0]?.date

const isOf = ({ reference, day, top }: Kept, today: Today, id: number): boolean =>
  reference === today.reference && day === dayOf(today) && top === today.tops.has(id)

const read = (db: Reader, ids: number[]): Promise<{ tutor_id: number; version: number; data: CardRow }[]> =>
  db.select().from(tutorCards).where(inArray(tutorCards.tutor_id, ids))
