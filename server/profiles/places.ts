import { eq } from 'drizzle-orm'
import type { TutorSave } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { placesIn } from '../reference/named-places.ts'
import { tutorHomes, tutorTravels } from '../tutors/table.ts'

type Locations = NonNullable<TutorSave['locations']>
/** Where a tutor teaches by what is sent of a kind: nowhere where it is switched off. */
export const namedPlaces = ({ home, travel }: Locations) => ({
  home: home?.work_home ? home.locations : [],
  travel: travel?.work_travel ? placesIn(travel.locations) : [],
})

/** The same as it stands. */
export async function keptPlaces(db: Reader, tutor_id: number) {
  const [home, travel] = await Promise.all([
    db.select().from(tutorHomes).where(eq(tutorHomes.tutor_id, tutor_id)),
    db.select().from(tutorTravels).where(eq(tutorTravels.tutor_id, tutor_id)),
  ])
  return { home, travel }
}

/** Writes where a tutor teaches, of the kinds that are given; what is not there was told before (spec: decisions TUT-6). */
export async function writePlaces({ tx }: Context, tutor_id: number, locations: Locations) {
  const places = namedPlaces(locations)
  if (locations.home) {
    await tx.delete(tutorHomes).where(eq(tutorHomes.tutor_id, tutor_id))
    if (places.home.length > 0) await tx.insert(tutorHomes).values(places.home.map((place) => ({ tutor_id, ...place })))
  }
  if (locations.travel) {
    await tx.delete(tutorTravels).where(eq(tutorTravels.tutor_id, tutor_id))
    if (places.travel.length > 0) await tx.insert(tutorTravels).values(places.travel.map((place) => ({ tutor_id, ...place })))
  }
}
