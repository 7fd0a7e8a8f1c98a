import { sql } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import { type Address, printPath, wholeCatalogue } from '../catalogue/address.ts'
import { countBy } from '../catalogue/counts.ts'
import type { Cache } from '../database/cache/cache.ts'
import type { Reader } from '../database/open.ts'
import { ANYWHERE, ONLINE } from '../reference/places.ts'
import { type Reference, referenceOf, type Tag } from '../reference/reference.ts'
import { FEWEST_OF_TAG } from '../reference/tags.ts'

/** Levels taught somewhere in a subject, as bits; undefined where nobody is listed. */
type Masks = (subject: number, ...places: number[]) => bigint | undefined

/**
 * Paths of the catalogue pages that list somebody: subjects with their levels anywhere, online and in cities, subjects in districts, every microdistrict, and tags
 * that gather as many as search engines want.
 */
export async function cataloguePages({ db, cache, edition }: { db: Reader; cache: Cache; edition: Edition }): Promise<string[]> {
  const reference = await referenceOf({ cache })
  const [masks, tags] = await Promise.all([readMasks(db), wantedTags(db, reference)])
  const { placeOf } = reference
  const cities = [...reference.cities.values()].filter(({ active }) => active)
  const districts = [...reference.districts.values()].filter(({ active }) => active)
  const parts = [...reference.subdistricts.values()].filter(({ active }) => active)

  const addresses = [
    ...ofPlace({ ...wholeCatalogue() }, [ANYWHERE], 'levels'),
    ...ofPlace(wholeCatalogue(true), [ONLINE], 'levels'),
    ...cities.flatMap((city) => {
      const cityPlace = placeOf('city', city.id)
      const inCity = { ...wholeCatalogue(), city }
      return [
        ...ofPlace(inCity, [cityPlace], 'levels'),
        ...districts
          .filter(({ city_id }) => city_id === city.id)
          .flatMap((district) => {
            const place = placeOf('district', district.id)
            const inDistrict = { ...inCity, district }
            const wide = [-cityPlace, -place]
            return [
              ...ofPlace(inDistrict, [place, ...wide], 'lessons'),
              ...parts
                .filter(({ district_id }) => district_id === district.id)
                .flatMap((subdistrict) => ofPlace({ ...inDistrict, subdistrict }, [placeOf('subdistrict', subdistrict.id), ...wide], 'any')),
            ]
          }),
      ]
    }),
    ...tags.map((tag) => ({ ...wholeCatalogue(tag.catalog_type === 'online'), tag })),
  ]
  return addresses.map((address) => printPath(address, edition))

  /** The pages of one place, down to subjects or to their levels. */
  function ofPlace(base: Address, places: number[], depth: 'any' | 'lessons' | 'levels'): Address[] {
    if (masks(0, ...places) === undefined) return []
    if (depth === 'any') return [base]
    const lessons = [...reference.lessons.values()].filter(({ active }) => active)
    return [base, ...lessons.flatMap((lesson) => ofLesson({ ...base, lesson }, masks(lesson.id, ...places), depth === 'levels', reference))]
  }
}

function ofLesson(address: Address, mask: bigint | undefined, withLevels: boolean, { levels }: Reference): Address[] {
  if (mask === undefined) return []
  const taught = withLevels ? (address.lesson?.levels ?? []).flatMap((id) => levels.get(id) ?? []) : []
  return [address, ...taught.filter(({ active, bit }) => active && (mask >> BigInt(bit)) & 1n).map((level) => ({ ...address, level }))]
}

async function wantedTags(db: Reader, reference: Reference): Promise<Tag[]> {
  const tags = [...reference.tags.values()].filter(({ active }) => active)
  const subjects = tags.map(({ id }) => -id)
  const [anywhere, online] = await Promise.all([countBy(db, 'subject', subjects, ANYWHERE), countBy(db, 'subject', subjects, ONLINE)])
  return tags.filter(({ id, catalog_type }) => ((catalog_type === 'online' ? online : anywhere).get(-id) ?? 0) >= FEWEST_OF_TAG)
}

async function readMasks(db: Reader): Promise<Masks> {
  const { rows } = await db.execute<{ subject: number; place: number; mask: string }>(
    sql`select subject, place, bit_or(level_mask)::text as mask from listings group by subject, place`,
  )
  const cells = new Map(rows.map(({ subject, place, mask }) => [`${subject} ${place}`, BigInt(mask)]))
  return (subject, ...places) =>
    places.reduce<bigint | undefined>((all, place) => {
      const mask = cells.get(`${subject} ${place}`)
      return mask === undefined ? all : (all ?? 0n) | mask
    }, undefined)
}
