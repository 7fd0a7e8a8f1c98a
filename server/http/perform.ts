import * as z from 'zod/mini'
import { type Auth, type Call, type ErrorCode, type FieldErrors, problems, readable } from '../../schemas/index.ts'
import { type Special, specialOf } from '../answers.ts'
import { writeAudit } from '../audit/write.ts'
import { changes, isPersonal, type Route } from '../calls.ts'
import { actorFor, type Circumstances, type Context, isActedFor, type Session } from '../context.ts'
import type { Database, Reader, Tx } from '../database/open.ts'
import { FieldProblem, Forbidden, Refusal, refuseProblems, TooManyRequests, Unauthorized } from '../errors.ts'
import { countRefused, requirePerson } from '../limits/captcha.ts'
import { isRefusedTry } from '../limits/of-what-is-sent.ts'
import { doOnce } from '../once/once.ts'
import { authOf } from '../sessions/auth.ts'
import { touchSession } from '../sessions/touch.ts'
import { inOwnLanguage } from './own-language.ts'
import { refusalOf } from './refusal-of.ts'

/** A request, and the database of its edition. */
export interface Asked extends Circumstances {
  database: Database
  /** What the request reads with while it changes nothing. */
  reader: Reader
  /** A page of this process draws the answer, whose shape the compiler has proved; to prove it again would take a tenth of the page's time. */
  isOwnPage?: boolean
}

export interface Envelope {
  status: 'success' | 'fail'
  data: unknown
  error: ErrorCode | FieldErrors | null
  auth?: Auth
}
/** A cookie besides the session's: name, value or null to take it away, and for how many seconds. */
export type Cookie = Parameters<Context['setCookie']>
export interface Performed {
  code: number
  envelope: Envelope
  special?: Special
  session?: string | null
  cookies?: Cookie[]
  retryAfter?: number
}

/** Throws `unauthorized` or `forbidden` unless the session holds one of the call's roles, and may use it for whom it acts for. */
export function requirePermission(call: Call, session: Session | null) {
  const actor = actorFor(call.allow, session)
  if (actor === undefined) throw session ? new Forbidden() : new Unauthorized()
  if (session?.acting && isPersonal(call) && isActedFor(session.acting, actor)) throw new Forbidden()
  return actor
}

/**
 * One call from permission to answer; the way of every request, over HTTP or from a page of our own.
 * Expected refusals become the answer; what is unexpected is thrown. `accept` hears that all fields are right before anything is done.
 */
export async function perform(
  { call, verb, problems: problemsBetween, lookUp, guarded }: Route,
  { database, reader, isOwnPage = false, ...circumstances }: Asked,
  gather: () => Promise<object>,
  accept?: () => Promise<void>,
): Promise<Performed> {
  let cookie: string | null | undefined
  let sent: ReadonlySet<string> = new Set()
  let isTried = false
  const trying = () => ({ ...circumstances, aside: database.aside })
  try {
    const actor = requirePermission(call, circumstances.session)
    const given = inOwnLanguage(call, await gather(), circumstances.edition)
    const parsed = z.safeParse(call.input, given)
    const legible = parsed.success ? parsed.data : readable(call, given)
    const at = { ...circumstances, db: reader }
    const found: FieldErrors = {
      ...(await lookUp?.(at, legible)),
      ...problemsBetween?.(legible, circumstances.edition, circumstances.now),
      ...(!parsed.success && problems(parsed.error, call.payload)),
    }
    // a captcha's token is spent on what is wrong only where a person is told more of it
    if (!guarded) refuseProblems(found)
    sent = fieldNames(call, legible)
    if (call.captcha) await requirePerson(trying(), call.captcha, captchaTokenOf(call, legible)).catch(namedWith(found))
    isTried = true
    if (guarded) refuseProblems({ ...(await guarded(at, legible)), ...found })
    if (!parsed.success) throw new FieldProblem(found)
    await accept?.()
    const input = parsed.data as Record<string, unknown>
    const asked = verb.ask && (await verb.ask(at, input))

    const run = async (tx: Tx | null): Promise<Performed> => {
      const said: { target?: string; changes?: Record<string, unknown>; name?: string } = {}
      const cookies: Cookie[] = []
      cookie = undefined
      const contextOf = (tx: Tx | null): Context => ({
        ...circumstances,
        actor,
        db: tx ?? reader,
        cache: tx ? database.cache.viewFor({ isInTransaction: true }) : circumstances.cache,
        tx: tx ?? noTransaction,
        transact: (work) => {
          if (tx) throw new Error(`${call.path} has a transaction already`)
          return database.transaction((own) => work(contextOf(own)))
        },
        aside: (write) => database.aside(write),
        audit: (target, what, name) => Object.assign(said, { ...(target && { target }), ...(what && { changes: what }), ...(name && { name }) }),
        setSession: (token) => {
          cookie = token
        },
        setCookie: (...one) => cookies.push(one),
      })
      const context = contextOf(tx)
      if (context.session?.stale) await touchSession(context, context.session)
      const work = async () => {
        const told = await verb(context, input, asked)
        if (tx) await writeAudit(context, circumstances.session, call, input, said)
        return told
      }
      const { key, now } = circumstances
      const data = call.once && tx && key !== undefined ? await doOnce(tx, { call, input, actor, key, now }, work) : await work()
      const special = specialOf(call, data)
      if (special) return { code: 200, envelope: success(null), special }
      const auth = call.auth && (await authOf(context))
      const proved = data === undefined ? null : isOwnPage ? data : z.parse(call.answer, data)
      return { code: 200, envelope: { ...success(proved), ...(auth && { auth }) }, ...(cookies.length > 0 && { cookies }) }
    }

    const performed = changes(call) ? await database.transaction(run) : await run(null)
    return { ...performed, ...(cookie !== undefined && { session: cookie }) }
  } catch (error) {
    const refusal = error instanceof Refusal ? error : refusalOf(error, sent)
    if (!refusal) throw error
    if (call.captcha && (isTried || isRefusedTry(call, error))) await countRefused(trying(), call.captcha)
    const envelope: Envelope = { status: 'fail', data: refusal.data, error: refusal.error }
    return { code: refusal.code, envelope, ...(refusal instanceof TooManyRequests && { retryAfter: refusal.retryAfter }) }
  }
}

/** Stands where a transaction would: a verb that reaches for it changes something and is not declared so. A getter would make each context an object of its own shape. */
const noTransaction = new Proxy({} as Tx, {
  get() {
    throw new Error('a call that is declared as changing nothing has no transaction')
  },
})

/** Of a refused captcha: what is wrong with it stands among the fields that are wrong too. */
const namedWith = (found: FieldErrors) => (error: unknown) => {
  if (!(error instanceof Refusal) || typeof error.error !== 'string' || Object.keys(found).length === 0) throw error
  throw new FieldProblem({ ...found, recaptcha_token: error.error })
}

/** Names of an input's fields and of those of its payload. */
const fieldNames = ({ payload }: Call, input: Record<string, unknown>) =>
  new Set([...Object.keys(input), ...(payload ? Object.keys((input[payload] ?? {}) as object) : [])])

const captchaTokenOf = ({ payload = '' }: Call, input: Record<string, unknown>) =>
  (input.recaptcha_token ?? (input[payload] as { recaptcha_token?: unknown } | undefined)?.recaptcha_token) as string | undefined

const success = (data: unknown): Envelope => ({ status: 'success', data, error: null })
