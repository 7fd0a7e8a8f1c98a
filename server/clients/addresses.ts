import type { ClientMailList } from '../../schemas/index.ts'
import type { Subscription } from '../outbox/unsubscribe.ts'
import type { AdditionalEmail, clients, Subscriptions } from './table.ts'

type Client = Pick<typeof clients.$inferSelect, 'id' | 'email' | 'email_confirmed' | 'email_subscriptions' | 'additional_emails'>

/**
 * Where a client takes the mails of a list: at their own address and at others that they confirmed, or nowhere. What they are not reminded of by their own
 * doings goes to confirmed addresses alone (spec: decisions CLI-5).
 */
export function addressesOf({ id, email, email_confirmed, email_subscriptions, additional_emails }: Client, list: ClientMailList) {
  const isOwn = email !== null && email_subscriptions[list] && (email_confirmed || list === 'reminders')
  const others = additional_emails.filter(({ subscriptions }) => subscriptions[list])
  return [
    ...(isOwn ? [{ to: email, list: { role: 'client', id, list } satisfies Subscription }] : []),
    ...others.map(({ email: to }) => ({ to, list: { role: 'client', id, list, email: to } satisfies Subscription })),
  ]
}

export const takesAny = (subscriptions: Subscriptions) => Object.values(subscriptions).some(Boolean)

/** The addresses without the account's own: one that has become that takes what the account takes. */
export const besideOwn = (addresses: readonly AdditionalEmail[], own: string | null): AdditionalEmail[] =>
  addresses.filter(({ email }) => email.toLowerCase() !== own?.toLowerCase())

/** The addresses with this one as it is now; without it where it takes nothing. */
export function withAddress(before: readonly AdditionalEmail[], address: AdditionalEmail): AdditionalEmail[] {
  const others = before.filter(({ email }) => email !== address.email)
  return takesAny(address.subscriptions) ? [...others, address] : others
}
