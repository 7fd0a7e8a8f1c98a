import { textsOf } from '../../locales/index.ts'
import type { getAllCities, getAllDistricts, getAllSubjects } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import { type Address, printPath, wholeCatalogue } from '../catalogue/address.ts'
import { countBy, countIn } from '../catalogue/counts.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { Gone, NotFound, Refusal } from '../errors.ts'
import { type City, nameIn, type Reference, referenceOf } from '../reference/reference.ts'
import { localePath } from '../seo/meta.ts'
import { listPaths } from '../seo/site-paths.ts'
import { type Viewing, viewingOf } from '../viewing.ts'
import { byLetters } from './letters.ts'
import { wordsOf } from './words.ts'

/** What is listed follows the tutors, not faster than that (spec: decisions API-18). */
const SECONDS = 600

/** Cities in which somebody teaches, each with the way to its districts where these list somebody. */
export function allCities(context: Context, { lang }: Input<typeof getAllCities>): Promise<Data<typeof getAllCities>> {
  const viewing = viewingOf(context, lang)
  return viewing.cache.keep(`all cities ${viewing.siteUrl} ${viewing.language}`, SECONDS, async (fresh) => {
    const { db, edition, language } = { ...viewing, ...fresh }
    const reference = await referenceOf(fresh)
    const cities = [...reference.cities.values()].filter(({ active }) => active)
    const place = (id: number) => reference.placeOf('city', id)
    const counts = await countBy(
      db,
      'place',
      cities.map(({ id }) => place(id)),
    )
    const withDistricts = await citiesWithDistricts(db, reference)
    const entries = cities.flatMap((city) => {
      const tutors_count = counts.get(place(city.id)) ?? 0
      const link = printPath({ ...wholeCatalogue(), city }, edition)
      const own = { name: nameIn(city.name, language), link, tutors_count }
      return tutors_count > 0 ? [{ ...own, districts: withDistricts.has(city) ? listPaths.allDistricts(city.alias) : null }] : []
    })
    return {
      groups: byLetters(entries, edition, language),
      total_count: entries.length,
      ...wordsOf({ ...viewing, ...fresh }, { kind: 'cities', path: listPaths.allCities, isEmpty: entries.length === 0, isEverywhere: true }),
    }
  })
}

/** Active cities that have a district in which somebody teaches. */
export async function citiesWithDistricts(db: Reader, reference: Reference): Promise<Set<City>> {
  const districts = [...reference.districts.values()].filter(({ active }) => active)
  const counts = await countIn(
    db,
    districts.map(({ id, city_id }) => ({ place: reference.placeOf('district', id), wider: [-reference.placeOf('city', city_id)] })),
  )
  const cities = districts.filter((_, n) => counts[n]).flatMap(({ city_id }) => reference.cities.get(city_id) ?? [])
  return new Set(cities.filter(({ active }) => active))
}

/** Subjects that somebody teaches. */
export function allSubjects(context: Context, { lang }: Input<typeof getAllSubjects>): Promise<Data<typeof getAllSubjects>> {
  const viewing = viewingOf(context, lang)
  return viewing.cache.keep(`all subjects ${viewing.siteUrl} ${viewing.language}`, SECONDS, async (fresh) => {
    const { edition, language } = viewing
    const { lessons } = await referenceOf(fresh)
    const active = [...lessons.values()].filter((lesson) => lesson.active)
    const counts = await countBy(
      fresh.db,
      'subject',
      active.map(({ id }) => id),
    )
    const entries = active.flatMap((lesson) => {
      const tutors_count = counts.get(lesson.id) ?? 0
      const link = printPath({ ...wholeCatalogue(), lesson }, edition)
      return tutors_count > 0 ? [{ name: nameIn(lesson.name, language), link, tutors_count }] : []
    })
    return {
      groups: byLetters(entries, edition, language),
      total_count: entries.length,
      ...wordsOf({ ...viewing, ...fresh }, { kind: 'subjects', path: listPaths.allSubjects, isEmpty: entries.length === 0, isEverywhere: true }),
    }
  })
}

/** Districts of a city with their microdistricts, those in which somebody teaches. Throws `not_found` for what is no city, with where a moved one went or that it is gone. */
export async function allDistricts(context: Context, { lang, alias }: Input<typeof getAllDistricts>): Promise<Data<typeof getAllDistricts>> {
  const viewing = viewingOf(context, lang)
  const reference = await referenceOf(viewing)
  const known = reference.aliases.get(alias)
  const city = known?.kind === 'city' && known.id !== null ? reference.cities.get(known.id) : undefined
  if (known?.kind !== 'city') throw new NotFound()
  if (!city?.active) throw new Gone()
  if (city.alias !== alias)
    throw new Refusal('not_found', { data: { moved_to: localePath(viewing.edition, viewing.language, listPaths.allDistricts(city.alias)) } })
  return viewing.cache.keep(`all districts ${city.id} ${viewing.siteUrl} ${viewing.language}`, SECONDS, (fresh) =>
    districtsOf({ ...viewing, ...fresh }, reference, city),
  )
}

async function districtsOf(viewing: Viewing, reference: Reference, city: City): Promise<Data<typeof getAllDistricts>> {
  const { db, cache, edition, language } = viewing
  cache.note('reference')
  const cityWide = -reference.placeOf('city', city.id)
  const inCity = { ...wholeCatalogue(), city }
  const districts = [...reference.districts.values()].filter(({ city_id, active }) => active && city_id === city.id)
  const parts = [...reference.subdistricts.values()].filter(({ district_id, active }) => active && districts.some(({ id }) => id === district_id))
  const counts = await countIn(db, [
    ...districts.map(({ id }) => ({ place: reference.placeOf('district', id), wider: [cityWide] })),
    ...parts.map(({ id, district_id }) => ({
      place: reference.placeOf('subdistrict', id),
      wider: [cityWide, -reference.placeOf('district', district_id)],
    })),
  ])
  const entry = (what: Partial<Address>, record: { name: Record<string, string> }, tutors_count = 0) => ({
    name: nameIn(record.name, language),
    link: printPath({ ...inCity, ...what }, edition),
    tutors_count,
  })
  const entries = districts.flatMap((district, n) => {
    const own = entry({ district }, district, counts[n])
    const subdistricts = parts.flatMap((subdistrict, at) =>
      subdistrict.district_id === district.id ? entry({ district, subdistrict }, subdistrict, counts[districts.length + at]) : [],
    )
    return own.tutors_count > 0 ? [{ ...own, subdistricts: subdistricts.filter(({ tutors_count }) => tutors_count > 0) }] : []
  })
  const name = nameIn(city.name, language)
  const link = printPath(inCity, edition)
  return {
    city: { id: city.id, name, alias: city.alias, link },
    groups: byLetters(entries, edition, language),
    total_count: entries.length,
    ...wordsOf(viewing, {
      kind: 'districts',
      path: listPaths.allDistricts(city.alias),
      city: name,
      above: [{ name: textsOf(edition, language).directory.cities.h1, link: listPaths.allCities }],
      isEmpty: entries.length === 0,
    }),
  }
}
