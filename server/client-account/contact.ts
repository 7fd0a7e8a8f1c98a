import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { confirmClientContact, setClientContact } from '../../schemas/index.ts'
import { OWN_COUNTRY } from '../../theme/phones.ts'
import { codeTimes, newCode, requireCode, spendCode } from '../auth/codes.ts'
import { codes, tokens } from '../auth/table.ts'
import type { Input, Problems } from '../calls.ts'
import { besideOwn } from '../clients/addresses.ts'
import { phoneColumns, phoneProblems } from '../clients/contacts.ts'
import { releaseClaims, releaseContacts } from '../clients/find-or-create.ts'
import { clients } from '../clients/table.ts'
import { type Context, requireClient } from '../context.ts'
import { FieldProblem, Refusal } from '../errors.ts'
import { countSending, countWithin } from '../limits/attempts.ts'
import { siteLink } from '../outbox/links.ts'
import { tellOldAddress } from '../outbox/old-address.ts'
import { sendMail, sendSms } from '../outbox/send.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { type Client, lockOwn, presentAccount, saveOwn } from './account.ts'

export const contactProblems: Problems<typeof setClientContact> = ({ phone_plain, phone_default_country_code }, edition) =>
  phone_plain === undefined || phone_default_country_code === undefined ? {} : phoneProblems({ phone_plain, phone_default_country_code }, edition)

/**
 * Sends a code to the phone or address that is to be the client's; until it is confirmed the one before stays. Whether somebody else has it is told to its owner
 * alone, who has the code. Throws `already_confirmed`, `too_many_requests` (spec: decisions CLI-6, API-11).
 */
export async function setContact(context: Context, { phone_plain, phone_default_country_code, email }: Input<typeof setClientContact>) {
  const { tx, edition, settings } = context
  const { phone, phone_country } =
    phone_plain === undefined ? { phone: null, phone_country: OWN_COUNTRY } : phoneColumns({ phone_plain, phone_default_country_code }, edition)
  const contact = phone ?? email
  if (contact === undefined) throw new FieldProblem({ phone_plain: 'required' })
  const client = await lockOwn(context)
  if (isProved(client, contact)) throw new Refusal('already_confirmed')
  await countSending(context, contact)
  // of many contacts few may be written to in somebody's name
  await countWithin(context, 'contact_code', `client ${client.id}`, [settings.rates.mailDay])
  await tx.delete(codes).where(and(eq(codes.client_id, client.id), isNotNull(codes.contact)))
  const { code } = await newCode(context, { client_id: client.id, contact, phone_country })
  const message = { template: 'client_contact_code' as const, to: contact, lang: client.lang, secret: code }
  const link = { url: siteLink(context, client.lang, sitePaths.clientSettings) }
  await (phone ? sendSms(context, message) : sendMail(context, { ...message, name: client.name, link }))
  return { channel: phone ? ('sms' as const) : ('email' as const), ...codeTimes(context) }
}

const isProved = ({ phone, phone_confirmed, email, email_confirmed }: Client, contact: string) =>
  contact.includes('@') ? email?.toLowerCase() === contact && email_confirmed : phone === contact && phone_confirmed

/**
 * Takes on the contact that the code went to, and tells the address of before; links that are on their way to the one before work no more. Throws `already_confirmed`, `code_expired`, `code_attempts` after five
 * tries, `code_wrong`, and `email_taken` or `phone_taken` where it is another client's.
 */
export async function confirmContact(context: Context, { code }: Input<typeof confirmClientContact>) {
  const { tx } = context
  const isMine = and(eq(codes.client_id, requireClient(context)), isNotNull(codes.contact))
  const [sent] = await tx.select().from(codes).where(isMine).orderBy(desc(codes.created_at)).limit(1)
  // who sends the code once more, its answer lost, is told that all is well
  const [own] = sent?.used_at
    ? await tx
        .select()
        .from(clients)
        .where(eq(clients.id, requireClient(context)))
    : []
  if (own && isProved(own, sent?.contact ?? '')) throw new Refusal('already_confirmed')
  // tries are counted before the row is locked: they wait for nobody
  const found = sent && (await requireCode(context, sent.id, code))
  const client = await lockOwn(context)
  if (!found?.contact) throw new Refusal('code_expired')
  await spendCode(context, found.id)
  const isEmail = found.contact.includes('@')
  const contact = isEmail
    ? { email: found.contact, email_confirmed: true, additional_emails: besideOwn(client.additional_emails, found.contact) }
    : { phone: found.contact, phone_country: found.phone_country ?? 1, phone_confirmed: true }
  const [phone, email] = isEmail ? ['', found.contact] : [found.contact, null]
  await releaseContacts(tx, phone, email)
  await releaseClaims(tx, phone, email)
  const saved = await saveOwn(context, client, contact)
  await tx.delete(tokens).where(and(eq(tokens.client_id, client.id), isNull(tokens.used_at)))
  // an unconfirmed one may be a stranger's, mistyped in a request
  if (isEmail && client.email_confirmed && client.email?.toLowerCase() !== found.contact) await tellOldAddress(context, client)
  return { client: presentAccount(saved) }
}
