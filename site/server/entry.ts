import type { Auth } from '../../schemas/auth.ts'
import { findScreen } from '../cabinet/routes.ts'
import { type FormState, Outcome, type Page, roleAt, type Visit } from '../page.ts'
import { findPage, statusPages } from '../pages/index.ts'
import { pathTo } from '../routes.ts'
import { localPath } from '../site.ts'
import { textsIn } from './all-texts.ts'
import { assetsOf, type Build } from './assets.ts'
import type { PageRequest, Rendered, SiteServer } from './contract.ts'
import { draw, type Tools } from './draw.tsx'
import { keptParts } from './kept-parts.ts'
import { laterStyles } from './later-styles.ts'
import { speculationRules } from './speculation-rules.ts'

export type { Build } from './assets.ts'
export type { PageRequest, Rendered, SiteServer } from './contract.ts'
export type { Html } from './document.tsx'

const signIn = { tutor: pathTo('tutorLogin'), client: pathTo('clientLogin') } as const

/** The site over a build of its browser's part. */
export function openSite(build: Build): SiteServer {
  const tools: Tools = { assets: assetsOf(build), parts: keptParts(), later: laterStyles(build.checksum) }

  const show = async (page: Page, visit: Visit, status: number, request: PageRequest) =>
    draw({ page, visit, data: await page.load(visit), status, request }, tools)

  async function render(request: PageRequest): Promise<Rendered> {
    const { edition, language, fields } = request
    const found = request.gone ? null : await lookUp(request)
    const visit = visitOf(request, found)
    const move = ({ status, location = '/' }: Outcome) => moved(status, location.startsWith('/') ? localPath(edition, language, location) : location)
    const missing = (status: number) => show(status === 410 ? statusPages.gone : statusPages.notFound, visit, status === 410 ? 410 : 404, request)

    if (request.gone) return missing(410)
    if (!found) return missing(404)
    const { page } = found
    const role = roleAt(page, request.query)
    const toSignIn = (asked = request.asked, why?: { link: 'used' }) => {
      const query = new URLSearchParams({ ...(isReadable(asked) && { back: asked }), ...why })
      return moved(302, localPath(edition, language, signIn[role ?? 'client']) + (query.size > 0 ? `?${query}` : ''))
    }
    if (role && !mayOpen(role, page, (await visit.api.get('/auth/role/get')).auth)) {
      const auth_token = request.query.get('ak')
      if (auth_token === null) return toSignIn()
      const asked = withoutToken(request.asked)
      const { status } = await visit.api.post(fields ? '/auth/login_by_token' : '/auth/check_token', { auth_token })
      if (status === 'fail') return toSignIn(asked, { link: 'used' })
      if (fields) return moved(303, asked)
      // a token is taken by script or by a press, so that a mail scanner that follows the link doesn't use it up
      return show(statusPages.opening, visit, 200, request)
    }
    let form: FormState | undefined
    if (fields) {
      if (!page.submit) return missing(404)
      const result = await page.submit(visit, fields)
      if (result instanceof Outcome) return result.location ? move(result) : missing(result.status)
      form = result
    }
    const data = await page.load(visit)
    if (data instanceof Outcome) return data.status === 401 ? toSignIn() : data.location ? move(data) : missing(data.status)
    if (!page.role && isBehindEnd(data)) return missing(404)
    const status = form && Object.keys(form.errors).length > 0 ? 400 : 200
    return draw({ page, visit, data, status, form, request }, tools)
  }

  return {
    render,
    renderFailure: (request, id) => draw({ page: statusPages.failure, visit: visitOf(request, null), data: { id }, status: 500, request }, tools),
    renderTooMany: (request) => show(statusPages.tooMany, visitOf(request, null), 429, request),
    keeps(edition, path, host) {
      const page = findPage(edition, path, host)?.page
      return page?.cache ? (page.keeps ?? []) : null
    },
    compares: (edition, path, host) => findPage(edition, path, host)?.page.compares ?? [],
    laterStyle: tools.later.named,
    speculationRules,
  }
}

/** The address of a mailed link after its token was taken (spec: decisions AUTH-5). */
function withoutToken(asked: string): string {
  const [path = '', search = ''] = asked.split(/\?(.*)/s)
  const query = new URLSearchParams(search)
  query.delete('ak')
  return query.size > 0 ? `${path}?${query}` : path
}

/** Whether a list was asked for a page behind its last one, which its call answers empty (spec: decisions API-14). */
function isBehindEnd(data: unknown): boolean {
  const { page = 1, pages_count } = (data ?? {}) as { page?: number; pages_count?: number }
  return pages_count !== undefined && page > Math.max(1, pages_count)
}

const moved = (status: number, location: string): Rendered => ({ status, headers: { location }, html: null, cacheable: 0 })

interface Found {
  page: Page
  params: Record<string, string>
}

/** Cabinets are on the site alone. */
const lookUp = async ({ edition, path, host }: PageRequest): Promise<Found | null> =>
  findPage(edition, path, host) ?? (host === 'site' ? await findScreen(edition, path) : null)

/** Nothing that a page asks for is longer. */
const LONGEST_VALUE = 500
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no value holds
const isReadable = (value: string) => value.length <= LONGEST_VALUE && value.isWellFormed() && !/[\u0000-\u001f\ufffd]/.test(value)

/** What a page's `load` gets of a request: only the query it keeps, without what nobody can have meant, and nobody's session where all visitors share what it renders. */
function visitOf(request: PageRequest, found: Found | null): Visit {
  const { edition, language, host, path, origins, bot, provider = null, fields } = request
  const query = Object.fromEntries(
    (found?.page.keeps ?? []).flatMap((name) => {
      const value = request.query.get(name)
      return value !== null && isReadable(value) ? [[name, value]] : []
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

/** Whether a visitor may open a screen: as the one whose it is, or as a member of staff where they may look. */
const mayOpen = (role: 'tutor' | 'client', { forStaff }: Page, auth: Auth | undefined) =>
  auth?.[role] === true || (forStaff === true && auth?.admin === true)
