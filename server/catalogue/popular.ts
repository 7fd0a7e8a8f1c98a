import { sql } from 'drizzle-orm'
import { type Edition, type Language, languageTag } from '../../editions/index.ts'
import type { Cache } from '../database/cache/cache.ts'
import type { Names } from '../database/columns.ts'
import type { Reader } from '../database/open.ts'
import { ANYWHERE } from '../reference/places.ts'
import { type City, type Lesson, type Level, nameIn, type Reference } from '../reference/reference.ts'
import { sampleOf } from './blocks/sample.ts'
import { countBy } from './counts.ts'

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
    levelsOf: (lesson) => {
      const first = ids.levelsOf(lesson)
      return pick(reference.levels, [...first, ...lesson.levels.filter((id) => !first.includes(id))]).filter(({ active }) => active)
    },
    popular: ids,
  }
}

/** The edition's own lists, or the flagged records with the most tutors, of levels in each subject (spec: public 9, popular filters; decisions CAT-14). */
async function popularIds(db: Reader, { popular }: Edition, { lessons, levels, cities, placeOf }: Reference) {
  if (popular) return { lessons: popular.lessonIds, cities: popular.cityIds, levelsOf: ({ popularLevels }: Lesson) => popularLevels }
  const [flaggedLessons, flaggedLevels, flaggedCities] = [flagged(lessons), flagged(levels), flagged(cities)]
  const placeOfCity = (id: number) => placeOf('city', id)
  const [bySubject, byLevel, byPlace] = await Promise.all([
    countBy(db, 'subject', flaggedLessons),
    countLevels(db, [...lessons.keys()], pick(levels, flaggedLevels)),
    countBy(db, 'place', flaggedCities.map(placeOfCity)),
  ])
  const most = (ids: number[], count: (id: number) => number | undefined) => ids.toSorted((a, b) => (count(b) ?? 0) - (count(a) ?? 0)).slice(0, FIRST)
  return {
    lessons: most(flaggedLessons, (id) => bySubject.get(id)),
    cities: most(flaggedCities, (id) => byPlace.get(placeOfCity(id))),
    levelsOf: (lesson: Lesson) =>
      most(
        lesson.levels.filter((id) => flaggedLevels.includes(id)),
        (id) => byLevel.get(keyOf(lesson.id, id)),
      ),
  }
}

const keyOf = (lesson_id: number, level_id: number) => `${lesson_id} ${level_id}`

/** How many teach each subject at each of these levels, of those who stand first in it. */
async function countLevels(db: Reader, lessonIds: readonly number[], levels: readonly Level[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ lesson_id: number; bit: number; n: number }>(sql`
    select lesson.id as lesson_id, offered.* from unnest(${sql.param(lessonIds)}::int[]) lesson (id)
    cross join lateral (
      select bit, count(*)::int as n from (${sampleOf({ subject: 0, place: ANYWHERE, wider: [] }, { of: sql`lesson.id` })}) sample
      join unnest(${sql.param(levels.map(({ bit }) => bit))}::int[]) bit on level_mask & (1::bigint << bit) <> 0 group by bit
    ) offered`)
  const idOf = new Map(levels.map(({ bit, id }) => [bit, id]))
  return new Map(rows.map(({ lesson_id, bit, n }) => [keyOf(lesson_id, idOf.get(bit) ?? 0), n]))
}

const flagged = (rows: ReadonlyMap<number, { id: number; popular: boolean; active: boolean }>) =>
  [...rows.values()].filter(({ popular, active }) => popular && active).map(({ id }) => id)

const pick = <Row>(rows: ReadonlyMap<number, Row>, ids: readonly number[]): Row[] => ids.flatMap((id) => rows.get(id) ?? [])
