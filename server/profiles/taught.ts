import { and, eq, notInArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { referenceOf } from '../reference/reference.ts'
import { tutorLessons, tutorLevels } from '../tutors/table.ts'
import type { lessonColumnsOf } from './kept-texts.ts'

/** What a save may say of lessons; what is absent stays as it is. */
export interface Taught {
  lesson_levels?: Readonly<Record<string, readonly number[]>> | undefined
  lesson_rates?: Readonly<Record<string, number>> | undefined
  lesson_texts: ReturnType<typeof lessonColumnsOf>
}

/**
 * Writes which lessons a tutor teaches, at which levels, with which texts and prices. Those who stay keep their place, new ones follow. Levels that a lesson
 * does not offer are left out; what is not there was told before.
 */
export async function writeTaught(context: Context, tutor_id: number, { lesson_levels, lesson_rates, lesson_texts }: Taught) {
  const { tx } = context
  if (lesson_levels) await writeLessons(context, tutor_id, lesson_levels)
  for (const [lesson_id, texts] of Object.entries(lesson_texts))
    await tx
      .update(tutorLessons)
      .set(texts)
      .where(lesson(tutor_id, Number(lesson_id)))
  if (lesson_rates) {
    await tx.update(tutorLessons).set({ rate_id: null }).where(eq(tutorLessons.tutor_id, tutor_id))
    for (const [lesson_id, rate_id] of Object.entries(lesson_rates))
      await tx
        .update(tutorLessons)
        .set({ rate_id })
        .where(lesson(tutor_id, Number(lesson_id)))
  }
}

const lesson = (tutor_id: number, lesson_id: number) => and(eq(tutorLessons.tutor_id, tutor_id), eq(tutorLessons.lesson_id, lesson_id))

async function writeLessons(context: Context, tutor_id: number, lesson_levels: NonNullable<Taught['lesson_levels']>) {
  const { tx } = context
  const { lessons } = await referenceOf(context)
  const ids = Object.keys(lesson_levels).map(Number)
  const taught = await taughtBy(tx, tutor_id)
  await tx.delete(tutorLessons).where(and(eq(tutorLessons.tutor_id, tutor_id), ids.length > 0 ? notInArray(tutorLessons.lesson_id, ids) : undefined))
  await tx.delete(tutorLevels).where(eq(tutorLevels.tutor_id, tutor_id))
  const added = ids.filter((id) => !taught.has(id))
  const last = Math.max(-1, ...taught.values())
  if (added.length > 0) await tx.insert(tutorLessons).values(added.map((lesson_id, at) => ({ tutor_id, lesson_id, position: last + 1 + at })))
  const levels = ids.flatMap((lesson_id) =>
    [...new Set(lesson_levels[lesson_id])]
      .filter((id) => lessons.get(lesson_id)?.levels.includes(id))
      .map((level_id) => ({ tutor_id, lesson_id, level_id })),
  )
  if (levels.length > 0) await tx.insert(tutorLevels).values(levels)
}

/** The lessons taught, and the place of each among them. */
export async function taughtBy(db: Reader, tutor_id: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: tutorLessons.lesson_id, position: tutorLessons.position })
    .from(tutorLessons)
    .where(eq(tutorLessons.tutor_id, tutor_id))
  return new Map(rows.map(({ id, position }) => [id, position]))
}
