import type { Reference } from '../reference/reference.ts'
import type { tutorLevels } from '../tutors/table.ts'

type Taught = Pick<typeof tutorLevels.$inferSelect, 'lesson_id' | 'level_id'>

/** The levels that a tutor teaches a subject at, in the order of the edition, without those that are switched off. */
export const levelsTaught = (lesson_id: number, taught: readonly Taught[], { levels }: Pick<Reference, 'levels'>) =>
  [...levels.values()].filter(({ id, active }) => active && taught.some((row) => row.lesson_id === lesson_id && row.level_id === id))

/** Those of a tutor's subjects that the school teaches too, each with its levels (spec: decisions SCH-8). */
export const schoolLessons = <Lesson extends { id: number }>(
  lessons: readonly Lesson[],
  taught: readonly Taught[],
  reference: Pick<Reference, 'lessons' | 'levels'>,
) =>
  lessons
    .filter(({ id }) => reference.lessons.get(id)?.is_school)
    .map((lesson) => ({ ...lesson, levels: levelsTaught(lesson.id, taught, reference) }))
