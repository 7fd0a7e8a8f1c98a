import { eq } from 'drizzle-orm'
import type { clearTutorBillingField } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { billingOf } from './get.ts'
import { lockBilling } from './rows.ts'
import { tutorBilling } from './table.ts'

/** Empties one field; the journal notes which, not what stood in it (spec: decisions TUT-18). */
export async function clearField(context: Context, { tutor_id, field }: Input<typeof clearTutorBillingField>) {
  const { tx } = context
  const { billing } = await lockBilling(tx, tutor_id)
  await tx
    .update(tutorBilling)
    .set({ data: { ...billing.data, [field]: null }, version: billing.version + 1 })
    .where(eq(tutorBilling.tutor_id, tutor_id))
  context.audit(`tutor ${tutor_id}`, { billing_field: field })
  return { billing: await billingOf(tx, tutor_id) }
}
