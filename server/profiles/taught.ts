import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { tutorLimits } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { refuseProblems } from '../errors.ts'
import { referenceOf } from '../reference/reference.ts'
import { rates } from '../reference/table.ts'
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
 * does not offer are left out. Throws field problems for an unknown lesson and for too many.
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
    await requireRates(tx, Object.values(lesson_rates))
    await tx.update(tutorLessons).set({ rate_id: null }).where(eq(tutorLessons.tutor_id, tutor_id))
    for (const [lesson_id, rate_id] of Object.entries(lesson_rates))
      await tx
        .update(tutorLessons)
        .set({ rate_id })
        .where(lesson(tutor_id, Number(lesson_id)))
  }
}

/** The database would name the tutor's own price. */
async function requireRates(tx: Tx, ids: readonly number[]) {
  const wanted = [...new Set(ids)]
  if (wanted.length > 0 && (await tx.$count(rates, inArray(rates.id, wanted))) < wanted.length) refuseProblems({ lesson_rates: 'not_found' })
}

const lesson = (tutor_id: number, lesson_id: number) => and(eq(tutorLessons.tutor_id, tutor_id), eq(tutorLessons.lesson_id, lesson_id))

async function writeLessons(context: Context, tutor_id: number, lesson_levels: NonNullable<Taught['lesson_levels']>) {
  const { tx } = context
  const { lessons } = await referenceOf(context)
  const ids = Object.keys(lesson_levels).map(Number)
  if (ids.length > tutorLimits.lessons[1]) refuseProblems({ lesson_levels: 'too_big' })
  const taught = await placesOf(tx, tutor_id)
  const unknown = ids.find((id) => !lessons.get(id) || (!lessons.get(id)?.active && !taught.has(id)))
  if (unknown !== undefined) refuseProblems({ lesson_levels: 'not_found' })
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
async function placesOf(tx: Tx, tutor_id: number): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: tutorLessons.lesson_id, position: tutorLessons.position })
    .from(tutorLessons)
    .where(eq(tutorLessons.tutor_id, tutor_id))
  return new Map(rows.map(({ id, position }) => [id, position]))
}
