import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { checkUnsubscribe, unsubscribeEmail } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { withAddress } from '../clients/addresses.ts'
import { clients } from '../clients/table.ts'
import { clientMerges } from '../clients-admin/table.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { Refusal } from '../errors.ts'
import { readToken, type Subscription } from '../outbox/unsubscribe.ts'
import { tutors } from '../tutors/table.ts'

type OfClient = Subscription & { role: 'client' }

/** Switches off the list that a mail was of, at the address that it went to. Throws `token_invalid` for a token that is not ours, or of somebody who is gone (spec: decisions MSG-12). */
export async function unsubscribe(context: Context, { token }: Input<typeof unsubscribeEmail>) {
  const found = readToken(context, token)
  if (!found || !(await (found.role === 'tutor' ? tutorLeaves(context, found) : clientLeaves(context, found)))) throw new Refusal('token_invalid')
  return { list: found.list }
}

/** Whether a press of the link's button would do that. Throws `token_invalid` as that does. */
export async function check(context: Context, { token }: Input<typeof checkUnsubscribe>) {
  const found = readToken(context, token)
  if (!found || !(await (found.role === 'tutor' ? context.db.$count(tutors, eq(tutors.id, found.id)) : whereNow(context.db, found))))
    throw new Refusal('token_invalid')
}

/** Whether there is such a tutor. */
async function tutorLeaves({ tx }: Context, { id, list }: Subscription): Promise<boolean> {
  const left = await tx
    .update(tutors)
    .set({ settings: sql`${tutors.settings} || jsonb_build_object(${list}::text, false)`, version: sql`${tutors.version} + 1` })
    .where(eq(tutors.id, id))
    .returning({ id: tutors.id })
  return left.length > 0
}

/** Whether there is such a client. An address that is theirs no more takes nothing anyway. */
async function clientLeaves({ tx }: Context, { list, ...subscription }: OfClient): Promise<boolean> {
  const now = await whereNow(tx, subscription)
  const [client] = now ? await tx.select().from(clients).where(eq(clients.id, now.id)).for('update') : []
  if (!client) return false
  const { id, email_subscriptions, additional_emails, version } = client
  const address = additional_emails.find((one) => one.email === now?.email)
  const left = address
    ? { additional_emails: withAddress(additional_emails, { ...address, subscriptions: { ...address.subscriptions, [list]: false } }) }
    : now?.email === undefined && { email_subscriptions: { ...email_subscriptions, [list]: false } }
  if (left)
    await tx
      .update(clients)
      .set({ ...left, version: version + 1 })
      .where(eq(clients.id, id))
  return true
}

/**
 * Whose an address is now, and which of theirs, be it that it has become their own; who became another client is that one where it went along
 * (spec: decisions MSG-12, CLI-4). Null of nobody.
 */
async function whereNow(db: Reader, { id, email }: Pick<OfClient, 'id' | 'email'>): Promise<Pick<OfClient, 'id' | 'email'> | null> {
  let client = await clientOf(db, id)
  if (!client?.merged_into && email === undefined) return client ? { id } : null
  const went = (email ?? (await ownBefore(db, id)))?.toLowerCase()
  while (client?.merged_into) client = await clientOf(db, client.merged_into)
  if (!client || !went) return null
  if (client.email?.toLowerCase() === went) return { id: client.id }
  const other = client.additional_emails.find((one) => one.email.toLowerCase() === went)
  return other || client.id === id ? { id: client.id, email: other?.email ?? went } : null
}

async function clientOf(db: Reader, id: number) {
  const [client] = await db.select().from(clients).where(eq(clients.id, id))
  return client
}

/** The own address of a client before they became another. */
async function ownBefore(db: Reader, id: number) {
  const [merge] = await db
    .select({ before: clientMerges.before })
    .from(clientMerges)
    .where(and(eq(clientMerges.client_id2, id), isNull(clientMerges.undone_at)))
    .orderBy(desc(clientMerges.id))
    .limit(1)
  return merge?.before.client2.email
}
