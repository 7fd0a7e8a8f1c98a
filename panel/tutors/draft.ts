import type * as z from 'zod/mini'
import type { TutorDraft as Draft } from '../../schemas/index.ts'

export type TutorDraft = z.output<typeof Draft>

/** What a copy brings, in the form in which it is sent. */
export const valuesOfDraft = ({ age, langs, schedule, university_name, ...draft }: TutorDraft) => ({
  ...draft,
  age: age?.id ?? null,
  langs: langs.map(({ id }) => id),
  schedule: schedule.schedule,
  university_name: university_name?.name ?? '',
})
