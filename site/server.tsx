import { renderToString } from 'preact-render-to-string'
import type { ReactElement } from 'react'
import type { Api } from '../data-providers/api.ts'
import { type Edition, type Language, languageTag } from '../editions/index.ts'
import { type Assets, assetsOf, type Build } from './assets.ts'
import { CabinetRoot } from './cabinet/Root.tsx'
import { findScreen } from './cabinet/routes.ts'
import { documentOf } from './document.tsx'
import { type Page as Islands, PageContext } from './island.tsx'
import { Layout } from './layout/Layout.tsx'
import { loadLayout } from './layout/load.ts'
import { type FormState, type Head, Outcome, type Page, redirect, type Visit } from './page.ts'
import { findPage, statusPages } from './pages/index.ts'
import { sheetsIn, styleOf, wholeStyle } from './sheets.ts'
import { localPath, type Site, SiteContext } from './site.ts'
import { textsOf } from './words.ts'

export type { Build } from './assets.ts'

/** A request for a page, with all that a page may depend on. */
export interface PageRequest {
  edition: Edition
  language: Language
  /** Address without the locale's prefix. */
  path: string
  /** As asked, query included, for sign-in to lead back to. */
  asked: string
  query: URLSearchParams
  /** Scheme and host, without a slash at the end. */
  origin: string
  api: Api
  bot: boolean
  /** The locale's prefix is one that answers 410 (spec: decisions WEB-3). */
  gone: boolean
  /** Fields of a posted form. */
  fields?: Readonly<Record<string, string>>
}

export interface Rendered {
  status: number
  headers: Record<string, string>
  html: string
  /** Text of the page's one `<style>`; the policy names its hash. */
  style: string
  /** How many seconds it may be kept for everybody; 0: private. */
  cacheable: number
}

export interface SiteServer {
  /** Renders any address; unknown ones answer 404, a failing call throws. */
  render: (request: PageRequest) => Promise<Rendered>
  /** Query names that the page at a path depends on. */
  keeps: (edition: Edition, path: string) => readonly string[]
}

const signIn = { tutor: '/login', client: '/client-login' } as const

const moved = ({ status, location = '/' }: Outcome): Rendered => ({ status, headers: { location }, html: '', style: '', cacheable: 0 })

async function lookUp(edition: Edition, path: string): Promise<{ page: Page; params: Record<string, string> } | null> {
  return findPage(edition, path) ?? (await findScreen(edition, path))
}

/** The site over a build of its browser's part. */
export function openSite(build: Build | null): SiteServer {
  const assets = assetsOf(build)

  async function render(request: PageRequest): Promise<Rendered> {
    const { edition, language, path, origin, api, bot, fields } = request
    const found = request.gone ? null : await lookUp(edition, path)
    const keeps = found?.page.keeps ?? []
    const query = Object.fromEntries(keeps.flatMap((name) => (request.query.has(name) ? [[name, request.query.get(name) ?? '']] : [])))
    const visit: Visit = { api, edition, language, origin, path, params: found?.params ?? {}, query, texts: textsOf(language), bot }
    const inside = (outcome: Outcome) =>
      outcome.location?.startsWith('/') ? new Outcome(outcome.status, localPath(edition, language, outcome.location)) : outcome

    const failure = async (status: number) => {
      const page = status === 410 ? statusPages.gone : statusPages.notFound
      const data = await page.load(visit)
      return draw({ page, visit, data, status, assets, form: undefined })
    }

    if (request.gone) return failure(410)
    if (!found) return failure(404)
    const { page } = found
    const toSignIn = () => moved(redirect(`${localPath(edition, language, signIn[page.role ?? 'client'])}?back=${encodeURIComponent(request.asked)}`))
    if (page.role && !(await api.get('/auth/role/get')).auth?.[page.role]) {
      // a token is taken by script alone, so that a mail scanner that follows the link doesn't use it up
      if (!request.query.has('ak')) return toSignIn()
      return draw({ page: statusPages.opening, visit, data: null, status: 200, assets, form: undefined })
    }
    let form: FormState | undefined
    if (fields) {
      if (!page.submit) return failure(404)
      const result = await page.submit(visit, fields)
      if (result instanceof Outcome) return result.location ? moved(inside(result)) : failure(result.status)
      form = result
    }
    const data = await page.load(visit)
    if (data instanceof Outcome && data.status === 401) return toSignIn()
    if (data instanceof Outcome) return data.location ? moved(inside(data)) : failure(data.status)
    return draw({ page, visit, data, status: form ? 400 : 200, assets, form })
  }

  return { render, keeps: (edition, path) => findPage(edition, path)?.page.keeps ?? [] }
}

interface Drawing {
  page: Page
  visit: Visit
  data: unknown
  status: number
  assets: Assets
  form: FormState | undefined
}

/** Body first, then the head from what the body turned out to use. */
async function draw({ page, visit, data, status, assets, form }: Drawing): Promise<Rendered> {
  const { edition, language, path, origin } = visit
  const site: Site = { edition, language, path, texts: textsOf(language) }
  const islands: Islands = { language, texts: site.texts, asset: assets.url, now: new Set(), used: new Set() }
  const layout = await loadLayout(visit, page.langLinks?.(data))
  const head = completed(page.head(data, visit), visit, status)
  const view = page.role ? (
    <CabinetRoot page={page} data={data} form={form} site={site} origin={visit.origin} search={new URLSearchParams(visit.query).toString()} />
  ) : (
    <page.View data={data} form={form} />
  )
  const body = renderToString(
    (
      <SiteContext.Provider value={site}>
        <PageContext.Provider value={islands}>
          <Layout {...layout}>{view}</Layout>
        </PageContext.Provider>
      </SiteContext.Provider>
    ) as ReactElement as never,
  )
  const entry = page.role ? 'cabinet/client.tsx' : 'client.ts'
  const style = page.role ? wholeStyle() : styleOf(new Set([...sheetsIn(body), ...[...islands.used].flatMap((source) => [...assets.sheets(source)])]))
  const html = documentOf({
    lang: languageTag(edition, language),
    marks: { 'data-language': language, 'data-catalog': edition.catalogAlias, 'data-catalog-online': edition.catalogOnlineAlias },
    origin,
    head,
    style,
    scripts: { entry: assets.url(entry), preload: assets.needs([entry, ...islands.now]).slice(1) },
    body,
  })
  return { status, headers: {}, html, style, cacheable: status === 200 && !page.role && !form ? (page.cache ?? 0) : 0 }
}

/** Fills in what follows from the address alone: the canonical link, and noindex for cabinets and errors (spec: decisions WEB-1, SEO-5). */
function completed(head: Head, { edition, language, path }: Visit, status: number): Head {
  if (status !== 200) return { ...head, robots: 'noindex' }
  return { canonical: localPath(edition, language, path), ...head }
}
