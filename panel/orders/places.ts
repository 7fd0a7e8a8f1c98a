import type { Locations } from '../../schemas/index.ts'

/** One place as a form shows it; a district or microdistrict left out means all of them. */
export interface PlaceRow {
  city: number | null
  district: number | null
  subdistrict: number | null
}
type PlaceMap = Locations['tutor_place']

const emptyRow: PlaceRow = { city: null, district: null, subdistrict: null }
export const newPlace = (): PlaceRow => ({ ...emptyRow })

/** `{ 13: { 4: [9, 10], 5: [] } }` as rows: 13/4/9, 13/4/10, 13/5. */
export const rowsOf = (map: PlaceMap): PlaceRow[] =>
  Object.entries(map).flatMap(([city, districts]) => {
    const entries = Object.entries(districts)
    if (entries.length === 0) return [{ ...emptyRow, city: Number(city) }]
    return entries.flatMap(([district, subdistricts]) => {
      const place = { ...emptyRow, city: Number(city), district: Number(district) }
      return subdistricts.length === 0 ? [place] : subdistricts.map((subdistrict) => ({ ...place, subdistrict }))
    })
  })

/** Whether a row is of a whole city or district of which another one is a part. */
const holds = (whole: PlaceRow, part: PlaceRow) =>
  whole.city === part.city &&
  (whole.district === null ? part.district !== null : whole.district === part.district && whole.subdistrict === null && part.subdistrict !== null)

/** The way back; rows without a city say nothing, nor do parts of what another row says as a whole. */
export function mapOf(rows: readonly PlaceRow[]): PlaceMap {
  const map: PlaceMap = {}
  for (const row of rows) {
    const { city, district, subdistrict } = row
    if (city === null || rows.some((one) => holds(one, row))) continue
    map[city] ??= {}
    const districts = map[city]
    if (district === null) continue
    districts[district] ??= []
    const subdistricts = districts[district]
    if (subdistrict !== null && !subdistricts.includes(subdistrict)) subdistricts.push(subdistrict)
  }
  return map
}

/** The two shapes of ORD-23: the client's places are a list with one city each, the tutor's a bare map. */
export const clientRows = (places: Locations['client_place']): PlaceRow[] =>
  places.flatMap((place) => {
    const { address: _, ...map } = place
    return rowsOf(map as PlaceMap)
  })

export const clientPlaces = (rows: readonly PlaceRow[]): Locations['client_place'] =>
  Object.entries(mapOf(rows)).map(([city, districts]) => ({ [city]: districts }))
