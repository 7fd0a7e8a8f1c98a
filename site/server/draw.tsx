import { options } from 'preact'
import { languageTag, sharedLocale, wordingOf } from '../../editions/index.ts'
import { PAID_MEDIA } from '../../schemas/paid-visit-terms.ts'
import { measuredRoutes } from '../../schemas/web-vital-terms.ts'
import { CampaignOn, CountedVisit, Guests as LetIn, WebVitals } from '../behaviours/index.ts'
import { CabinetRoot } from '../cabinet/Root.tsx'
import { findScreen } from '../cabinet/routes.ts'
import { textsOf as textsOfScreen } from '../cabinet/texts-of.ts'
import { type Islands, IslandsContext, textsFile } from '../island.tsx'
import { letsGuestsIn } from '../layout/frame.ts'
import { Layout } from '../layout/Layout.tsx'
import { loadLayout } from '../layout/load.ts'
import { type FormState, type Page, roleAt, type Visit } from '../page.ts'
import { findAddress } from '../routes.ts'
import type { Known, Site } from '../site.ts'
import type { Subject } from '../texts.ts'
import type { Assets } from './assets.ts'
import type { PageRequest, Rendered } from './contract.ts'
import { documentOf } from './document.tsx'
import { given } from './given.ts'
import { completed } from './head.ts'
import type { Parts } from './kept-parts.ts'
import type { LaterStyles } from './later-styles.ts'
import { styleOf } from './sheets.ts'

// compat translates React's names for what browsers do with them; who only writes HTML knows them already
if (import.meta.env.PROD) delete options.vnode

/** What a process draws all its pages with. */
export interface Tools {
  assets: Assets
  parts: Parts
  later: LaterStyles
}

interface Drawing {
  page: Page
  visit: Visit
  data: unknown
  status: number
  form?: FormState | undefined
  request: Pick<PageRequest, 'edition' | 'origins' | 'speech' | 'vitalsRate' | 'compared' | 'captcha' | 'schoolClosed' | 'cpaNetwork' | 'guests'>
}

/** Body first, then the head from what the body turned out to use. */
export async function draw(drawing: Drawing, tools: Tools): Promise<Rendered> {
  const { page, visit, data, status, form, request } = drawing
  const { assets, parts } = tools
  // the whole of it: what the visit has of it is what browsers know too
  const { edition } = request
  const { language, path, origin, host } = visit
  const where = { ...(host === 'blog' && { elsewhere: { site: request.origins.site } }), ...(request.captcha && { captcha: true as const }) }
  // what wakes in the browser leads to no blog
  const beside = host !== 'blog' && { elsewhere: { blog: request.origins.blog } }
  // links to packages are drawn here alone, so that the browser need not know
  const closed = request.schoolClosed && { schoolClosed: true as const }
  const { hiddenPages, ...layout } = await loadLayout(visit, page.langLinks?.(data))
  const site: Site = { edition, language, path, ...where, ...beside, ...closed, hiddenPages, texts: visit.texts, fetchTexts: async () => {} }
  const { addresses } = request.speech
  const wording = wordingOf(edition, language)
  const islands: Islands = { wording, asset: assets.url, now: new Set(), used: new Set() }
  const screen = page.role && (await findScreen(edition, path))
  const head = completed(page.head(data, visit), visit, status, page.role !== undefined)
  const isPublic = !page.role && !page.isOwn && !visit.bot
  const isCounted = isPublic && status === 200
  // who has found nothing may want to ask somebody
  const guests = isPublic && [200, 404, 410].includes(status) && letsGuestsIn(layout.frame) ? request.guests : undefined
  const { sheets, ...body } = parts.draw(site, given(IslandsContext, islands, bodyOf(drawing, { site, layout, isCounted, guests })))
  const entry = page.role ? 'cabinet/client.tsx' : 'browser/entry.ts'
  const start: Start = { entry, screen: screen?.source, islands, editionData: `../editions/${edition.code}.ts?data` }
  const { style, later } = stylesOf(start, sheets, tools)
  const known: Known = {
    language,
    path,
    ...where,
    ...(hiddenPages.length > 0 && { hiddenPages }),
    edition: assets.url(start.editionData),
    style: later,
    texts: assets.url(textsFile(wording, 'common')).replace(/common\.\w+$/, ''),
    ...(addresses.size > 0 && { own: Object.fromEntries(addresses) }),
  }
  /** Texts with a word of staff come from elsewhere than the product's. */
  const own = new Map([...addresses].map(([subject, address]) => [textsFile(wording, subject as Subject), address]))
  const sources = sourcesOf(
    start,
    textsOfScreen(page, form).map((subject) => textsFile(wording, subject)),
  )
  const html = documentOf({
    lang: languageTag(edition, language),
    locale: sharedLocale(edition, language),
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

interface Around {
  site: Site
  layout: Omit<Awaited<ReturnType<typeof loadLayout>>, 'hiddenPages'>
  /** It is a visit of a page of everybody's. */
  isCounted: boolean
  guests: Rendered['guests']
}

/** The page in its frame, and what counts and measures the visit. */
function bodyOf({ page, visit, data, form, request }: Drawing, { site, layout, isCounted, guests }: Around) {
  const { edition } = request
  const query = new URLSearchParams(visit.query)
  const role = roleAt(page, query)
  const notice = (role && layout.footer?.notices[role]) ?? null
  const view = page.role ? (
    <CabinetRoot {...{ page, data, form, site, notice }} origin={visit.origin} search={query.toString()} />
  ) : (
    <page.View data={data} form={form} />
  )
  const measured = isCounted && visit.host !== 'blog' && request.vitalsRate > 0 && findAddress(measuredRoutes, edition, visit.path)
  return (
    <>
      <Layout {...layout} edition={edition} guests={guests}>
        {view}
      </Layout>
      {isCounted && <CountedVisit {...(request.compared.length > 0 && { compared: request.compared })} />}
      {isCounted && visit.host === 'blog' && <CampaignOn site={request.origins.site} paid={PAID_MEDIA} />}
      {guests && <LetIn guests={guests} asks={edition.flags.cookies || edition.flags.consent_mode} />}
      {measured && <WebVitals route={measured.address} rate={request.vitalsRate} />}
    </>
  )
}

/** What the browser begins with, as sources of the build. */
interface Start {
  entry: string
  /** Of a cabinet. */
  screen: string | undefined
  islands: Islands
  editionData: string
}

/** What is there from the start has its styles in the page, and what moves it; what wakes or opens `later` fetches its own. */
function stylesOf({ entry, screen, islands }: Start, sheets: ReadonlySet<string>, { assets, later }: Tools) {
  const first = screen ? [entry, screen] : [...islands.now]
  const moving = [...islands.used].filter((source) => source.startsWith('behaviours/'))
  const shown = new Set([sheets, ...first.map(assets.sheets), ...moving.map(assets.laterSheets)].flatMap((names) => [...names]))
  const fetched = [...islands.used, ...(screen ? [entry] : [])].flatMap((source) => [...assets.laterSheets(source)])
  return { style: styleOf(shown), later: later.addressOf(fetched.filter((name) => !shown.has(name))) }
}

/** The entry, then what it needs before it can take a cabinet's screen over, or wake what wakes with the page. */
function sourcesOf({ entry, screen, islands, editionData }: Start, texts: readonly string[]): string[] {
  const needed = screen ? [screen, editionData, ...texts] : []
  const isHydrating = [...islands.now].some((source) => source.endsWith('.tsx'))
  return [entry, ...needed, ...islands.now, ...(isHydrating ? ['browser/hydrate.tsx', editionData] : [])]
}
