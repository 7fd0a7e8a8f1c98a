import type { TutorCard } from '../../schemas/index.ts'
import type { Reference } from '../reference/reference.ts'
import type { tutorTravels } from '../tutors/table.ts'

interface Places {
  work_online: boolean
  homes: TutorCard['locations_home']
  travels: readonly (typeof tutorTravels.$inferSelect)[]
}

/** Places but for what was switched off, and whether that leaves a request nothing to name; of a home in such a district the city is left. */
export function openPlaces({ work_online, homes, travels }: Places, { cities, districts, subdistricts }: Reference) {
  const isOpen = (among: ReadonlyMap<number, { active: boolean }>, id: number | null) => id === null || among.get(id)?.active === true
  const open = {
    homes: homes
      .filter(({ city }) => isOpen(cities, city.id))
      .map(({ city, district }) => ({ city, district: district && isOpen(districts, district.id) ? district : null })),
    travelled: travels.filter(
      ({ city_id, district_id, subdistrict_id }) => isOpen(cities, city_id) && isOpen(districts, district_id) && isOpen(subdistricts, subdistrict_id),
    ),
  }
  return { ...open, isNowhere: !work_online && open.homes.length === 0 && open.travelled.length === 0 }
}
