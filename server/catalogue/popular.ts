import { type Edition, type Language, languageTag } from '../../editions/index.ts'
import { cached } from '../cache/cache.ts'
import type { Names } from '../database/columns.ts'
import type { Reader } from '../database/open.ts'
import { type City, type Lesson, type Level, nameIn, type Reference } from '../reference/reference.ts'
import { countBy } from './search.ts'

/** How many of the flagged records count as popular where the edition names none (spec: decisions CAT-14). */
const FIRST = 5
const SECONDS = 600

export interface PopularFirst {
  lessons: Lesson[]
  cities: City[]
  levelsOf: (lesson: Lesson) => Level[]
}

/** Active subjects, cities and levels as filters offer them: the popular ones first, the others by name, levels from the youngest on. */
export async function popularFirst(
  { db, edition, language }: { db: Reader; edition: Edition; language: Language },
  reference: Reference,
): Promise<PopularFirst> {
  const ids = await popularIds(db, edition, reference)
  const { compare } = new Intl.Collator(languageTag(edition, language))
  const inOrder = <Row extends { id: number; name: Names; active: boolean }>(rows: ReadonlyMap<number, Row>, first: readonly number[]) => {
    const others = [...rows.values()].filter(({ id }) => !first.includes(id))
    const named = others.map((row) => ({ row, name: nameIn(row.name, language) })).sort((a, b) => compare(a.name, b.name))
    return [...pick(rows, first), ...named.map(({ row }) => row)].filter(({ active }) => active)
  }
  return {
    lessons: inOrder(reference.lessons, ids.lessons),
    cities: inOrder(reference.cities, ids.cities),
    levelsOf: ({ levels, popularLevels }) =>
      pick(reference.levels, [...popularLevels, ...levels.filter((id) => !popularLevels.includes(id))]).filter(({ active }) => active),
  }
}

/** The edition's own lists, or the flagged records with the most tutors (spec: public 9, popular filters). */
export function popularIds(
  db: Reader,
  edition: Edition,
  { lessons, cities, placeOf }: Reference,
): Promise<{ lessons: readonly number[]; cities: readonly number[] }> {
  return cached(edition, 'popular', SECONDS, async () => {
    if (edition.popular) return { lessons: edition.popular.lessonIds, cities: edition.popular.cityIds }
    const flaggedLessons = flagged(lessons)
    const flaggedCities = flagged(cities)
    const [bySubject, byPlace] = await Promise.all([
      countBy(db, 'subject', flaggedLessons),
      countBy(
        db,
        'place',
        flaggedCities.map((id) => placeOf('city', id)),
      ),
    ])
    const most = (ids: number[], count: (id: number) => number) => ids.toSorted((a, b) => count(b) - count(a)).slice(0, FIRST)
    return {
      lessons: most(flaggedLessons, (id) => bySubject.get(id) ?? 0),
      cities: most(flaggedCities, (id) => byPlace.get(placeOf('city', id)) ?? 0),
    }
  })
}

const flagged = (rows: ReadonlyMap<number, { id: number; popular: boolean; active: boolean }>) =>
  [...rows.values()].filter(({ popular, active }) => popular && active).map(({ id }) => id)

const pick = <Row>(rows: ReadonlyMap<number, Row>, ids: readonly number[]): Row[] => ids.flatMap((id) => rows.get(id) ?? [])
