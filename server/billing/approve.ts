import { eq } from 'drizzle-orm'
import { type approveTutorBilling, BILLING } from '../../schemas/index.ts'
import type { Input, Problems } from '../calls.ts'
import { requireRead } from '../changes.ts'
import { type Context, requireAdmin } from '../context.ts'
import { siteLink } from '../outbox/links.ts'
import { sendMail } from '../outbox/send.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { noteActivity } from '../tutors/activity.ts'
import { tutors } from '../tutors/table.ts'
import { billingOf } from './get.ts'
import { lockBilling } from './rows.ts'
import { tutorBilling } from './table.ts'

/** Who rejects says why. */
export const approveProblems: Problems<typeof approveTutorBilling> = ({ approve, reject_comment }) =>
  approve === false && reject_comment === undefined ? { reject_comment: 'required' } : {}

/** Approves billing data, or rejects them and mails the tutor why. Throws `wrong_status` where nothing was sent, `conflict` for what is not as it was read (spec: decisions TUT-18). */
export async function approve(context: Context, { tutor_id, approve: isApproved, reject_comment = '', ...read }: Input<typeof approveTutorBilling>) {
  const { tx, now } = context
  const { tutor, billing } = await lockBilling(tx, tutor_id)
  requireRead(read, { ...billing, status: tutor.billing_status })
  const billing_status = isApproved ? BILLING.approved : BILLING.rejected
  const comment = isApproved ? '' : reject_comment
  await tx.update(tutors).set({ billing_status }).where(eq(tutors.id, tutor_id))
  await tx
    .update(tutorBilling)
    .set({ reject_comment: comment, checked_at: now, checked_by: requireAdmin(context).id })
    .where(eq(tutorBilling.tutor_id, tutor_id))
  await noteActivity(context, { tutor_id, action: 'billing_checked', changes: { billing_status: [tutor.billing_status, billing_status] } })
  context.audit(`tutor ${tutor_id}`, {
    billing_status: { before: tutor.billing_status, after: billing_status },
    ...(comment && { reject_comment: comment }),
  })
  if (!isApproved && tutor.email) {
    const link = { url: siteLink(context, tutor.lang, sitePaths.billing) }
    const message = { to: tutor.email, lang: tutor.lang, name: tutor.name, words: { comment }, link }
    await sendMail(context, { template: 'billing_rejected', ...message })
  }
  return { billing: await billingOf(tx, tutor_id) }
}
