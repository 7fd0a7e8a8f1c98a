import { sql } from 'drizzle-orm'
import { cataloguePlaces, catalogueSorts } from '../../schemas/catalogue.ts'
import { type Address, isTree, printPath, wholeCatalogue } from '../../server/catalogue/address.ts'
import { cellOf } from '../../server/catalogue/search.ts'
import type { Database } from '../../server/database/open.ts'
import type { Reference } from '../../server/reference/reference.ts'
import { edition } from './databases.ts'

/** Of the cells alike, these are asked for: the fullest, which no other can be slower than, one of the middle and the emptiest. */
const samples = <T>(sorted: readonly T[]): T[] =>
  [...new Set([sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)])].filter((one) => one !== undefined)

/** How many rows each cell of the projection has, by `subject place`. */
export type Sizes = ReadonlyMap<string, number>

/** How many tutors each cell lists. */
export async function sizesOf({ patiently }: Database): Promise<Sizes> {
  const { rows } = await patiently((tx) =>
    tx.execute<{ cell: string; n: number }>(sql`
    select subject || ' ' || place as cell, count(*)::int as n from listings group by subject, place`),
  )
  return new Map(rows.map(({ cell, n }) => [cell, n]))
}

/**
 * Every combination of filters and orders that an address can have, first pages, over cells of each kind: any subject, one, one at a level; anywhere, online, in a
 * city, a district, a microdistrict; a tag. What there is of each kind is the more the larger the product grows; what they are called changes nothing.
 */
export function allCombinations(reference: Reference, sizes: Sizes): Address[] {
  return pathsOf(reference, sizes).flatMap((path) =>
    placesOf(path).flatMap((place) =>
      [false, edition.flags.verifiedFilter]
        .slice(0, edition.flags.verifiedFilter ? 2 : 1)
        .flatMap((verified) => prices().flatMap((price) => [null, ...catalogueSorts].map((sort) => ({ ...path, ...price, place, verified, sort })))),
    ),
  )
}

function placesOf({ online, city, tag }: Address): Address['place'][] {
  if (online) return [null]
  return [null, ...cataloguePlaces.filter((place) => (city || tag ? place !== 'online' : true))]
}

/** None, each end by itself, a range of nearly all, a narrow one, and one that hardly anybody asks. */
function prices(): Pick<Address, 'rate_from' | 'rate_to'>[] {
  const points = edition.ratePoints
  const at = (share: number) => points[Math.round((points.length - 1) * share)] ?? null
  return [
    [null, null],
    [at(0.4), null],
    [null, at(0.4)],
    [points[1] ?? null, points.at(-2) ?? null],
    [at(0.4), at(0.45)],
    [points.at(-2) ?? null, null],
  ].map(([rate_from = null, rate_to = null]) => ({ rate_from, rate_to }))
}

/** Paths of each kind: of those alike the ones whose cells hold most, something and least. */
function pathsOf(reference: Reference, sizes: Sizes): Address[] {
  const active = <T extends { active: boolean }>(records: ReadonlyMap<number, T>) => [...records.values()].filter((one) => one.active)
  const [cities, districts, subdistricts] = [active(reference.cities), active(reference.districts), active(reference.subdistricts)]
  const lessons = active(reference.lessons)
  const cityOf = (id: number) => reference.cities.get(id) ?? null
  const grounds: Address[][] = [
    [wholeCatalogue()],
    [wholeCatalogue(true)],
    cities.map((city) => ({ ...wholeCatalogue(), city })),
    districts.map((district) => ({ ...wholeCatalogue(), district, city: cityOf(district.city_id) })),
    subdistricts.map((subdistrict) => {
      const district = reference.districts.get(subdistrict.district_id) ?? null
      return { ...wholeCatalogue(), subdistrict, district, city: cityOf(district?.city_id ?? 0) }
    }),
  ]
  const kinds = [
    ...grounds,
    ...grounds.map((ground) => samples(bySize(ground)).flatMap((one) => lessons.map((lesson) => ({ ...one, lesson })))),
    active(reference.tags).map((tag) => ({ ...wholeCatalogue(tag.catalog_type === 'online'), tag })),
  ]
  const paths = kinds.flatMap((alike) => samples(bySize(alike.filter(isTree))))
  const atLevels = paths.flatMap((path) =>
    samples(path.lesson?.levels ?? []).flatMap((id) => {
      const level = reference.levels.get(id)
      return level?.active ? { ...path, level } : []
    }),
  )
  return [...new Map([...paths, ...atLevels].map((path) => [printPath(path, edition), path])).values()]

  function bySize(paths: readonly Address[]): Address[] {
    const size = (path: Address) => {
      const { subject, place } = cellOf(path, reference)
      return sizes.get(`${subject} ${place}`) ?? 0
    }
    return paths.toSorted((one, other) => size(other) - size(one))
  }
}
