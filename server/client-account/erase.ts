import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { defaultLanguage } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { ERASED_DAYS } from '../../schemas/index.ts'
import { adminLog } from '../audit/table.ts'
import { refreshTutors } from '../catalogue/refresh.ts'
import { clients } from '../clients/table.ts'
import { clientMerges } from '../clients-admin/table.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import type { Tx } from '../database/open.ts'
import type { Job } from '../jobs/job.ts'
import { orderLog, orders, orderTutors } from '../orders/table.ts'
import { outbox } from '../outbox/table.ts'
import { payments } from '../payments/table.ts'
import { requestGuards } from '../requests/table.ts'
import { siteReviews } from '../site-reviews/table.ts'
import { DAY_MS } from '../spans.ts'
import { phoneCalls } from '../telephony/table.ts'
import { chatMessages, chatThreads } from '../threads/table.ts'

/** Clients of one transaction. */
const BATCH = 100

/**
 * Erases whom, and what they wrote to whom, of clients who deleted their account 30 days ago or longer. Orders, payments and reviews stay, under a word that is
 * everybody's (spec: decisions CLI-2, OPS-8).
 */
export async function eraseClients({ transact }: Pick<Job, 'transact'>): Promise<void> {
  while ((await transact(eraseSome)) === BATCH);
}

/** Answers how many were erased. */
async function eraseSome(context: Context): Promise<number> {
  const { tx, now } = context
  const due = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(lte(clients.deleted_at, new Date(now.getTime() - ERASED_DAYS * DAY_MS)), isNull(clients.erased_at), isNull(clients.merged_into)))
    .orderBy(clients.id)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  if (due.length > 0)
    await erase(
      context,
      due.map(({ id }) => id),
    )
  return due.length
}

async function erase(context: Context, gone: number[]) {
  const { tx } = context
  // those who became one of these, by however many steps, are the same people
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive same as (
      select id from clients where ${inArray(clients.id, gone)} union select one.id from clients one join same on one.merged_into = same.id
    ) select id from same`)
  const ids = rows.map(({ id }) => id)
  const theirOrders = inArray(orders.client_id, ids)
  await eraseMessages(context, ids, theirOrders)
  await eraseOrders(context, theirOrders)
  await erasePapers(context, ids, theirOrders)
  await erasePeople(context, ids)
  await redraw(context, theirOrders)
}

/** Chats keep who wrote when, mails and calls that they were. */
async function eraseMessages({ tx, now }: Context, ids: number[], theirOrders: SQL) {
  const threads = tx.select({ id: chatThreads.id }).from(chatThreads).where(inArray(chatThreads.client_id, ids))
  await tx
    .update(chatMessages)
    .set({ msg_text: '', media: null, relay_key: null, deleted_at: sql`coalesce(${chatMessages.deleted_at}, ${now.toISOString()}::timestamptz)` })
    .where(inArray(chatMessages.thread_id, threads))
  const contacts = await contactsOf(tx, ids)
  const isTheirs = or(
    inArray(outbox.order_id, tx.select({ id: orders.id }).from(orders).where(theirOrders)),
    sql`${outbox.recipient} = any(${sql.param(contacts)}::text[])`,
  )
  await tx.delete(outbox).where(isTheirs)
  await tx.update(phoneCalls).set({ phone: '', record_url: null }).where(inArray(phoneCalls.client_id, ids))
}

/** Wherever mails and messages went to them: also at addresses beside their own, and at those from before they became one. None that is another's own now. */
async function contactsOf(tx: Tx, ids: number[]): Promise<string[]> {
  const { rows } = await tx.execute<{ contact: string }>(sql`
    with theirs as (
      select unnest(array[email, phone] || array(select jsonb_array_elements(additional_emails) ->> 'email')) as contact
      from clients where ${inArray(clients.id, ids)}
      union
      select unnest(array[one ->> 'email', one ->> 'phone']) from client_merges, unnest(array[before -> 'client', before -> 'client2']) one
      where undone_at is null and ${inArray(clientMerges.client_id, ids)}
    )
    select contact from theirs where contact is not null
      and not exists (select from clients where (lower(email) = lower(contact) or phone = contact) and not ${inArray(clients.id, ids)})`)
  return rows.map(({ contact }) => contact)
}

/** What they asked for stays; where they live, what they wrote of themselves and how they came goes. */
async function eraseOrders({ tx }: Context, theirOrders: SQL) {
  const places = sql`(select coalesce(jsonb_agg(place - 'address'), '[]') from jsonb_array_elements(${orders.locations} -> 'client_place') place)`
  await tx
    .update(orders)
    .set({
      ...{ address: '', wishes: '', hidden_message: '', admin_comment: '', utm: null, cpa: null, request_session: null },
      locations: sql`jsonb_set(${orders.locations}, '{client_place}', ${places})`,
      version: sql`${orders.version} + 1`,
    })
    .where(theirOrders)
  const ofThem = inArray(orderLog.order_id, tx.select({ id: orders.id }).from(orders).where(theirOrders))
  await tx.update(orderLog).set({ details: null, before: null }).where(ofThem)
}

/** Papers of staff that repeat what is erased: also of the orders, and of what was done in their name. */
async function erasePapers({ tx }: Context, ids: number[], theirOrders: SQL) {
  const people = ids.map((id) => `client ${id}`)
  const ofOrders = tx
    .select({ target: sql`'order ' || ${orders.id}` })
    .from(orders)
    .where(theirOrders)
  const repeats = or(inArray(adminLog.target, people), inArray(adminLog.acting_as, people), inArray(adminLog.target, ofOrders))
  await tx.update(adminLog).set({ changes: null }).where(repeats)
  const nothing = { client: {}, client2: {} }
  await tx
    .update(clientMerges)
    .set({ before: nothing, after: {} })
    .where(or(inArray(clientMerges.client_id, ids), inArray(clientMerges.client_id2, ids)))
  await tx.update(payments).set({ page: null }).where(inArray(payments.client_id, ids))
  await tx.delete(requestGuards).where(inArray(requestGuards.client_id, ids))
}

async function erasePeople({ tx, now, edition }: Context, ids: number[]) {
  const { client: name } = textsOf(edition, defaultLanguage(edition))['enums-money'].payer
  await tx
    .update(clients)
    .set({
      ...{
        name,
        last_name: '',
        email: null,
        email_confirmed: false,
        phone: null,
        phone_confirmed: false,
        doubted_contact: null,
        password_hash: null,
      },
      ...{ viber: false, whatsapp: false, city_id: null, blacklist_comment: '', admin_comment: '', delete_reason: '', utm: null, cpa: null },
      ...{ additional_emails: [], erased_at: now, version: sql`${clients.version} + 1` },
    })
    .where(inArray(clients.id, ids))
  await tx.update(siteReviews).set({ client_name: name }).where(inArray(siteReviews.client_id, ids))
}

/** Pages that show a review of theirs say the name. */
async function redraw(context: Context, theirOrders: SQL) {
  const { tx } = context
  const reviewed = await tx
    .selectDistinct({ id: orderTutors.tutor_id })
    .from(orderTutors)
    .innerJoin(orders, eq(orders.id, orderTutors.order_id))
    .where(and(theirOrders, eq(orderTutors.state, 'appointed'), isNotNull(orders.review_at)))
  await refreshTutors(
    tx,
    reviewed.map(({ id }) => id),
    context,
  )
  await bumpCache(tx, ['content'])
}
