import { asc } from 'drizzle-orm'
import { type Language, languages } from '../../editions/index.ts'
import type { Cache } from '../database/cache/cache.ts'
import type { Names } from '../database/columns.ts'
import type { Reader } from '../database/open.ts'
import { aliases, cities, districts, lessonLevels, lessons, levels, places, subdistricts } from './table.ts'
import { formerTags, tags } from './tags.ts'

/** How long a process may believe what it read; a change of reference data ends it at once. */
const SECONDS = 600

export type AliasKind = (typeof aliases.$inferSelect)['kind']
export type Lesson = typeof lessons.$inferSelect & { levels: readonly number[]; popularLevels: readonly number[] }
export type Level = typeof levels.$inferSelect
export type City = typeof cities.$inferSelect
export type District = typeof districts.$inferSelect
export type Subdistrict = typeof subdistricts.$inferSelect
/** Named in each language that it has words in; off with its subject, level or city. */
export type Tag = typeof tags.$inferSelect & { name: Names }

/** The edition's subjects, levels and places with their aliases, as every page asks for them. */
export interface Reference {
  lessons: ReadonlyMap<number, Lesson>
  levels: ReadonlyMap<number, Level>
  cities: ReadonlyMap<number, City>
  districts: ReadonlyMap<number, District>
  subdistricts: ReadonlyMap<number, Subdistrict>
  tags: ReadonlyMap<number, Tag>
  /** By `offline alias` the tag that had the address; null once it is gone for good. */
  formerTags: ReadonlyMap<string, number | null>
  /** `id` is null for an alias whose record is gone for good. */
  aliases: ReadonlyMap<string, { kind: AliasKind; id: number | null }>
  /** The place of a city, district or microdistrict in listings. */
  placeOf: (kind: 'city' | 'district' | 'subdistrict', id: number) => number
}

/** Reference data of the edition, kept in the process until a change of content. */
export const referenceOf = ({ cache }: { cache: Cache }): Promise<Reference> =>
  cache.keep('reference', SECONDS, (fresh) => {
    fresh.cache.note('reference')
    return read(fresh.db)
  })

/** A name in the language asked for. One in which the site is only partly kept may have none: it is told in the first of all languages that has one. */
export const nameIn = (names: Names, language: Language): string => names[language] || languages.map((one) => names[one]).find(Boolean) || ''

async function read(db: Reader): Promise<Reference> {
  const [aliasRows, lessonRows, levelRows, offered, cityRows, districtRows, subdistrictRows, placeRows, tagRows, formerRows] = await Promise.all([
    db.select().from(aliases),
    db.select().from(lessons).orderBy(asc(lessons.sort), asc(lessons.id)),
    db.select().from(levels).orderBy(asc(levels.sort), asc(levels.id)),
    db.select().from(lessonLevels).orderBy(asc(lessonLevels.popular)),
    db.select().from(cities).orderBy(asc(cities.sort), asc(cities.id)),
    db.select().from(districts).orderBy(asc(districts.id)),
    db.select().from(subdistricts).orderBy(asc(subdistricts.id)),
    db.select().from(places),
    db.select().from(tags).orderBy(asc(tags.id)),
    db.select().from(formerTags),
  ])
  const levelsOf = new Map<number, Set<number>>()
  const popularOf = new Map<number, number[]>()
  for (const { lesson_id, level_id, popular } of offered) {
    levelsOf.set(lesson_id, (levelsOf.get(lesson_id) ?? new Set()).add(level_id))
    if (popular !== null) popularOf.set(lesson_id, [...(popularOf.get(lesson_id) ?? []), level_id])
  }
  const off = { lesson: offAmong(lessonRows), level: offAmong(levelRows), city: offAmong(cityRows) }
  const isOn = ({ active, lesson_id, level_id, city_id }: typeof tags.$inferSelect) =>
    active && !off.lesson.has(lesson_id) && !off.level.has(level_id) && !off.city.has(city_id)
  const inOrder = (ids = new Set<number>()) => levelRows.filter(({ id }) => ids.has(id)).map(({ id }) => id)
  const placeIds = new Map(placeRows.map(({ id, kind, ref_id }) => [`${kind} ${ref_id}`, id]))
  return {
    lessons: byId(lessonRows.map((row) => ({ ...row, levels: inOrder(levelsOf.get(row.id)), popularLevels: popularOf.get(row.id) ?? [] }))),
    levels: byId(levelRows),
    cities: byId(cityRows),
    districts: byId(districtRows),
    subdistricts: byId(subdistrictRows),
    tags: byId(tagRows.map((row) => ({ ...row, active: isOn(row), name: namesOf(row.texts) }))),
    formerTags: new Map(formerRows.map(({ catalog_type, alias, tag_id }) => [`${catalog_type} ${alias}`, tag_id])),
    aliases: new Map(aliasRows.map(({ alias, kind, ref_id }) => [alias, { kind, id: ref_id }])),
    placeOf(kind, id) {
      const place = placeIds.get(`${kind} ${id}`)
      if (place === undefined) throw new Error(`${kind} ${id} has no place`)
      return place
    },
  }
}

const offAmong = (rows: readonly { id: number; active: boolean }[]): ReadonlySet<number | null> =>
  new Set(rows.filter(({ active }) => !active).map(({ id }) => id))

const namesOf = (texts: (typeof tags.$inferSelect)['texts']): Names =>
  Object.fromEntries(Object.entries(texts).flatMap(([language, { name }]) => (name ? [[language, name]] : [])))

const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]))
