import type { TutorCard, TutorProfile } from '../../schemas/index.ts'

/** Places of the tutor's own, the narrowest known of each: the district, else the city. */
export const homePlaces = (homes: TutorCard['locations_home']): string[] => [...new Set(homes.map(({ city, district }) => (district ?? city).name))]

/** Their cities alone. */
export const homeCities = (homes: TutorCard['locations_home']): string[] => [...new Set(homes.map(({ city }) => city.name))]

/** City and district: `Almaty, Bostandyk`. */
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
