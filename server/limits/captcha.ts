import { createHmac } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import { and, eq, gt } from 'drizzle-orm'
import type { CaptchaAction } from '../../schemas/index.ts'
import type { Circumstances, Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { HOUR } from '../spans.ts'
import { attempts } from './table.ts'

/** Refused tries after which an address has to show that a person sits there, and how long they count, s (spec: decisions API-12). */
const FREE = 3
const SECONDS = HOUR

type Trying = Pick<Circumstances, 'ip' | 'now' | 'outside' | 'session' | 'settings'> & Pick<Context, 'aside'>

const kindOf = (action: CaptchaAction) => `captcha ${action}`
/** Whose address it is nobody can read out of the table; a household of IPv6 counts as one. */
const subjectOf = ({ ip, settings }: Trying) => createHmac('sha256', settings.secret).update(normalizeIP(ip)).digest('base64url')
/** Their limits are counted by session. */
const isKnown = ({ session }: Trying) => session !== null && (session.client_id !== null || session.tutor_id !== null || session.admin !== null)

/** Whether a try has to bring a captcha's token. */
export async function needsCaptcha(trying: Trying, action: CaptchaAction): Promise<boolean> {
  const { aside, now, outside } = trying
  if (!outside.captcha || isKnown(trying)) return false
  const since = new Date(now.getTime() - SECONDS * 1000)
  const refused = await aside((tx) =>
    tx
      .select({ id: attempts.id })
      .from(attempts)
      .where(and(eq(attempts.kind, kindOf(action)), eq(attempts.subject, subjectOf(trying)), gt(attempts.at, since)))
      .limit(FREE),
  )
  return refused.length >= FREE
}

/** Throws `recaptcha_failed` for a try that has to show that a person makes it, and does not. */
export async function requirePerson(trying: Trying, action: CaptchaAction, token: string | undefined) {
  const { ip, outside } = trying
  if (!(await needsCaptcha(trying, action))) return
  if (!token || !(await outside.captcha?.verify(token, ip))) throw new Refusal('recaptcha_failed')
}

/** Counts a try that was refused. */
export async function countRefused(trying: Trying, action: CaptchaAction) {
  const { aside, now, outside } = trying
  if (!outside.captcha || isKnown(trying)) return
  await aside((tx) => tx.insert(attempts).values({ kind: kindOf(action), subject: subjectOf(trying), at: now }))
}
