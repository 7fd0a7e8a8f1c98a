import { eq, inArray, sql } from 'drizzle-orm'
import { CONTENT_STATUS } from '../../schemas/index.ts'
import { codes } from '../auth/table.ts'
import { tutorBilling, tutorBillingDocuments } from '../billing/table.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import { outbox } from '../outbox/table.ts'
import { tutorActivities, tutorDocuments, tutorHomes, tutorLessons } from '../tutors/table.ts'
import { dropUnused } from '../uploads/unused.ts'
import { balanceOf, writeLine } from '../wallet/ledger.ts'
import { leaveOrders } from './leave-orders.ts'
import type { Tutor, TutorPatch } from './rows.ts'
import { takeStep } from './step.ts'

/**
 * Takes name, contacts, texts, files and avatar for good, ads and posts with them, and what the journals told of it; orders, payments and reviews stay with a
 * tutor without a name. What is left in the wallet is written off. The row is locked. Throws `wrong_status` while an open order has them (spec: decisions TUT-1,
 * Z-9).
 */
export async function anonymize(context: Context, tutor: Tutor) {
  const { tx } = context
  const tutor_id = tutor.id
  await leaveOrders(context, tutor)
  await writeOff(context, tutor_id)
  const documents = await tx.delete(tutorDocuments).where(eq(tutorDocuments.tutor_id, tutor_id)).returning({ file: tutorDocuments.file })
  const proofs = await tx
    .delete(tutorBillingDocuments)
    .where(eq(tutorBillingDocuments.tutor_id, tutor_id))
    .returning({ file: tutorBillingDocuments.file })
  await tx.delete(tutorBilling).where(eq(tutorBilling.tutor_id, tutor_id))
  await tx.delete(codes).where(eq(codes.tutor_id, tutor_id))
  await tx.execute(sql`delete from payment_cards where tutor_id = ${tutor_id}`)
  await tx.execute(sql`delete from school_candidates where tutor_id = ${tutor_id}`)
  await tx
    .update(tutorLessons)
    .set({ description: '', new_description: null, translations: {}, new_translations: {} })
    .where(eq(tutorLessons.tutor_id, tutor_id))
  await tx.update(tutorHomes).set({ address: '' }).where(eq(tutorHomes.tutor_id, tutor_id))
  await forgetInJournals(context, tutor_id)
  await forgetMessages(context, tutor)
  await takeAnswers(context, tutor_id)
  const [pictures, ofChats] = [await takeContent(context, tutor_id), await takeWords(context, tutor_id)]
  const taken = await takeStep(context, tutor, 'anonymize', nobody(tutor_id))
  const papers = [...documents, ...proofs].map(({ file }) => file)
  await dropUnused(tx, [...Object.values(tutor.avatar ?? {}), ...pictures, ...papers, ...ofChats])
  return taken
}

/** The columns of somebody who is not known any more. */
const nobody = (tutor_id: number): TutorPatch => ({
  name: `Tutor ${tutor_id}`,
  last_name: '',
  birth_date: null,
  email: null,
  email_confirmed: false,
  phone: null,
  phone_confirmed: false,
  phones_extra: [],
  password_hash: null,
  client_id: null,
  avatar: null,
  short_description: '',
  description: '',
  speciality: '',
  new_short_description: null,
  new_description: null,
  new_speciality: null,
  translations: {},
  new_translations: {},
  youtube_video: '',
  university_name: '',
  communication_apps: [],
  school_tutor_id: null,
  admin_comment: '',
  revision_comment: '',
  billing_status: 0,
  verification_requested_at: null,
  delete_reason: '',
})

async function writeOff({ tx, now }: Context, tutor_id: number) {
  const balance = await balanceOf(tx, tutor_id)
  if (balance > 0) await writeLine(tx, { tutor_id, type: 'writeoff', sum: -balance, at: now })
}

/** Both logs told what name, contacts and texts were, and what staff took back of their chats; that something was done, by whom and when stays. */
async function forgetInJournals({ tx }: Context, tutor_id: number) {
  await tx.update(tutorActivities).set({ changes: {}, ip: '' }).where(eq(tutorActivities.tutor_id, tutor_id))
  const theirs = `tutor ${tutor_id}`
  await tx.execute(sql`
    update admin_log set changes = null where changes is not null and (target = ${theirs} or acting_as = ${theirs}
      or target in (select 'ad ' || id from ads where tutor_id = ${tutor_id} union all select 'blog ' || id from blogs where tutor_id = ${tutor_id})
      or changes ->> 'sender' = 'tutor' and target in (select 'order ' || order_id from chat_threads where tutor_id = ${tutor_id}))`)
}

/** What was sent to them, and what the telephone noted of them. */
async function forgetMessages({ tx }: Context, { id, email, phone, phones_extra }: Tutor) {
  const reached = [email, phone, ...phones_extra].filter((contact) => contact !== null)
  if (reached.length > 0) await tx.delete(outbox).where(inArray(outbox.recipient, reached))
  await tx.execute(sql`update phone_calls set phone = '', record_url = null where tutor_id = ${id}`)
}

/** That they answered a request or refused it stays, and the words with which they did go, from its journal too. */
async function takeAnswers({ tx }: Context, tutor_id: number) {
  const answered = sql`update order_tutors set response_text = '', refused_comment = '' where tutor_id = ${tutor_id} returning order_id`
  await tx.execute(sql`
    with answered as (${answered})
    update order_log set details = details - array['response_text', 'refused_comment']
    where order_id in (select order_id from answered) and actor_role = 'tutor' and actor_id = ${tutor_id}`)
}

/** What they wrote in chats is deleted as if they had done so themselves. Answers the files of the pictures. */
async function takeWords({ tx, now }: Context, tutor_id: number): Promise<string[]> {
  const { rows } = await tx.execute<{ file: string }>(sql`
    with theirs as (
      select m.id, m.media from chat_messages m join chat_threads t on t.id = m.thread_id where t.tutor_id = ${tutor_id} and m.sender = 'tutor'),
    emptied as (
      update chat_messages m set msg_text = '', media = null, deleted_at = coalesce(m.deleted_at, ${now}) from theirs where theirs.id = m.id)
    select media as file from theirs where media is not null`)
  return rows.map(({ file }) => file)
}

/** Ads and posts are texts of theirs too: what is left of each is its address, which is gone. Answers the files of their pictures. */
async function takeContent({ tx }: Context, tutor_id: number): Promise<string[]> {
  const nobodys = sql`name = ${`Tutor ${tutor_id}`}, text = '', revision_comment = '', status = ${CONTENT_STATUS.deleted}, version = version + 1`
  await tx.execute(sql`update ads set ${nobodys}, preview = '' where tutor_id = ${tutor_id}`)
  await tx.execute(sql`update blogs set ${nobodys}, description = '', letters = 0, shingles = '{}', uniqueness = null where tutor_id = ${tutor_id}`)
  const { rows } = await tx.execute<{ file: string }>(sql`
    with of_ads as (delete from ad_images where tutor_id = ${tutor_id} returning file),
      of_posts as (delete from blog_images where tutor_id = ${tutor_id} returning file)
    select file from of_ads union select file from of_posts`)
  await bumpCache(tx, ['content'])
  return rows.map(({ file }) => file)
}
