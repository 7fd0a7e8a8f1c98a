import type { Reference } from '../reference/reference.ts'
import type { tutorTravels } from '../tutors/table.ts'

export type Travel = Pick<typeof tutorTravels.$inferSelect, 'city_id' | 'district_id' | 'subdistrict_id'>

/** Where a tutor travels to but for what was switched off. */
export function openTravels<T extends Travel>(travels: readonly T[], { cities, districts, subdistricts }: Reference): T[] {
  const isOpen = (among: ReadonlyMap<number, { active: boolean }>, id: number | null) => id === null || among.get(id)?.active === true
  return travels.filter(
    ({ city_id, district_id, subdistrict_id }) => isOpen(cities, city_id) && isOpen(districts, district_id) && isOpen(subdistricts, subdistrict_id),
  )
}
