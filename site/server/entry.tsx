import { options } from 'preact'
import type { Api } from '../../data-providers/api.ts'
import { type Edition, type Language, languageTag, wordingOf } from '../../editions/index.ts'
import type { Auth } from '../../schemas/auth.ts'
import { measuredRoutes } from '../../schemas/web-vital-terms.ts'
import { CountedVisit, Guests as LetIn, WebVitals } from '../behaviours/index.ts'
import { CabinetRoot } from '../cabinet/Root.tsx'
import { findScreen } from '../cabinet/routes.ts'
import { textsOf as textsOfScreen } from '../cabinet/texts-of.ts'
import { type Islands, IslandsContext, textsFile } from '../island.tsx'
import { letsGuestsIn } from '../layout/frame.ts'
import type { Guests } from '../layout/guests.ts'
import { Layout } from '../layout/Layout.tsx'
import { languageLinks } from '../layout/language-links.ts'
import { loadLayout } from '../layout/load.ts'
import { type FormState, type Head, Outcome, type Page, roleAt, type Visit } from '../page.ts'
import { findPage, statusPages } from '../pages/index.ts'
import { findAddress, type Host, pathTo } from '../routes.ts'
import { type Known, localPath, type Site } from '../site.ts'
import type { Subject, Texts } from '../texts.ts'
import { textsIn } from './all-texts.ts'
import { type Assets, assetsOf, type Build } from './assets.ts'
import { documentOf, type Html } from './document.tsx'
import { given } from './given.ts'
import { keptParts, type Parts } from './kept-parts.ts'
import { type LaterStyle, type LaterStyles, laterStyles } from './later-styles.ts'
import { styleOf } from './sheets.ts'
import { speculationRules } from './speculation-rules.ts'

// compat translates React's names for what browsers do with them; who only writes HTML knows them already
if (import.meta.env.PROD) delete options.vnode

export type { Build } from './assets.ts'
export type { Html } from './document.tsx'

export interface Speech {
  texts: Texts
  addresses: ReadonlyMap<string, string>
}

/** A request for a page, with all that a page may depend on. */
export interface PageRequest {
  edition: Edition
  language: Language
  host: Host
  /** Its texts as the edition says them, and where a browser finds the subjects of which a word is not the product's (spec: decisions SEO-4). */
  speech: Speech
  /** Address without the locale's prefix. */
  path: string
  /** As asked, query included, for sign-in to lead back to. */
  asked: string
  query: URLSearchParams
  /** Scheme and host of each, without a slash at the end. */
  origins: Readonly<Record<Host, string>>
  /** The API as the visitor, or as nobody: pages that are kept for everybody are rendered for nobody. */
  api: (as: 'visitor' | 'nobody') => Api
  bot: boolean
  /** The experiments that change the page and run, each with the number of its run: `best_tutors.3`. */
  compared: readonly string[]
  /** The share of browsers that measure the page (spec: decisions OPS-6). */
  vitalsRate: number
  /** Scripts of others, let in with the visitor's consent (spec: decisions OPS-7). */
  guests?: Guests | undefined
  /** Name of the partner network of advertising (spec: decisions OPS-1). */
  cpaNetwork?: string
  /** A captcha is configured. */
  captcha?: boolean
  /** No partner school takes orders, as in production without the settings of one. */
  schoolClosed?: boolean
  /** The locale's prefix is one that answers 410 (spec: decisions WEB-3). */
  gone: boolean
  /** Fields of a posted form. */
  fields?: Readonly<Record<string, string>>
  /** Name of the edition's OpenID provider, where it has one. */
  provider?: string | undefined
}

export interface Rendered {
  status: number
  headers: Record<string, string>
  /** Null for what has no body. */
  html: Html | null
  /** How many seconds it may be kept for everybody; 0: private. */
  cacheable: number
  /** Scripts of others that it lets in. */
  guests?: Guests | undefined
}

export interface SiteServer {
  /** Renders any address; unknown ones answer 404, a failing call throws. */
  render: (request: PageRequest) => Promise<Rendered>
  /** The page about a failure of ours. */
  renderFailure: (request: PageRequest) => Promise<Rendered>
  /** The page for who asks for too many. */
  renderTooMany: (request: PageRequest) => Promise<Rendered>
  /** Query names that the page at a path depends on; null for one that is not the same for everybody. */
  keeps: (edition: Edition, path: string, host: Host) => readonly string[] | null
  /** Experiments that the page at a path depends on. */
  compares: (edition: Edition, path: string, host: Host) => readonly string[]
  /** The styles of what opens later, by the address that a page names; null for one that no page names. */
  laterStyle: (names: string) => LaterStyle | null
  /** Which links a browser may open ahead of the click. */
  speculationRules: Readonly<Record<Host, object>>
}

