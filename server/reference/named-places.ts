import type { Reference } from './reference.ts'

/** The finest place that was named; null is all of what stands before it. */
export interface NamedPlace {
  city_id: number
  district_id: number | null
  subdistrict_id: number | null
}

/** Nobody names more districts than this by hand. */
const MOST_PLACES = 500

/** The finest places of city → district → microdistricts; district 0 means "any" and is left out, and so is what is no city. */
export function placesIn(map: object): NamedPlace[] {
  return Object.entries(map).flatMap(([city, districts]: [string, unknown]) => {
    const city_id = Number(city)
    if (!Number.isInteger(city_id) || typeof districts !== 'object' || districts === null) return []
    const inside = Object.entries(districts).filter(([id]) => id !== '0')
    if (inside.length === 0) return [{ city_id, district_id: null, subdistrict_id: null }]
    return inside.flatMap(([district, ids]: [string, unknown]): NamedPlace[] => {
      const place = { city_id, district_id: Number(district) }
      return Array.isArray(ids) && ids.length > 0
        ? ids.map((subdistrict_id: number) => ({ ...place, subdistrict_id }))
        : [{ ...place, subdistrict_id: null }]
    })
  })
}

/**
 * What is wrong with places under the field that named them: too many, or one that is not there, lies elsewhere or was closed. A closed one stays with whom it
 * was chosen by, among the places `before`.
 */
export function placeProblems(
  field: string,
  places: readonly NamedPlace[],
  reference: Reference,
  before: readonly NamedPlace[] = [],
): Record<string, string> {
  const isOpen = (part: keyof NamedPlace, row: { id: number; active: boolean }) => row.active || before.some((place) => place[part] === row.id)
  const isKnown = ({ city_id, district_id, subdistrict_id }: NamedPlace) => {
    const city = reference.cities.get(city_id)
    const district = reference.districts.get(district_id ?? 0)
    const subdistrict = reference.subdistricts.get(subdistrict_id ?? 0)
    return (
      city !== undefined &&
      isOpen('city_id', city) &&
      (district_id === null || (district?.city_id === city_id && isOpen('district_id', district))) &&
      (subdistrict_id === null || (subdistrict?.district_id === district_id && isOpen('subdistrict_id', subdistrict)))
    )
  }
  if (places.length > MOST_PLACES) return { [field]: 'too_big' }
  return places.every(isKnown) ? {} : { [field]: 'not_found' }
}
