import { isDeepStrictEqual } from 'node:util'
import { type MergeField, MOST_ADDRESSES, type mergeClients } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { besideOwn } from '../clients/addresses.ts'
import { type Context, requireAdmin } from '../context.ts'
import { FieldProblem } from '../errors.ts'
import { requirePair } from './pair.ts'
import { type Client, saveClient } from './record.ts'
import { moveAll } from './references.ts'
import { rowOf } from './rows.ts'
import { clientMerges } from './table.ts'

/** The columns that stand behind each field of the choice; whether a contact is confirmed goes with it. */
const columns: Record<MergeField, readonly (keyof Client)[]> = {
  name: ['name', 'last_name'],
  email: ['email', 'email_confirmed'],
  phone_plain: ['phone', 'phone_country', 'phone_confirmed', 'viber', 'whatsapp'],
  lang: ['lang'],
  city_id: ['city_id'],
}

/**
 * Makes two clients one, in one transaction: the first takes the chosen fields and all that the second has, the second is deleted and leads to the first.
 * Throws problems of `client_id2` for the same client and for two who are linked to different tutors, `not_found`, `wrong_status` for one who is deleted
 * (spec: decisions CLI-4).
 */
export async function merge(context: Context, { client_id, client_id2, fields }: Input<typeof mergeClients>) {
  const { tx, now } = context
  const { phone_default_country_code, ...chosen } = fields
  if ((phone_default_country_code ?? chosen.phone_plain) !== chosen.phone_plain) {
    throw new FieldProblem({ 'fields.phone_default_country_code': 'invalid_value' })
  }
  const [client, client2] = await requirePair(tx, client_id, client_id2)
  const taken = Object.entries(chosen).flatMap(([field, side]) => (side === 2 ? columns[field as MergeField] : []))
  const chosenOfSecond: Partial<Client> = Object.fromEntries(taken.map((name) => [name, client2[name]]))
  const { email = client.email } = chosenOfSecond
  const after = changed(client, { ...chosenOfSecond, ...joined(client, client2, email) })
  const uncontacted = { email: null, phone: null, email_confirmed: false, phone_confirmed: false, doubted_contact: null }
  const gone = changed(client2, { ...uncontacted, deleted_at: now, merged_into: client_id })

  await saveClient(tx, client2, gone) // first, so that its contacts are free
  await saveClient(tx, client, after)
  const moved = await moveAll(tx, client_id2, client_id)
  const before = { client: pick(client, after), client2: pick(client2, gone) }
  const [row] = await tx
    .insert(clientMerges)
    .values({ client_id, client_id2, admin_id: requireAdmin(context).id, at: now, before, after, moved })
    .returning({ id: clientMerges.id })
  if (!row) throw new Error('no merge was written')
  context.audit(`client ${client_id}`, { client_id2, ...told(before.client, after) })
  return { merge_id: row.id, client: await rowOf(context, client_id) }
}

/** What is settled without a choice: what one of them refused, or was refused, stays so; what is known of either stays known. */
const joined = (client: Client, client2: Client, email: string | null): Partial<Client> => ({
  blacklisted: client.blacklisted || client2.blacklisted,
  blacklist_comment: both(client.blacklist_comment, client2.blacklist_comment),
  admin_comment: both(client.admin_comment, client2.admin_comment),
  email_subscriptions: {
    reminders: client.email_subscriptions.reminders && client2.email_subscriptions.reminders,
    news: client.email_subscriptions.news && client2.email_subscriptions.news,
    promo: client.email_subscriptions.promo && client2.email_subscriptions.promo,
  },
  additional_emails: byAddress(besideOwn([...client2.additional_emails, ...client.additional_emails], email)),
  ...termsOf(client, client2),
  created_at: new Date(Math.min(client.created_at.getTime(), client2.created_at.getTime())),
  last_login_at: later(client.last_login_at, client2.last_login_at),
  // it went to the address of before: who knows it has not read the mail of this one
  password_mailed: client.password_mailed && email === client.email,
  utm: client.utm ?? client2.utm,
  cpa: client.cpa ?? client2.cpa,
})

/** The later answer to the terms, whole: which ones, and whether they were accepted. */
function termsOf(client: Client, client2: Client) {
  const at = ({ terms_confirmed_at, terms_declined_at }: Client) => Number(later(terms_confirmed_at, terms_declined_at))
  const { terms_version, terms_confirmed_at, terms_declined_at } = at(client2) > at(client) ? client2 : client
  return { terms_version, terms_confirmed_at, terms_declined_at }
}

/** Of the same address the first client's choice; no more of them than one may have. */
const byAddress = (all: Client['additional_emails']) => [...new Map(all.map((one) => [one.email, one])).values()].slice(-MOST_ADDRESSES)
const both = (one: string, other: string) => (one === other ? one : [one, other].filter(Boolean).join('\n'))
const later = (one: Date | null, other: Date | null) => ((one?.getTime() ?? 0) >= (other?.getTime() ?? 0) ? one : other)

/** Only what differs from the row. */
const changed = (row: Client, values: Partial<Client>): Partial<Client> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(value, row[name as keyof Client])))

const pick = (row: Client, names: Partial<Client>): Partial<Client> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, row[name as keyof Client]]))

/** What the journal tells: the fields that were chosen; the rest follows by itself. */
const told = (before: Partial<Client>, { name, email, phone: phone_plain, lang, city_id }: Partial<Client>) =>
  Object.fromEntries(
    Object.entries({ name, email, phone_plain, lang, city_id })
      .filter(([, after]) => after !== undefined)
      .map(([field, after]) => [field, { before: before[field === 'phone_plain' ? 'phone' : (field as keyof Client)], after }]),
  )
