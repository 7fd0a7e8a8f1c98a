import { and, eq, inArray } from 'drizzle-orm'
import { TUTOR_STATUS } from '../../schemas/index.ts'
import type { Tx } from '../database/open.ts'
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
  const [tutor] = await tx.select().from(tutors).where(eq(tutors.id, tutor_id))
  if (!isTeaching(tutor?.status) || !tutor || isCatalogDisabled(tutor) || tutor.client_id === client_id) throw new Refusal('tutor_unavailable')
}

/** Throws a problem of the field unless the tutor teaches each of these subjects. */
export async function requireTaught(tx: Tx, tutor_id: number, lesson_ids: number[], field = 'lesson_levels') {
  const taught = await tx.$count(tutorLessons, and(eq(tutorLessons.tutor_id, tutor_id), inArray(tutorLessons.lesson_id, lesson_ids)))
  if (taught < lesson_ids.length) throw new FieldProblem({ [field]: 'not_taught' })
}
