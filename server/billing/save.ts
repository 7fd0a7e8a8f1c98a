import { and, eq } from 'drizzle-orm'
import { BILLING, BILLING_FILES, type BillingList, billingFields, billingLists, billingNeeds, type saveBilling } from '../../schemas/index.ts'
import { isoDay } from '../../theme/dates.ts'
import { after, type Input, type LookUp, type Problems } from '../calls.ts'
import { changesOf } from '../changes.ts'
import { type Context, requireTutor } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { NotFound, refuseProblems } from '../errors.ts'
import { keepAllPrivate } from '../files/private.ts'
import { countUploads, requireUploadsLeft } from '../limits/attempts.ts'
import { noteActivity } from '../tutors/activity.ts'
import { tutors } from '../tutors/table.ts'
import { unixOf } from '../unix.ts'
import { dropUnused } from '../uploads/unused.ts'
import { billingOf } from './get.ts'
import { ownBilling, requireBillingHere } from './own.ts'
import { lockPresent } from './rows.ts'
import { tutorBilling, tutorBillingDocuments } from './table.ts'

type Sent = Input<typeof saveBilling>

/** What the kind of payee needs and was not sent, and who is not born yet. */
export const saveProblems: Problems<typeof saveBilling> = ({ billing_data = {} }, edition, now) => {
  const { birth_date } = billing_data
  const dates = birth_date && birth_date >= isoDay(unixOf(now), edition) ? { birth_date: 'custom' } : {}
  if (!billing_data.type) return dates
  const { needed } = billingNeeds[billing_data.type]
  const fields = needed.filter((field) => billing_data[field] === null)
  return { ...Object.fromEntries(fields.map((field) => [field, 'required'])), ...dates }
}

/** How many files each list would have, of those that can be read; `save` counts them again with the tutor's row held. */
export const saveLookUp: LookUp<typeof saveBilling> = async (at, { billing_data = {}, ...sent }) => {
  if (!at.edition.flags.billing_data) return {}
  const tutor_id = requireTutor(at)
  const lists = billingLists.flatMap((list) => {
    const added = sent[`new_${list}`]
    return added ? [{ list, kept: billing_data[list], added }] : []
  })
  return countProblems(await Promise.all(lists.map((files) => planFiles(at.db, tutor_id, files))))
}

/**
 * Sends billing data to be checked, again from approved and rejected ones too. Throws `conflict` with both values of each field when a newer version was sent
 * meanwhile, field problems, of the files as well: each list has one to five. `not_found` where the edition has none, `wrong_status` for a tutor who is gone,
 * `too_many_requests` (spec: decisions TUT-18, API-3, API-11).
 */
export const save = after(async (at, { new_billing_documents, new_address_documents }: Sent) => {
  requireBillingHere(at.edition)
  const uploads = [...new_billing_documents, ...new_address_documents]
  if (uploads.length > 0) await requireUploadsLeft(at, `tutor ${requireTutor(at)}`)
  const files = await keepAllPrivate(at.outside.files.private, uploads)
  const kept = uploads.map(({ filename }, index): Kept => ({ file: files[index] ?? '', name: filename.slice(0, 120) }))
  return { billing_documents: kept.slice(0, new_billing_documents.length), address_documents: kept.slice(new_billing_documents.length) }
}, saveKept)

/** A file on its shelf, and what its sender calls it. */
interface Kept {
  file: string
  name: string
}

async function saveKept(context: Context, { billing_data }: Sent, added: Record<BillingList, Kept[]>) {
  const { tx, now, edition } = context
  requireBillingHere(edition)
  const tutor = await lockPresent(tx, requireTutor(context))
  await countUploads(context, tutor.id, added.billing_documents.length + added.address_documents.length)

  const { needed, optional } = billingNeeds[billing_data.type]
  const asked = new Set<string>(['type', ...needed, ...optional])
  const data = Object.fromEntries(billingFields.map((field) => [field, asked.has(field) ? billing_data[field] : null]))
  const { data: before, version } = await billingOf(tx, tutor.id)
  changesOf({ version: billing_data.version, ...data }, { ...before, version })
  const sent = { data, reject_comment: '', sent_at: now, checked_at: null, checked_by: null, version: version + 1 }
  await tx
    .insert(tutorBilling)
    .values({ tutor_id: tutor.id, ...sent })
    .onConflictDoUpdate({ target: tutorBilling.tutor_id, set: sent })

  const plans = await Promise.all(billingLists.map((list) => planFiles(tx, tutor.id, { list, kept: billing_data[list], added: added[list] })))
  if (plans.some(({ areOwn }) => !areOwn)) throw new NotFound()
  refuseProblems(countProblems(plans))
  for (const plan of plans) await applyPlan(context, tutor.id, plan)
  await tx.update(tutors).set({ billing_status: BILLING.sent }).where(eq(tutors.id, tutor.id))
  await noteActivity(context, { tutor_id: tutor.id, action: 'billing_sent', changes: { billing_status: [tutor.billing_status, BILLING.sent] } })
  await dropUnused(
    tx,
    plans.flatMap(({ gone }) => gone.map(({ file }) => file)),
  )
  return ownBilling(tx, tutor.id)
}

const kinds = { billing_documents: 'billing', address_documents: 'address' } as const

interface Files<File> {
  list: BillingList
  /** Ids of the files that stay; undefined: all of them. */
  kept: readonly number[] | undefined
  added: readonly File[]
}

/** Which files of a list go and how many it has then; whether those that stay are of it. */
async function planFiles<File>(db: Reader, tutor_id: number, { list, kept, added }: Files<File>) {
  const there = await db
    .select()
    .from(tutorBillingDocuments)
    .where(and(eq(tutorBillingDocuments.tutor_id, tutor_id), eq(tutorBillingDocuments.kind, kinds[list])))
  const areOwn = !kept?.some((id) => !there.some((one) => one.id === id))
  const gone = kept ? there.filter(({ id }) => !kept.includes(id)) : []
  return { list, areOwn, gone, added, left: there.length - gone.length + added.length }
}

const [least, most] = BILLING_FILES
const problemOf = (files: number) => (files < least ? ['required'] : files > most ? ['too_many_files'] : [])
const countProblems = (plans: readonly { list: BillingList; left: number }[]) =>
  Object.fromEntries(plans.flatMap(({ list, left }) => problemOf(left).map((problem) => [`new_${list}`, problem])))

async function applyPlan({ tx, now }: Context, tutor_id: number, { list, gone, added }: Awaited<ReturnType<typeof planFiles<Kept>>>) {
  for (const { id } of gone) await tx.delete(tutorBillingDocuments).where(eq(tutorBillingDocuments.id, id))
  for (const one of added) await tx.insert(tutorBillingDocuments).values({ tutor_id, kind: kinds[list], ...one, created_at: now })
}
