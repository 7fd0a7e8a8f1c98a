import { eq } from 'drizzle-orm'
import { BILLING, isHereStill } from '../../schemas/index.ts'
import type { Tx } from '../database/open.ts'
import { NotFound, WrongStatus } from '../errors.ts'
import { tutors } from '../tutors/table.ts'
import { tutorBilling } from './table.ts'

/** The tutor's row, locked. Throws `not_found`, and `wrong_status` for one who is gone. */
export async function lockPresent(tx: Tx, tutor_id: number) {
  const [tutor] = await tx.select().from(tutors).where(eq(tutors.id, tutor_id)).for('update')
  if (!tutor) throw new NotFound()
  if (!isHereStill(tutor.status)) throw new WrongStatus()
  return tutor
}

/** Billing data that a tutor sent, with the tutor's row locked. Throws `not_found`, and `wrong_status` where nothing was sent yet. */
export async function lockBilling(tx: Tx, tutor_id: number) {
  const [tutor] = await tx.select().from(tutors).where(eq(tutors.id, tutor_id)).for('update')
  if (!tutor) throw new NotFound()
  const [billing] = await tx.select().from(tutorBilling).where(eq(tutorBilling.tutor_id, tutor_id))
  if (!billing || tutor.billing_status === BILLING.empty) throw new WrongStatus()
  return { tutor, billing }
}
