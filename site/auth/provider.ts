import { languageMark, localPath } from '../../editions/local-path.ts'
import type { ErrorCode, FieldErrors } from '../../schemas/errors.ts'
import type { Problems } from '../forms/error-words.ts'
import { type Outcome, redirect, type Visit } from '../page.ts'
import { atForm } from './problems.ts'

/** Query names by which a page sends to the provider, and with which the provider sends back. */
export const providerQuery = ['with', 'code', 'state', 'iss', 'error'] as const

/** What a visitor is to find again who comes back: the page they wanted, and who brought them. */
interface Wanted {
  back?: string | undefined
  affiliate_id?: number
}

/**
 * What a sign-in page does for its OpenID provider: sends the visitor there, or signs in who comes back. Null where the page is itself; problems where it
 * went wrong (spec: decisions AUTH-11).
 */
export async function byProvider(visit: Visit, side: 'client' | 'tutor', wanted: Wanted): Promise<Outcome | Problems | null> {
  const { api, query } = visit
  const { code, state, iss, error } = query
  if (query.with === 'provider') {
    const answer = await api.get(`/${side}/oauth/redirect`, wanted)
    return answer.status === 'success' ? redirect(answer.data.url, 303) : worded(answer.error)
  }
  const theirs = doorInTheirLanguage(visit)
  if (theirs) return theirs
  const on = state && error && (await withWanted(visit, side, state))
  if (on) return on
  if (state && error && error !== 'access_denied') return worded('provider_unavailable')
  if (!code || !state) return null
  const answer = await api.post(`/${side}/oauth/login`, { code, state, ...(iss && { iss }) })
  return answer.status === 'success' ? redirect(answer.data.redirect, 303) : worded(answer.error)
}

/** A bank that can't be reached and a link that is old have the same codes and other words. */
const words: Partial<Record<ErrorCode, string>> = { provider_unavailable: 'provider_away', token_invalid: 'provider_late' }

function worded(error: ErrorCode | FieldErrors): Problems {
  const own = typeof error === 'string' && words[error]
  return own ? { form: own } : atForm(error)
}

/** Who did not sign in there goes on from the address that they left with. */
async function withWanted({ api, edition, language, path, query }: Visit, side: 'client' | 'tutor', state: string): Promise<Outcome | null> {
  if (query.back || query.affiliate_id) return null
  const answer = await api.get(`/${side}/oauth/wanted`, { state })
  const { back, affiliate_id } = answer.status === 'success' ? answer.data : {}
  if (!back && !affiliate_id) return null
  const wanted = { ...query, ...(back && { back }), ...(affiliate_id && { affiliate_id: String(affiliate_id) }) }
  return redirect(`${localPath(edition, language, path)}?${new URLSearchParams(wanted)}`, 303)
}

/** The provider knows the door of the default language alone: who left in another goes on from there in that one. */
function doorInTheirLanguage({ edition, language, path, query }: Visit): Outcome | null {
  const [here, ...others] = edition.locales
  const left = language === here && others.find((other) => query.state?.startsWith(languageMark(edition, other)))
  return left ? redirect(`${localPath(edition, left, path)}?${new URLSearchParams(query)}`, 303) : null
}
