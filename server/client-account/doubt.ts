import type { answerDoubt } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { besideOwn } from '../clients/addresses.ts'
import { clientOf } from '../clients/contacts.ts'
import { doubtOf } from '../clients/doubt.ts'
import { releaseContacts } from '../clients/find-or-create.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { type Client, lockOwn, saveOwn } from './account.ts'

/**
 * Takes the contact back that was laid aside when the owner proved the other one, or drops it; an answer to no question changes nothing. Throws `email_taken`,
 * `phone_taken` for what is another client's by now (spec: decisions CLI-6).
 */
export async function settleDoubt(context: Context, { is_mine }: Input<typeof answerDoubt>) {
  const client = await lockOwn(context)
  const contact = doubtOf(client)
  await saveOwn(context, client, { ...(is_mine && contact && (await taken(context, client, contact))), doubted_contact: null })
}

async function taken({ tx, edition }: Context, { additional_emails }: Client, contact: string) {
  const isEmail = contact.includes('@')
  const [phone, email] = isEmail ? ['', contact] : [contact, null]
  await releaseContacts(tx, phone, email)
  if (await clientOf(tx, contact, edition)) throw new Refusal(isEmail ? 'email_taken' : 'phone_taken')
  return isEmail ? { email: contact, additional_emails: besideOwn(additional_emails, contact) } : { phone: contact }
}
