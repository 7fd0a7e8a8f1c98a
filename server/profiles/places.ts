import { eq } from 'drizzle-orm'
import type { TutorSave } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { refuseProblems } from '../errors.ts'
import { type Reference, referenceOf } from '../reference/reference.ts'
import { tutorHomes, tutorTravels } from '../tutors/table.ts'

type Locations = NonNullable<TutorSave['locations']>
interface Place {
  city_id: number
  district_id: number | null
  subdistrict_id: number | null
}

/** Nobody names more districts than this by hand. */
const MOST_PLACES = 500

/** Writes where a tutor teaches, of the kinds that are given. Throws field problems for an unknown place and for a kind without any (spec: decisions TUT-6). */
export async function writePlaces(context: Context, tutor_id: number, { home, travel }: Locations) {
  const { tx } = context
  const reference = await referenceOf(context)
  if (home) {
    const places = home.work_home ? home.locations : []
    if (home.work_home && places.length === 0) refuseProblems({ 'locations.home': 'city_required' })
    requireKnown(places, reference, 'locations.home')
    await tx.delete(tutorHomes).where(eq(tutorHomes.tutor_id, tutor_id))
    if (places.length > 0) await tx.insert(tutorHomes).values(places.map((place) => ({ tutor_id, ...place })))
  }
  if (travel) {
    const places = travel.work_travel ? placesIn(travel.locations) : []
    if (travel.work_travel && places.length === 0) refuseProblems({ 'locations.travel': 'city_required' })
    requireKnown(places, reference, 'locations.travel')
    await tx.delete(tutorTravels).where(eq(tutorTravels.tutor_id, tutor_id))
    if (places.length > 0) await tx.insert(tutorTravels).values(places.map((place) => ({ tutor_id, ...place })))
  }
}

/** One row for each finest place that is named; 0 means "any" and is left out. */
const placesIn = (map: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>): Place[] =>
  Object.entries(map).flatMap(([city, districts]) => {
    const city_id = Number(city)
    const inside = Object.entries(districts).filter(([id]) => id !== '0')
    if (inside.length === 0) return [{ city_id, district_id: null, subdistrict_id: null }]
    return inside.flatMap(([district, ids]): Place[] => {
      const place = { city_id, district_id: Number(district) }
      return ids.length > 0 ? ids.map((subdistrict_id) => ({ ...place, subdistrict_id })) : [{ ...place, subdistrict_id: null }]
    })
  })

function requireKnown(places: readonly Place[], { cities, districts, subdistricts }: Reference, field: string) {
  if (places.length > MOST_PLACES) refuseProblems({ [field]: 'too_big' })
  const isKnown = ({ city_id, district_id, subdistrict_id }: Place) =>
    cities.has(city_id) &&
    (district_id === null || districts.get(district_id)?.city_id === city_id) &&
    (subdistrict_id === null || (district_id !== null && subdistricts.get(subdistrict_id)?.district_id === district_id))
  if (!places.every(isKnown)) refuseProblems({ [field]: 'not_found' })
}
