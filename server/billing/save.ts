import { and, eq } from 'drizzle-orm'
import {
  BILLING,
  BILLING_FILES,
  type BillingList,
  billingFields,
  billingLists,
  billingNeeds,
  type saveBilling,
  type Upload,
} from '../../schemas/index.ts'
import { isoDay } from '../../theme/dates.ts'
import type { Input, Problems } from '../calls.ts'
import { type Context, requireTutor } from '../context.ts'
import { NotFound, refuseProblems } from '../errors.ts'
import { keepPrivate } from '../files/private.ts'
import { countUploads } from '../limits/attempts.ts'
import { noteActivity } from '../tutors/activity.ts'
import { tutors } from '../tutors/table.ts'
import { unixOf } from '../unix.ts'
import { dropDocuments } from '../uploads/unused.ts'
import { ownBilling, requireBillingHere } from './own.ts'
import { lockPresent } from './rows.ts'
import { tutorBilling, tutorBillingDocuments } from './table.ts'

type Sent = Input<typeof saveBilling>

/** What the kind of payee needs and was not sent, and who is not born yet. */
export const saveProblems: Problems<typeof saveBilling> = ({ billing_data = {}, ...sent }, edition, now) => {
  const { birth_date } = billing_data
  const dates = birth_date && birth_date >= isoDay(unixOf(now), edition) ? { birth_date: 'custom' } : {}
  if (!billing_data.type) return dates
  const { needed } = billingNeeds[billing_data.type]
  const fields = needed.filter((field) => billing_data[field] === null)
  // of a list that is not named all files stay, which the save counts
  const files = billingLists.filter((list) => billing_data[list]?.length === 0 && sent[`new_${list}`]?.length === 0).map((list) => `new_${list}`)
  return { ...Object.fromEntries([...fields, ...files].map((field) => [field, 'required'])), ...dates }
}

/**
 * Sends billing data to be checked, again from approved and rejected ones too. Throws field problems, of the files as well: each list has one to five. `not_found`
 * where the edition has none, `wrong_status` for a tutor who is gone, `too_many_requests` (spec: decisions TUT-18, API-11).
 */
export async function save(context: Context, { billing_data, new_billing_documents, new_address_documents }: Sent) {
  const { tx, now, edition, settings } = context
  requireBillingHere(edition)
  const tutor = await lockPresent(tx, requireTutor(context))
  await countUploads(context, tutor.id, new_billing_documents.length + new_address_documents.length)

  const { needed, optional } = billingNeeds[billing_data.type]
  const asked = new Set<string>(['type', ...needed, ...optional])
  const data = Object.fromEntries(billingFields.map((field) => [field, asked.has(field) ? billing_data[field] : null]))
  const sent = { data, reject_comment: '', sent_at: now, checked_at: null, checked_by: null }
  await tx
    .insert(tutorBilling)
    .values({ tutor_id: tutor.id, ...sent })
    .onConflictDoUpdate({ target: tutorBilling.tutor_id, set: sent })

  const added = { billing_documents: new_billing_documents, address_documents: new_address_documents }
  const plans = await Promise.all(
    billingLists.map((list) => planFiles(context, { tutor_id: tutor.id, list, kept: billing_data[list], added: added[list] })),
  )
  refuseProblems(Object.fromEntries(plans.flatMap(({ list, left }) => problemOf(left).map((problem) => [`new_${list}`, problem]))))
  for (const plan of plans) await applyPlan(context, tutor.id, plan)
  await tx.update(tutors).set({ billing_status: BILLING.sent }).where(eq(tutors.id, tutor.id))
  await noteActivity(context, { tutor_id: tutor.id, action: 'billing_sent', changes: { billing_status: [tutor.billing_status, BILLING.sent] } })
  await dropDocuments(
    tx,
    settings,
    plans.flatMap(({ gone }) => gone.map(({ file }) => file)),
  )
  return ownBilling(tx, tutor.id)
}

const kinds = { billing_documents: 'billing', address_documents: 'address' } as const

interface Files {
  list: BillingList
  /** Ids of the files that stay; undefined: all of them. */
  kept: readonly number[] | undefined
  added: readonly Upload[]
}

/** Which files of a list go and how many it has then. Throws `not_found` for one that is not in it. */
async function planFiles({ tx }: Context, { tutor_id, list, kept, added }: Files & { tutor_id: number }) {
  const there = await tx
    .select()
    .from(tutorBillingDocuments)
    .where(and(eq(tutorBillingDocuments.tutor_id, tutor_id), eq(tutorBillingDocuments.kind, kinds[list])))
  if (kept?.some((id) => !there.some((one) => one.id === id))) throw new NotFound()
  const gone = kept ? there.filter(({ id }) => !kept.includes(id)) : []
  return { list, gone, added, left: there.length - gone.length + added.length }
}

const [least, most] = BILLING_FILES
const problemOf = (files: number) => (files < least ? ['required'] : files > most ? ['too_many_files'] : [])

async function applyPlan({ tx, settings, now }: Context, tutor_id: number, { list, gone, added }: Awaited<ReturnType<typeof planFiles>>) {
  for (const { id } of gone) await tx.delete(tutorBillingDocuments).where(eq(tutorBillingDocuments.id, id))
  for (const upload of added) {
    const file = await keepPrivate(settings.privateDir, upload)
    await tx.insert(tutorBillingDocuments).values({ tutor_id, kind: kinds[list], file, name: upload.filename.slice(0, 120), created_at: now })
  }
}
