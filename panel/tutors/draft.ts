import type * as z from 'zod/mini'
import type { Edition } from '../../editions/index.ts'
import type { TutorDraft as Draft } from '../../schemas/index.ts'
import { spread } from './WordedInput.tsx'

export type TutorDraft = z.output<typeof Draft>

/** What a copy brings, in the form in which it is sent. */
export const valuesOfDraft = ({ age, langs, schedule, university_name, ...draft }: TutorDraft, edition: Edition) => ({
  ...draft,
  short_description: spread(draft.short_description, edition),
  description: spread(draft.description, edition),
  speciality: spread(draft.speciality, edition),
  age: age?.id ?? null,
  langs: langs.map(({ id }) => id),
  schedule: schedule.schedule,
  university_name: university_name?.name ?? '',
})
