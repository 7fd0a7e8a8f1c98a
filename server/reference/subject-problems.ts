import type { FieldErrors } from '../../schemas/index.ts'
import type { Cache } from '../database/cache/cache.ts'
import { type Lesson, referenceOf } from './reference.ts'

interface Named {
  lesson_id?: number | undefined
  level_id?: number | null | undefined
}

/** What is wrong with a subject and its level: a subject that is not there, or not for this; a level that the subject has not. */
export async function subjectProblems(
  at: { cache: Cache },
  { lesson_id, level_id }: Named,
  isFit: (lesson: Lesson) => boolean = () => true,
): Promise<FieldErrors> {
  const { lessons, levels } = await referenceOf(at)
  const found = lessons.get(lesson_id ?? 0)
  const lesson = found && isFit(found) ? found : undefined
  const isLevel = (id: number) => (lesson ? lesson.levels.includes(id) : levels.has(id))
  return {
    ...(lesson_id !== undefined && !lesson && { lesson_id: 'not_found' }),
    ...(level_id != null && !isLevel(level_id) && { level_id: 'not_found' }),
  }
}
