import type { Group } from '../groups.ts'
import type { AnyForm } from './form.ts'

/** The form of each group, fetched when it is opened. */
export const forms: Readonly<Record<Group, () => Promise<AnyForm>>> = {
  contacts: async () => (await import('./contacts.tsx')).contacts,
  about: async () => (await import('./about.tsx')).about,
  subjects: async () => (await import('./subjects.tsx')).subjects,
  places: async () => (await import('./places.tsx')).places,
  schedule: async () => (await import('./schedule.tsx')).schedule,
  education: async () => (await import('./education.tsx')).education,
  photo: async () => (await import('./photo.tsx')).photo,
}
