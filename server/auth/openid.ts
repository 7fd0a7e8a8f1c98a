import { languageMark } from '../../editions/index.ts'
import { ERRAND_MINUTES } from '../../schemas/index.ts'
import { type Asking, after } from '../calls.ts'
import type { Acting, Circumstances, Context } from '../context.ts'
import { NotFound, Refusal } from '../errors.ts'
import { partOf } from '../hosts.ts'
import type { Answered, Errand, Person } from '../outside/openid.ts'
import { seal, unseal } from '../seal.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { MINUTE, MINUTE_MS } from '../spans.ts'

type Role = Acting['as']

/** Where the provider sends each side back to: their sign-in page. */
const doors: Readonly<Record<Role, string>> = { client: sitePaths.clientLogin, tutor: sitePaths.tutorLogin, admin: '/panel' }

/** What is remembered for a visitor until they come back. */
interface Wanted {
  back?: string | undefined
  affiliate_id?: number | undefined
}

/** Who came back, with what they wanted. */
export type Arrived = Person & Wanted

/** What a browser carries while it is at the provider. */
const COOKIE = 'openid'

/** Address at which the provider gives the browser back; it has to know it beforehand. */
const doorOf = ({ edition, settings, siteUrl }: Circumstances, role: Role) =>
  ((role === 'admin' && partOf(settings.panelUrl, edition)) || siteUrl) + doors[role]

function requireProvider({ outside, edition }: Circumstances, role: Role) {
  const provider = outside.openId(edition.code)
  if (provider) return provider
  throw role === 'admin' ? new NotFound() : new Refusal('provider_unavailable')
}

/**
 * Sends a browser to the edition's OpenID provider: what proves afterwards that it was this browser waits in a cookie, with where it wants to
 * go `back` to and who brought them. In an edition without a provider throws `not_found` to staff, `provider_unavailable` to others (spec: decisions AUTH-11).
 */
export async function sendToProvider(context: Context, role: Role, wanted: Wanted = {}): Promise<{ url: string }> {
  const { settings, edition, language, now } = context
  const provider = requireProvider(context, role)
  const { url, errand } = await reached(context, () => provider.begin(doorOf(context, role), languageMark(edition, language)))
  const until = now.getTime() + ERRAND_MINUTES * MINUTE_MS
  context.setCookie(
    COOKIE,
    seal(JSON.stringify({ ...wanted, ...errand, role, until }), settings.secret, `openid ${edition.code}`),
    ERRAND_MINUTES * MINUTE,
  )
  return { url }
}

/**
 * A sign-in of who came back from the provider, by an address that it has confirmed. Throws `token_invalid` when it is not the browser that was sent, or too
 * late, `email_unverified`, `not_found`, `provider_unavailable`.
 */
export const byPerson = <D>(role: Role, enter: (context: Context, person: Arrived) => Promise<D>) =>
  after(
    (at, answered: Answered) => personOf(at, role, answered),
    (context, _, person) => {
      context.setCookie(COOKIE, null)
      return enter(context, person)
    },
  )

async function personOf(at: Asking, role: Role, answered: Answered): Promise<Arrived> {
  const provider = requireProvider(at, role)
  const errand = errandOf(at, role)
  if (!errand || errand.state !== answered.state) throw new Refusal('token_invalid')
  const { email_verified, ...person } = await reached(at, () => provider.finish(doorOf(at, role), answered, errand))
  if (!person.email || !email_verified) throw new Refusal('email_unverified')
  return { ...person, back: errand.back, affiliate_id: errand.affiliate_id }
}

/** What the browser that was sent with this state wanted; nothing of another one's. */
export function wantedBy(context: Context, role: Role, state: string): Wanted {
  const errand = errandOf(context, role)
  return errand?.state === state ? { back: errand.back, affiliate_id: errand.affiliate_id } : {}
}

type Kept = Errand & Wanted

function errandOf({ cookies, settings, edition, now }: Circumstances, role: Role): Kept | null {
  const text = unseal(cookies[COOKIE] ?? '', settings.secret, `openid ${edition.code}`)
  const kept = text === null ? null : (JSON.parse(text) as Kept & { role: Role; until: number })
  return kept && kept.role === role && kept.until > now.getTime() ? kept : null
}

/** What fails on the way is the provider's fault or that of our settings: staff read in the log which. */
async function reached<T>({ log }: Circumstances, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) throw error
    log.error({ err: error }, 'the OpenID provider failed')
    throw new Refusal('provider_unavailable')
  }
}
