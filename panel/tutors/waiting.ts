import type { TutorForStaff } from '../../schemas/index.ts'
import { tutorLimits } from '../../schemas/tutor-options.ts'

export interface Waiting {
  /** As a save names it: `description`, `lesson_descriptions.8`. */
  name: string
  title: string
  was: string
  now: string
  limits: readonly [number, number]
}
/** The texts that the tutor sent after the profile was published, by the name of their field. */
export function waitingTexts(tutor: TutorForStaff, titleOf: (field: string) => string): Waiting[] {
  const own = (['short_description', 'description', 'speciality'] as const).flatMap((name) => {
    const now = tutor[`new_${name}`]
    return now === null ? [] : [{ name, title: titleOf(name), was: tutor[name], now, limits: tutorLimits[name] }]
  })
  const ofLessons = tutor.lessons.flatMap(({ id, name: title }) => {
    const { description: was = '', new_description: now = null } = tutor.lesson_descriptions[id] ?? {}
    return now === null ? [] : [{ name: `lesson_descriptions.${id}`, title, was, now, limits: tutorLimits.lesson_description }]
  })
  return [...own, ...ofLessons]
}

/** How many texts wait for staff. */
export const countWaiting = (tutor: TutorForStaff) => waitingTexts(tutor, String).length

/** How many documents wait for staff. */
export const countUnchecked = ({ documents }: TutorForStaff) =>
  documents.filter(({ approved, checked_at }) => !approved && checked_at === null).length
