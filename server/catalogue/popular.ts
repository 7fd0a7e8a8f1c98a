import { type Edition, type Language, languageTag } from '../../editions/index.ts'
import type { Cache } from '../database/cache/cache.ts'
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
  /** Ids of those that come first for being popular. */
  popular: { lessons: readonly number[]; cities: readonly number[] }
}

interface Asked {
  cache: Cache
  edition: Edition
  language: Language
}

/** Active subjects, cities and levels as filters offer them: the popular ones first, the others by name, levels from the youngest on. */
export function popularFirst(asked: Asked, reference: Reference): Promise<PopularFirst> {
  return asked.cache.keep(`popular first ${asked.language}`, SECONDS, ({ db, cache }) => {
    cache.note('reference')
    return arrange(db, asked, reference)
  })
}

async function arrange(db: Reader, { edition, language }: Asked, reference: Reference): Promise<PopularFirst> {
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
    popular: ids,
  }
}

/** The edition's own lists, or the flagged records with the most tutors (spec: public 9, popular filters). */
async function popularIds(db: Reader, { popular }: Edition, { lessons, cities, placeOf }: Reference) {
  if (popular) return { lessons: popular.lessonIds, cities: popular.cityIds }
  const [flaggedLessons, flaggedCities] = [flagged(lessons), flagged(cities)]
  const placeOfCity = (id: number) => placeOf('city', id)
  const [bySubject, byPlace] = await Promise.all([countBy(db, 'subject', flaggedLessons), countBy(db, 'place', flaggedCities.map(placeOfCity))])
  const most = (ids: number[], count: (id: number) => number | undefined) => ids.toSorted((a, b) => (count(b) ?? 0) - (count(a) ?? 0)).slice(0, FIRST)
  return {
    lessons: most(flaggedLessons, (id) => bySubject.get(id)),
    cities: most(flaggedCities, (id) => byPlace.get(placeOfCity(id))),
  }
}

const flagged = (rows: ReadonlyMap<number, { id: number; popular: boolean; active: boolean }>) =>
  [...rows.values()].filter(({ popular, active }) => popular && active).map(({ id }) => id)

const pick = <Row>(rows: ReadonlyMap<number, Row>, ids: readonly number[]): Row[] => ids.flatMap((id) => rows.get(id) ?? [])
