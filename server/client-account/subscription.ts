import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import {
  ADDRESS_DAYS,
  type checkClientSubscription,
  type confirmClientSubscription,
  MOST_ADDRESSES,
  type subscribeClient,
} from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { besideOwn, takesAny, withAddress } from '../clients/addresses.ts'
import { type AdditionalEmail, clients, type Subscriptions } from '../clients/table.ts'
import type { Context } from '../context.ts'
import { FieldProblem, Refusal } from '../errors.ts'
import { countSending, countWithin } from '../limits/attempts.ts'
import { siteLink } from '../outbox/links.ts'
import { sendMail } from '../outbox/send.ts'
import { seal, unseal } from '../seal.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { DAY_MS } from '../spans.ts'
import { type Client, lockOwn, presentAccount, saveOwn } from './account.ts'

const none: Subscriptions = { reminders: false, news: false, promo: false }

/** Those that were sent, the others as they stood. */
const chosen = (before: Subscriptions, sent: { [List in keyof Subscriptions]?: boolean | undefined }): Subscriptions => ({
  reminders: sent.reminders ?? before.reminders,
  news: sent.news ?? before.news,
  promo: sent.promo ?? before.promo,
})

/**
 * Sets the lists of the client's own address, or of another that is confirmed, at once; one that takes no list any more is forgotten. A new one is mailed a link,
 * and nothing is stored before that is followed; the account's own address never changes. Throws the field `email` for one too many, `too_many_requests`
 * (spec: decisions CLI-5).
 */
export async function subscribe(context: Context, { email, subscriptions: sent }: Input<typeof subscribeClient>) {
  const client = await lockOwn(context)
  const save = async (patch: Partial<Client>) => ({ client: presentAccount(await saveOwn(context, client, patch)), is_mailed: false })
  if (email === undefined || email === client.email?.toLowerCase()) return save({ email_subscriptions: chosen(client.email_subscriptions, sent) })
  const known = client.additional_emails.find((one) => one.email === email)
  const subscriptions = chosen(known?.subscriptions ?? none, sent)
  if (known) return save({ additional_emails: withAddress(client.additional_emails, { email, subscriptions }) })
  if (!takesAny(subscriptions)) throw new FieldProblem({ subscriptions: 'required' })
  if (client.additional_emails.length >= MOST_ADDRESSES) throw new FieldProblem({ email: 'email_too_many' })
  await mailLink(context, client, { email, subscriptions })
  return { client: presentAccount(client), is_mailed: true }
}

async function mailLink(context: Context, { id, lang }: Client, address: AdditionalEmail) {
  const { settings, edition, now } = context
  await countSending(context, address.email)
  // of many addresses few may be written to in somebody's name
  await countWithin(context, 'subscription', `client ${id}`, [settings.rates.mailDay])
  const code = seal(JSON.stringify({ id, ...address, until: now.getTime() + ADDRESS_DAYS * DAY_MS }), settings.secret, `subscription ${edition.code}`)
  await sendMail(context, {
    ...{ template: 'client_subscription', to: address.email, lang },
    link: { url: siteLink(context, lang, sitePaths.confirmSubscription(code)) },
  })
}

const Asked = z.object({
  id: z.int(),
  email: z.string(),
  subscriptions: z.object({ reminders: z.boolean(), news: z.boolean(), promo: z.boolean() }),
  until: z.number(),
})

/** Takes the address on that the link was mailed to; once more it is the same. Throws `token_invalid` for one that is not ours, too old, or of a client who is gone. */
export async function confirmSubscription(context: Context, { code }: Input<typeof confirmClientSubscription>) {
  const { tx } = context
  const { id, ...address } = readCode(context, code)
  const [client] = await tx.select().from(clients).where(eq(clients.id, id)).for('update')
  const { additional_emails, version } = withAsked(client, address)
  await tx
    .update(clients)
    .set({ additional_emails, version: version + 1 })
    .where(eq(clients.id, id))
}

/** Whether a press of the link's button would do that. Throws `token_invalid` as that does. */
export async function checkSubscription(context: Context, { code }: Input<typeof checkClientSubscription>) {
  const { id, ...address } = readCode(context, code)
  const [client] = await context.db.select().from(clients).where(eq(clients.id, id))
  withAsked(client, address)
}

function readCode({ settings, edition, now }: Context, code: string) {
  const opened = unseal(code, settings.secret, `subscription ${edition.code}`)
  const asked = opened ? z.parse(Asked, JSON.parse(opened)) : null
  if (!asked || asked.until <= now.getTime()) throw new Refusal('token_invalid')
  const { id, email, subscriptions } = asked
  return { id, email, subscriptions }
}

function withAsked(client: typeof clients.$inferSelect | undefined, address: AdditionalEmail) {
  if (!client || client.deleted_at) throw new Refusal('token_invalid')
  const additional_emails = besideOwn(withAddress(client.additional_emails, address), client.email)
  if (additional_emails.length > MOST_ADDRESSES) throw new Refusal('token_invalid')
  return { ...client, additional_emails }
}
