import { type EditionCode, editionOf } from '../../../editions/index.ts'
import { slug } from '../../../theme/slug.ts'
import type { CitySeed, DistrictSeed, Field, LessonSeed, LevelSeed, Names, ReferenceSeed, SeoType, SubdistrictSeed } from './types.ts'

/** A city as its file writes it. Several languages stand in the order of the edition's locales, split by ' | '; one text serves all of them. */
export interface CityNote {
  id: number
  region: string
  name: string
  mname: string
  alias: string
  at: [latitude: number, longitude: number]
  popular?: true
  /** District to its microdistricts. */
  districts: Record<string, readonly string[]>
}

export interface LevelNote {
  id: number
  name: string
  alias: string
  popular?: true
  in_footer?: true
  is_advanced?: true
  is_matura?: true
}

export interface LessonNote<Key extends string> {
  id: number
  key: Key
  alias: string
  seo_type?: SeoType
  field: Field
  levels: readonly number[]
  popular?: true
  school?: true
}

interface Notes<Key extends string> {
  /** The edition's words for its lessons: 'Математика | математики', name and genitive. */
  words: readonly NoInfer<Record<Key, string>>[]
  regions: readonly string[]
  cities: readonly CityNote[]
  levels: readonly LevelNote[]
  lessons: readonly LessonNote<Key>[]
  universities: readonly string[]
}

/**
 * Writes out an edition's notes as rows. A district's id is its city's id and two digits more, a subdistrict's two more again, so that rows added
 * at the end of a list move no other id. An alias taken by an earlier row gets its city's alias behind it.
 */
export const reference = <Key extends string>(code: EditionCode, { words, ...notes }: Notes<Key>): ReferenceSeed => {
  const { locales } = editionOf(code)
  const names = (text: string): Names => {
    const parts = text.split(' | ')
    return Object.fromEntries(locales.map((locale, n) => [locale, parts[n] ?? parts[0]]))
  }
  const named = (texts: readonly string[]) => texts.map((text, n) => ({ id: n + 1, name: names(text) }))
  const taken = new Set([...notes.cities, ...notes.levels, ...notes.lessons].map(({ alias }) => alias))
  const free = (text: string, city: string) => {
    const short = slug(text.split(' | ')[0] ?? text, locales[0])
    const alias = taken.has(short) || /^\d+$/.test(short) ? `${short}-${city}` : short
    taken.add(alias)
    return alias
  }

  const regions = named(notes.regions)
  const districts: DistrictSeed[] = []
  const subdistricts: SubdistrictSeed[] = []
  const cities = notes.cities.map((city, sort): CitySeed => {
    const region_id = notes.regions.indexOf(city.region) + 1
    for (const [name, parts] of Object.entries(city.districts)) {
      const district_id = city.id * 100 + districts.filter((one) => one.city_id === city.id).length + 1
      districts.push({ id: district_id, city_id: city.id, name: names(name), alias: free(name, city.alias) })
      for (const [n, part] of parts.entries()) {
        subdistricts.push({ id: district_id * 100 + n + 1, district_id, name: names(part), alias: free(part, city.alias) })
      }
    }
    const popular = city.popular ?? false
    const [latitude, longitude] = city.at
    return {
      id: city.id,
      region_id,
      name: names(city.name),
      mname: names(city.mname),
      alias: city.alias,
      latitude,
      longitude,
      sort,
      popular,
      in_footer: popular,
    }
  })

  const levels = notes.levels.map(
    ({ id, name, alias, popular = false, in_footer = false, is_advanced = false, is_matura = false }, sort): LevelSeed => {
      return { id, name: names(name), alias, sort, popular, in_footer, is_advanced, is_matura }
    },
  )
  const word = (key: Key, form: 0 | 1): Names => Object.fromEntries(locales.map((locale, n) => [locale, words[n]?.[key].split(' | ')[form]]))
  const lessons = notes.lessons.map(({ id, key, alias, seo_type = 1, field, levels, popular = false, school = false }, sort): LessonSeed => {
    const flags = { popular, in_footer: popular, is_school: school }
    return { id, key, name: word(key, 0), rname: word(key, 1), alias, seo_type, field, sort, levels: [...levels], ...flags }
  })
  return { regions, cities, districts, subdistricts, levels, lessons, universities: named(notes.universities) }
}
