/** city → district → microdistricts; an empty level means all of it. */
export type PlaceMap = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>
export type Tick = 'all' | 'some' | 'none'

export const cityTick = (map: PlaceMap, city: number): Tick => {
  const districts = map[city]
  return !districts ? 'none' : Object.keys(districts).length === 0 ? 'all' : 'some'
}

export const districtTick = (map: PlaceMap, city: number, district: number): Tick => {
  if (cityTick(map, city) === 'all') return 'all'
  const parts = map[city]?.[district]
  return !parts ? 'none' : parts.length === 0 ? 'all' : 'some'
}

export const subdistrictTick = (map: PlaceMap, city: number, district: number, id: number): Tick =>
  districtTick(map, city, district) === 'all' || map[city]?.[district]?.includes(id) ? 'all' : 'none'

const without = <T>(record: Readonly<Record<string, T>>, key: number) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== String(key)))

/** A city that is wholly ticked goes, any other becomes whole. */
export const tickCity = (map: PlaceMap, city: number): PlaceMap => (cityTick(map, city) === 'all' ? without(map, city) : { ...map, [city]: {} })

/** The districts of a city as they are from now on: none of them takes the city away, all of them are the city. */
function withDistricts(map: PlaceMap, city: number, districts: Readonly<Record<string, readonly number[]>>, all: readonly number[]): PlaceMap {
  if (Object.keys(districts).length === 0) return without(map, city)
  return { ...map, [city]: all.every((id) => districts[id]?.length === 0) ? {} : districts }
}

/** `all` are the districts of the city: to untick one of a whole city is to tick the others. */
export function tickDistrict(map: PlaceMap, city: number, district: number, all: readonly number[]): PlaceMap {
  const before = cityTick(map, city) === 'all' ? Object.fromEntries(all.map((id) => [id, []])) : (map[city] ?? {})
  const isWhole = districtTick(map, city, district) === 'all'
  return withDistricts(map, city, isWhole ? without(before, district) : { ...before, [district]: [] }, all)
}

/** `districts` are those of the city, `all` the microdistricts of the district. */
export function tickSubdistrict(
  map: PlaceMap,
  { city, district, id }: { city: number; district: number; id: number },
  { districts, all }: { districts: readonly number[]; all: readonly number[] },
): PlaceMap {
  const before = cityTick(map, city) === 'all' ? Object.fromEntries(districts.map((one) => [one, [] as readonly number[]])) : (map[city] ?? {})
  const ticked = districtTick(map, city, district) === 'all' ? all : (map[city]?.[district] ?? [])
  const after = ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id].sort((one, other) => one - other)
  if (after.length === 0) return withDistricts(map, city, without(before, district), districts)
  return withDistricts(map, city, { ...before, [district]: after.length === all.length ? [] : after }, districts)
}
