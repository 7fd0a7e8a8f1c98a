import type { OwnProfile } from '../../schemas/index.ts'

/** The groups of a profile in the order of the editor. */
export const groups = ['contacts', 'about', 'subjects', 'places', 'schedule', 'education', 'photo'] as const
export type Group = (typeof groups)[number]

/** The group in which each field that may be missing is mended. */
const groupOf: Readonly<Record<string, Group>> = {
  name: 'contacts',
  last_name: 'contacts',
  sex: 'contacts',
  phone_plain: 'contacts',
  phone_confirmed: 'contacts',
  birth_date: 'about',
  practice_id: 'about',
  short_description: 'about',
  description: 'about',
  rate_id: 'subjects',
  lesson_levels: 'subjects',
  lesson_descriptions: 'subjects',
  locations: 'places',
}

export const missingIn = (group: Group, { missing }: Pick<OwnProfile, 'missing'>): string[] => missing.filter((field) => groupOf[field] === group)

/** `part` asks for something, `free` may stay as it is. */
type GroupState = 'done' | 'part' | 'free'

/** Where a group stands on the road to publication; photo, schedule and education ask for nothing (spec: decisions TUT-7, Z-9). */
export function stateOf(group: Group, profile: OwnProfile): GroupState {
  if (missingIn(group, profile).length > 0) return 'part'
  if (group === 'schedule') return Object.keys(profile.schedule).length > 0 ? 'done' : 'free'
  if (group === 'education') return educationOf(profile) ? 'done' : 'free'
  if (group === 'photo') return profile.avatar ? 'done' : 'free'
  return 'done'
}

const educationOf = ({ university, university_name, documents }: OwnProfile) =>
  Boolean(university || university_name) || Object.keys(documents).length > 0

/** Whether words about the tutor wait for staff. */
export const aboutWaits = ({ new_short_description, new_description, new_speciality }: OwnProfile) =>
  [new_short_description, new_description, new_speciality].some((text) => text !== null)

/** Whether any words do, so that the page shows others than the tutor's last. */
export const textsWait = (profile: OwnProfile) =>
  aboutWaits(profile) || Object.values(profile.lesson_descriptions).some(({ new_description }) => new_description !== null)

/** Half hours of the week that are free. */
export const freeSlots = ({ schedule }: Pick<OwnProfile, 'schedule'>) => Object.values(schedule).reduce((sum, { length }) => sum + length, 0)
