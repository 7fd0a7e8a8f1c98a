import type { TutorCard } from '../../schemas/index.ts'
import type { Reference } from '../reference/reference.ts'
import type { tutorTravels } from '../tutors/table.ts'

/** Where a tutor travels to but for what was switched off, and whether that leaves a request nothing to name: a card knows of no districts there. */
export function openPlaces(
  { work_online, locations_home }: Pick<TutorCard, 'work_online' | 'locations_home'>,
  travels: readonly (typeof tutorTravels.$inferSelect)[],
  { cities, districts, subdistricts }: Reference,
) {
  const isOpen = (among: ReadonlyMap<number, { active: boolean }>, id: number | null) => id === null || among.get(id)?.active === true
  const travelled = travels.filter(
    ({ city_id, district_id, subdistrict_id }) => isOpen(cities, city_id) && isOpen(districts, district_id) && isOpen(subdistricts, subdistrict_id),
  )
  return { travelled, isNowhere: !work_online && locations_home.length === 0 && travelled.length === 0 }
}
