import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../database/open.ts'
import { queueUp } from '../database/queue-up.ts'
import { FieldProblem } from '../errors.ts'
import { tutors } from './table.ts'

/**
 * Throws the field `school_tutor_id` for a number by which the school knows another tutor, for its word on who teaches would be about both. Of two who are given
 * one at the same moment the second waits for the first.
 */
export async function requireOwnNumber(tx: Tx, tutor_id: number, school_tutor_id: number) {
  await queueUp(tx, 'school_tutor_id')
  const [other] = await tx
    .select({ id: tutors.id })
    .from(tutors)
    .where(and(eq(tutors.school_tutor_id, school_tutor_id), ne(tutors.id, tutor_id)))
    .limit(1)
  if (other) throw new FieldProblem({ school_tutor_id: 'not_unique' })
}
