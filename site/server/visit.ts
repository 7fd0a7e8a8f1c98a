import { findScreen } from '../cabinet/routes.ts'
import type { Page, Visit } from '../page.ts'
import { findPage } from '../pages/index.ts'
import { textsIn } from './all-texts.ts'
import type { PageRequest } from './contract.ts'

interface Found {
  page: Page
  params: Record<string, string>
}

/** The page at an address; cabinets are on the site alone. */
export const lookUp = async ({ edition, path, host }: PageRequest): Promise<Found | null> =>
  findPage(edition, path, host) ?? (host === 'site' ? await findScreen(edition, path) : null)

/** Nothing that a page asks for is longer. */
const LONGEST_VALUE = 500
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no value holds
export const isReadable = (value: string) => value.length <= LONGEST_VALUE && value.isWellFormed() && !/[\u0000-\u001f\ufffd]/.test(value)

/** What a page's `load` gets of a request: only the query it keeps, empty where nobody can have meant it, and nobody's session where all visitors share what it renders. */
export function visitOf(request: PageRequest, found: Found | null): Visit {
  const { edition, language, host, path, origins, bot, provider = null, fields } = request
  const query = Object.fromEntries(
    (found?.page.keeps ?? []).flatMap((name) => {
      const value = request.query.get(name)
      return value === null ? [] : [[name, isReadable(value) ? value : '']]
    }),
  )
  const api = request.api(found?.page.cache && !fields ? 'nobody' : 'visitor')
  return {
    api,
    edition,
    language,
    origin: origins[host],
    host,
    path,
    params: found?.params ?? {},
    query,
    texts: textsIn(request.speech.texts),
    bot,
    provider,
  }
}