const signIn = { tutor: pathTo('tutorLogin'), client: pathTo('clientLogin') } as const

/** The site over a build of its browser's part. */
export function openSite(build: Build): SiteServer {
  const assets = assetsOf(build)
  const parts = keptParts()
  const later = laterStyles(build.checksum)

  const show = async (page: Page, visit: Visit, status: number, request: PageRequest) => {
    const data = await page.load(visit)
    return draw({ page, visit, data, status, assets, parts, later, form: undefined, request })
  }

  async function render(request: PageRequest): Promise<Rendered> {
    const { edition, language, fields } = request
    const found = request.gone ? null : await lookUp(request)
    const visit = visitOf(request, found)
    const move = ({ status, location = '/' }: Outcome) => moved(status, location.startsWith('/') ? localPath(edition, language, location) : location)
    const missing = (status: number) => show(status === 410 ? statusPages.gone : statusPages.notFound, visit, status === 410 ? 410 : 404, request)

    if (request.gone) return missing(410)
    if (!found) return missing(404)
    const { page } = found
    const back = isReadable(request.asked) ? `?back=${encodeURIComponent(request.asked)}` : ''
    const role = roleAt(page, request.query)
    const toSignIn = () => moved(302, localPath(edition, language, signIn[role ?? 'client']) + back)
    if (role && !mayOpen(role, page, (await visit.api.get('/auth/role/get')).auth)) {
      // a token is taken by script alone, so that a mail scanner that follows the link doesn't use it up
      return request.query.has('ak') ? show(statusPages.opening, visit, 200, request) : toSignIn()
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
    return draw({
      page,
      visit,
      data,
      status: form && Object.keys(form.errors).length > 0 ? 400 : 200,
      assets,
      parts,
      later,
      form,
      request,
    })
  }

  return {
    render,
    renderFailure: (request) => show(statusPages.failure, visitOf(request, null), 500, request),
    renderTooMany: (request) => show(statusPages.tooMany, visitOf(request, null), 429, request),
    keeps(edition, path, host) {
      const page = findPage(edition, path, host)?.page
      return page?.cache ? (page.keeps ?? []) : null
    },
    compares: (edition, path, host) => findPage(edition, path, host)?.page.compares ?? [],
    laterStyle: later.named,
    speculationRules,
  }
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

interface Drawing {
  page: Page
  visit: Visit
  data: unknown
  status: number
  assets: Assets
  parts: Parts
  later: LaterStyles
  form: FormState | undefined
  request: Pick<PageRequest, 'origins' | 'speech' | 'vitalsRate' | 'compared' | 'captcha' | 'schoolClosed' | 'cpaNetwork' | 'guests'>
}

/** Body first, then the head from what the body turned out to use. */
async function draw({ page, visit, data, status, assets, parts, later, form, request }: Drawing): Promise<Rendered> {
  const { edition, language, path, origin, host } = visit
  const where = { ...(host === 'blog' && { elsewhere: { site: request.origins.site } }), ...(request.captcha && { captcha: true as const }) }
  // what wakes in the browser leads to no blog
  const beside = host !== 'blog' && { elsewhere: { blog: request.origins.blog } }
  // links to packages are drawn here alone, so that the browser need not know
  const closed = request.schoolClosed && { schoolClosed: true as const }
  const site: Site = { edition, language, path, ...where, ...beside, ...closed, texts: visit.texts, fetchTexts: async () => {} }
  const { addresses } = request.speech
  const wording = wordingOf(edition, language)
  /** Texts with a word of staff come from elsewhere than the product's. */
  const own = new Map([...addresses].map(([subject, address]) => [textsFile(wording, subject as Subject), address]))
  const islands: Islands = { wording, asset: assets.url, now: new Set(), used: new Set() }
  const layout = await loadLayout(visit, page.langLinks?.(data))
  const screen = page.role && (await findScreen(edition, path))
  const head = completed(page.head(data, visit), visit, status, page.role !== undefined)
  const view = page.role ? (
    <CabinetRoot page={page} data={data} form={form} site={site} origin={visit.origin} search={new URLSearchParams(visit.query).toString()} />
  ) : (
    <page.View data={data} form={form} />
  )
  const isCounted = status === 200 && !page.role && !page.isOwn && !visit.bot
  const guests = isCounted && letsGuestsIn(layout.frame) ? request.guests : undefined
  const measured = isCounted && host !== 'blog' && request.vitalsRate > 0 && findAddress(measuredRoutes, edition, path)
  const { sheets, ...body } = parts.draw(
    site,
    given(
      IslandsContext,
      islands,
      <>
        <Layout {...layout} guests={guests}>
          {view}
        </Layout>
        {isCounted && <CountedVisit {...(request.compared.length > 0 && { compared: request.compared })} />}
        {guests && <LetIn guests={guests} asks={edition.flags.cookies || edition.flags.consent_mode} />}
        {measured && <WebVitals route={measured.address} rate={request.vitalsRate} />}
      </>,
    ),
  )
  const entry = page.role ? 'cabinet/client.tsx' : 'browser/entry.ts'
  // what is there from the start has its styles in the page, and what moves it; what wakes or opens later fetches its own
  const first = screen ? [entry, screen.source] : [...islands.now]
  const moving = [...islands.used].filter((source) => source.startsWith('behaviours/'))
  const shown = new Set([sheets, ...first.map(assets.sheets), ...moving.map(assets.laterSheets)].flatMap((names) => [...names]))
  const style = styleOf(shown)
  const fetched = [...islands.used, ...(screen ? [entry] : [])].flatMap((source) => [...assets.laterSheets(source)])
  const editionData = `../editions/${edition.code}.ts?data`
  // what the browser needs of a cabinet before it can take its screen over
  const needed = screen ? [screen.source, editionData, ...textsOfScreen(page, form).map((subject) => textsFile(wording, subject))] : []
  const known: Known = {
    language,
    path,
    ...where,
    edition: assets.url(editionData),
    style: later.addressOf(fetched.filter((name) => !shown.has(name))),
    texts: assets.url(textsFile(wording, 'common')).replace(/common\.\w+$/, ''),
    ...(addresses.size > 0 && { own: Object.fromEntries(addresses) }),
  }
  // a component that wakes with the page needs these too
  const hydrating = [...islands.now].some((source) => source.endsWith('.tsx')) ? ['browser/hydrate.tsx', editionData] : []
  const sources = [entry, ...needed, ...islands.now, ...hydrating]
  const html = documentOf({
    lang: languageTag(edition, language),
    marks: { 'data-catalog': edition.catalogAlias, 'data-catalog-online': edition.catalogOnlineAlias, 'data-cpa': request.cpaNetwork ?? '' },
    origin,
    head,
    style,
    known: screen || islands.used.size > 0 ? known : null,
    scripts: {
      entry: assets.url(entry),
      early: page.role && assets.url('browser/early.ts'),
      preload: [...assets.needs(sources.filter((source) => !own.has(source))).slice(1), ...sources.flatMap((source) => own.get(source) ?? [])],
    },
    body,
  })
  const isKept = status === 200 && !page.role && !form && (page.isWhole?.(data) ?? true)
  const headers = { ...page.headers?.(data), ...(page.role && { 'x-robots-tag': 'noindex' }) }
  return { status, headers, html, cacheable: isKept ? (page.cache ?? 0) : 0, guests }
}

/** Fills in what follows from the address alone: canonical link and alternates, and noindex for cabinets and errors (spec: decisions WEB-1, SEO-5). */
function completed(head: Head, { edition, language, path }: Visit, status: number, isPrivate: boolean): Head {
  if (status !== 200 || isPrivate) return { ...head, robots: 'noindex' }
  const canonical = localPath(edition, language, path)
  return {
    canonical,
    ...(!head.robots?.startsWith('noindex') && { alternates: alternatesAt({ edition, language, path }, head.isIndexedIn) }),
    ...head,
  }
}

/** A page of no call in the languages of its edition in which it may be indexed, its own among them. */
function alternatesAt(
  { edition, language, path }: Pick<Visit, 'edition' | 'language' | 'path'>,
  isIndexedIn: NonNullable<Head['isIndexedIn']> = () => true,
): NonNullable<Head['alternates']> {
  const others = languageLinks({ edition, language, path }).filter((one) => isIndexedIn(one.language))
  if (others.length === 0) return []
  const all = [{ language, href: localPath(edition, language, path) }, ...others]
  const first = edition.locales.find((locale) => all.some((one) => one.language === locale))
  const main = all.find((one) => one.language === first)
  return [
    ...all.map((one) => ({ lang: languageTag(edition, one.language), href: one.href })),
    ...(main ? [{ lang: 'x-default', href: main.href }] : []),
  ]
}
