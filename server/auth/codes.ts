import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { CODE_DIGITS, CODE_MINUTES, type getClientCode, type loginClientByCode, MOST_INT } from '../../schemas/index.ts'
import { ownPath } from '../../theme/own-path.ts'
import type { Input } from '../calls.ts'
import { clientOf, phonesOf, requirePhone } from '../clients/contacts.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import { FieldProblem, Refusal } from '../errors.ts'
import { countSending } from '../limits/attempts.ts'
import { sendMail, sendSms } from '../outbox/send.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { signIn } from '../sessions/sign-in.ts'
import { MINUTE, MINUTE_MS } from '../spans.ts'
import { inEvenTime } from './even.ts'
import { proveContact } from './prove.ts'
import { codes } from './table.ts'

const RESEND_SECONDS = MINUTE

/** Six digits alone could be guessed from their plain hash; the product's secret is not in the database. */
const hashOfCode = ({ secret }: Context['settings'], id: number, code: string) => createHmac('sha256', secret).update(`${id} ${code}`).digest('hex')

type Whose =
  | { client_id: number | null; phone?: string | null; email?: string | null }
  | { client_id: number; contact: string; phone_country: number }
  | { tutor_id: number; phone: string }
  | { tutor_id: number; email: string }

/** A new code of six digits, and the number that it is asked by; it says where it went, or the new contact that a client brings. */
export async function newCode({ tx, now, settings }: Context, whose: Whose) {
  const id = randomInt(1, MOST_INT)
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const expires_at = new Date(now.getTime() + CODE_MINUTES * MINUTE_MS)
  await tx.insert(codes).values({ id, ...whose, hash: hashOfCode(settings, id, code), created_at: now, expires_at })
  return { id, code }
}

/** When a message like it may be sent again, s. */
export const resendAfter = ({ settings }: Context) => settings.rates.mailGap?.seconds ?? RESEND_SECONDS
/** When a code may be sent again, and how long it works, s. */
export const codeTimes = (context: Context) => ({ resend_after: resendAfter(context), expires_in: CODE_MINUTES * MINUTE })

/**
 * Sends a client a code of six digits by SMS or mail. The `client_id` it answers is a number drawn for this code, known or unknown contact alike: only
 * `login_by_code` knows what it means. Throws `too_many_requests`, or the problem of the field (spec: decisions AUTH-1).
 */
export const getCode = (context: Context, input: Input<typeof getClientCode>) => inEvenTime(send(context, input))

async function send(context: Context, { phone_plain, phone_default_country_code, email }: Input<typeof getClientCode>) {
  const { tx, edition } = context
  if (!phone_plain && !email) throw new FieldProblem({ phone_plain: 'required' })
  const phone = phone_plain ? requirePhone({ phone_plain, phone_default_country_code }, edition) : null
  const to = phone ?? email ?? ''
  await countSending(context, to)
  const known = await clientOf(tx, to, edition)
  // who deleted the account hears of it with the right password alone
  const client = known?.deleted_at ? undefined : known
  const { id, code } = await newCode(context, client ? { client_id: client.id, phone, email: phone ? null : to } : { client_id: null })
  if (client) {
    const message = { template: 'client_auth_code' as const, to, lang: client.lang, secret: code }
    await (phone ? sendSms(context, message) : sendMail(context, { ...message, name: client.name }))
  }
  return {
    client_id: id,
    channel: phone ? ('sms' as const) : ('email' as const),
    ...codeTimes(context),
  }
}

/**
 * Throws `code_expired`, also where the code went to a contact that is the client's no more, `code_attempts` after five tries, `code_wrong`, and
 * `account_blocked` for a deleted account (spec: decisions AUTH-2).
 */
export async function loginByCode(context: Context, { client_id: id, auth_code, back }: Input<typeof loginClientByCode>) {
  const { tx, now, edition } = context
  const { client_id, contact, phone, email } = await requireCode(context, id, auth_code)
  if (client_id === null || contact !== null) throw new Refusal('code_wrong')
  await spendCode(context, id)
  const [client] = await tx.update(clients).set({ last_login_at: now }).where(eq(clients.id, client_id)).returning()
  if (!client || client.deleted_at) throw new Refusal('account_blocked')
  const isTheirs = phone === null ? email === client.email?.toLowerCase() : client.phone !== null && phonesOf(phone, edition).includes(client.phone)
  if (!isTheirs) throw new Refusal('code_expired')
  await proveContact(context, client, phone === null ? 'email' : 'phone')
  await signIn(context, { client_id })
  return { redirect: ownPath(back) ?? sitePaths.clientOrders }
}

/** Uses a code up. Throws `code_expired` where somebody was quicker. */
export async function spendCode({ tx, now }: Context, id: number) {
  const [used] = await tx
    .update(codes)
    .set({ used_at: now })
    .where(and(eq(codes.id, id), isNull(codes.used_at)))
    .returning({ id: codes.id })
  if (!used) throw new Refusal('code_expired')
}

/** Whose code this is; every try is counted before it is looked at. Throws `code_expired`, `code_attempts`, `code_wrong`. */
export async function requireCode({ aside, db, settings, now }: Context, id: number, typed: string) {
  const code = typed.replaceAll(/\D/g, '')
  const [tried] = await aside((tx) =>
    tx
      .update(codes)
      .set({ tries: sql`least(${codes.tries} + 1, 1000)` })
      .where(and(eq(codes.id, id), isNull(codes.used_at), gt(codes.expires_at, now)))
      .returning(),
  )
  if (!tried) {
    const [known] = await db.select({ id: codes.id }).from(codes).where(eq(codes.id, id))
    throw new Refusal(known ? 'code_expired' : 'code_wrong')
  }
  if (tried.tries > settings.codeTries) throw new Refusal('code_attempts')
  const isRight = timingSafeEqual(Buffer.from(hashOfCode(settings, id, code)), Buffer.from(tried.hash))
  if (!isRight) throw new Refusal('code_wrong')
  return tried
}
