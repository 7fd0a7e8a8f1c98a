import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type getTutorResetCode, RESET_HOURS, type resetTutorPassword } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { FieldProblem, Refusal } from '../errors.ts'
import { countSending, forgetTries } from '../limits/attempts.ts'
import { siteLink } from '../outbox/links.ts'
import { SECRET_PLACE } from '../outbox/secrets.ts'
import { sendMail } from '../outbox/send.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { endSessions } from '../sessions/end.ts'
import { hashOf } from '../sessions/session.ts'
import { HOUR_MS } from '../spans.ts'
import { isHere } from '../tutors/gone.ts'
import { tutors } from '../tutors/table.ts'
import { inEvenTime } from './even.ts'
import { accountName } from './login.ts'
import { hashPassword } from './passwords.ts'
import { spendToken } from './spend.ts'
import { tokens } from './table.ts'

/** Mails a tutor a link to set a new password, and answers the same when there is no such tutor (spec: decisions AUTH-8). */
export const getCode = (context: Context, { email }: Input<typeof getTutorResetCode>) => inEvenTime(send(context, email))

async function send(context: Context, email: string) {
  const { tx } = context
  await countSending(context, email)
  const [tutor] = await tx.select().from(tutors).where(sql`lower(${tutors.email}) = ${email} and ${isHere}`)
  if (!tutor) return
  const token = await newResetToken(context, tutor.id)
  const url = siteLink(context, tutor.lang, `${sitePaths.recovery}?reset_code=${SECRET_PLACE}`)
  await sendMail(context, { template: 'tutor_reset_password', to: email, lang: tutor.lang, name: tutor.name, link: { url, secret: token } })
}

/** A token that lets its holder set a new password once, for so many hours (spec: decisions AUTH-8). */
export async function newResetToken({ tx, now }: Pick<Context, 'tx' | 'now'>, tutor_id: number): Promise<string> {
  const token = randomBytes(16).toString('hex')
  const expires_at = new Date(now.getTime() + RESET_HOURS * HOUR_MS)
  await tx.insert(tokens).values({ hash: hashOf(token), purpose: 'reset', tutor_id, created_at: now, expires_at })
  return token
}

/** Sets the password, ends every session of the tutor and all other links; whoever typed the address before it was confirmed comes in as their client no more. Throws `token_invalid` or a problem of the password (spec: decisions AUTH-8, AUTH-9). */
export async function reset(context: Context, { reset_code, password }: Input<typeof resetTutorPassword>) {
  const { tx } = context
  const spent = await spendToken(context, reset_code, 'reset')
  if (!spent?.tutor_id) throw new Refusal('token_invalid')
  const [tutor] = await tx
    .update(tutors)
    .set({
      password_hash: await hashPassword(password),
      client_id: sql`case when ${tutors.email_confirmed} then ${tutors.client_id} end`,
      version: sql`${tutors.version} + 1`,
    })
    .where(eq(tutors.id, spent.tutor_id))
    .returning()
  if (!tutor) throw new Refusal('token_invalid')
  if (password.toLowerCase() === tutor.email?.toLowerCase()) throw new FieldProblem({ password: 'password' })
  await endSessions(context, { tutor_id: tutor.id })
  await tx.delete(tokens).where(and(eq(tokens.tutor_id, tutor.id), isNull(tokens.used_at)))
  await forgetTries(context, accountName('tutor', tutor))
}
