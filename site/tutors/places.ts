import type { TutorCard, TutorProfile } from '../../schemas/index.ts'

/** Places of the tutor's own as seen from a city: its districts where they are known, of other cities the name; from nowhere (null) all are cities. */
export const homePlaces = (homes: TutorCard['locations_home'], from: number | null): string[] => [
  ...new Set(homes.map(({ city, district }) => (city.id === from ? (district ?? city) : city).name)),
]

/** The same in full: `Almaty, Bostandyk`. */
export const wholeHomePlaces = (homes: TutorCard['locations_home']): string[] => [
  ...new Set(homes.map(({ city, district }) => [city.name, district?.name].filter(Boolean).join(', '))),
]

export interface Place {
  name: string
  /** Districts of a city, microdistricts of a district; empty: all of it. */
  parts: Place[]
}

/** Where a tutor travels to, as city → districts → microdistricts, each in the order given (spec: public 2.15, locations). */
export const travelPlaces = (travels: TutorProfile['locations_travel']): Place[] =>
  Object.values(travels).map(({ name, districts }) => ({
    name,
    parts: districts.map((district) => ({
      name: district.name,
      parts: Object.values(district.subdistricts).map((part) => ({ name: part.name, parts: [] })),
    })),
  }))
