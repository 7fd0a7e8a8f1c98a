import { eq, isNotNull, type SQL } from 'drizzle-orm'
import type { loginByToken } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { hashOf, newToken } from '../sessions/session.ts'
import { signIn } from '../sessions/sign-in.ts'
import { DAY_MS } from '../spans.ts'
import { GONE } from '../tutors/gone.ts'
import { tutors } from '../tutors/table.ts'
import { actByToken } from './acting.ts'
import { spendToken } from './spend.ts'
import { tokens } from './table.ts'

const LOGIN_DAYS = 7

/** A token for a mailed link that signs the client in once within 7 days (spec: decisions AUTH-5). */
export async function newLoginToken({ tx, now }: Pick<Context, 'tx' | 'now'>, client_id: number): Promise<string> {
  const token = newToken()
  const expires_at = new Date(now.getTime() + LOGIN_DAYS * DAY_MS)
  await tx.insert(tokens).values({ hash: hashOf(token), purpose: 'login', client_id, created_at: now, expires_at })
  return token
}

/** Signs in whom the mailed link was sent to, who stays on the page, or staff as somebody else. Throws `token_invalid` (spec: decisions AUTH-5, AUTH-19). */
export const byToken = async (context: Context, { auth_token }: Input<typeof loginByToken>) =>
  (await actByToken(context, auth_token)) ?? enter(context, auth_token)

/** The same for clients alone: a tutor's token is refused and stays unspent. */
export const clientByToken = (context: Context, { auth_token }: Input<typeof loginByToken>) => enter(context, auth_token, isNotNull(tokens.client_id))

async function enter(context: Context, auth_token: string, also?: SQL) {
  const { tx, now } = context
  const spent = await spendToken(context, auth_token, 'login', also)
  if (!spent) throw new Refusal('token_invalid')
  if (spent.client_id !== null) {
    const [client] = await tx.update(clients).set({ last_login_at: now }).where(eq(clients.id, spent.client_id)).returning()
    if (!client || client.deleted_at) throw new Refusal('token_invalid')
    await signIn(context, { client_id: client.id })
  } else if (spent.tutor_id !== null) {
    const [tutor] = await tx.update(tutors).set({ last_login_at: now }).where(eq(tutors.id, spent.tutor_id)).returning()
    if (!tutor || GONE.includes(tutor.status)) throw new Refusal('token_invalid')
    await signIn(context, { tutor_id: tutor.id })
  }
  return { redirect: null }
}
