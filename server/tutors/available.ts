import { and, eq, inArray } from 'drizzle-orm'
import { type FieldErrors, TUTOR_STATUS } from '../../schemas/index.ts'
import type { Reader, Tx } from '../database/open.ts'
import { FieldProblem, Refusal } from '../errors.ts'
import { tutorLessons, tutors } from './table.ts'

/** Statuses of tutors who may be given an order: published, or of the school. */
export const TEACHING: number[] = [TUTOR_STATUS.published, TUTOR_STATUS.school]

export const isTeaching = (status: number | undefined) => TEACHING.includes(status ?? 0)

/** Takes no new requests: inactive, an overdue order, or by the tutor's own switch (spec: decisions TUT-4). */
export const isCatalogDisabled = ({
  status,
  overdue_disabled,
  toggles,
}: Pick<typeof tutors.$inferSelect, 'status' | 'overdue_disabled' | 'toggles'>): boolean =>
  status === TUTOR_STATUS.inactive || overdue_disabled || toggles.catalog_paused === true

/** A tutor who takes requests, and is not the client in person. Throws `tutor_unavailable` (spec: decisions CAT-18, TUT-4). */
export async function requireAvailable(tx: Tx, tutor_id: number, client_id: number) {
  const tutor = await availableOf(tx, tutor_id)
  if (!tutor || tutor.client_id === client_id) throw new Refusal('tutor_unavailable')
}

interface Asked {
  tutor_id: number | null | undefined
  lesson_ids: readonly number[]
  /** The field that names the subjects. */
  field: string
  /** Of these statuses alone. */
  among?: readonly number[]
}

/** What anybody may be told of a tutor who is asked for subjects: takes no requests, or does not teach one of them. */
export async function askedProblems(db: Reader, { tutor_id, lesson_ids, field, among = TEACHING }: Asked): Promise<FieldErrors> {
  if (tutor_id == null) return {}
  const [tutor, taught] = await Promise.all([availableOf(db, tutor_id), areTaught(db, tutor_id, lesson_ids)])
  if (!tutor || !among.includes(tutor.status)) return { tutor_id: 'tutor_unavailable' }
  return taught ? {} : { [field]: 'not_taught' }
}

async function availableOf(db: Reader, tutor_id: number) {
  const [tutor] = await db.select().from(tutors).where(eq(tutors.id, tutor_id))
  return tutor && isTeaching(tutor.status) && !isCatalogDisabled(tutor) ? tutor : undefined
}

/** Throws a problem of the field unless the tutor teaches each of these subjects. */
export async function requireTaught(tx: Tx, tutor_id: number, lesson_ids: readonly number[], field: string) {
  if (!(await areTaught(tx, tutor_id, lesson_ids))) throw new FieldProblem({ [field]: 'not_taught' })
}

const areTaught = async (db: Reader, tutor_id: number, lesson_ids: readonly number[]) =>
  lesson_ids.length === (await db.$count(tutorLessons, and(eq(tutorLessons.tutor_id, tutor_id), inArray(tutorLessons.lesson_id, [...lesson_ids]))))
