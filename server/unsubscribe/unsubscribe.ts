import { eq, sql } from 'drizzle-orm'
import type { checkUnsubscribe, unsubscribeEmail } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { withAddress } from '../clients/addresses.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { readToken, type Subscription } from '../outbox/unsubscribe.ts'
import { tutors } from '../tutors/table.ts'

/** Switches off the list that a mail was of, at the address that it went to. Throws `token_invalid` for a token that is not ours, or of somebody who is gone (spec: decisions MSG-12). */
export async function unsubscribe(context: Context, { token }: Input<typeof unsubscribeEmail>) {
  const found = readToken(context, token)
  if (!found || !(await (found.role === 'tutor' ? tutorLeaves(context, found) : clientLeaves(context, found)))) throw new Refusal('token_invalid')
  return { list: found.list }
}

/** Whether a press of the link's button would do that. Throws `token_invalid` as that does. */
export async function check(context: Context, { token }: Input<typeof checkUnsubscribe>) {
  const found = readToken(context, token)
  const people = found?.role === 'tutor' ? tutors : clients
  if (!found || (await context.db.$count(people, eq(people.id, found.id))) === 0) throw new Refusal('token_invalid')
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
async function clientLeaves({ tx }: Context, { id, list, email }: Subscription & { role: 'client' }): Promise<boolean> {
  const [client] = await tx.select().from(clients).where(eq(clients.id, id)).for('update')
  if (!client) return false
  const { email_subscriptions, additional_emails, version } = client
  const address = additional_emails.find((one) => one.email === email)
  const left = address
    ? { additional_emails: withAddress(additional_emails, { ...address, subscriptions: { ...address.subscriptions, [list]: false } }) }
    : email === undefined && { email_subscriptions: { ...email_subscriptions, [list]: false } }
  if (left)
    await tx
      .update(clients)
      .set({ ...left, version: version + 1 })
      .where(eq(clients.id, id))
  return true
}
