import { localPath } from '../../editions/local-path.ts'
import { type FormState, Outcome, type Page, type Visit } from '../page.ts'
import { findPage, statusPages } from '../pages/index.ts'
import { assetsOf, type Build } from './assets.ts'
import { carry } from './carry.ts'
import type { PageRequest, Rendered, SiteServer } from './contract.ts'
import { draw, type Tools } from './draw.tsx'
import { guard, toSignIn } from './guard.ts'
import { keptParts } from './kept-parts.ts'
import { laterStyles } from './later-styles.ts'
import { moved } from './moved.ts'
import { speculationRules } from './speculation-rules.ts'
import { lookUp, visitOf } from './visit.ts'

export type { Build } from './assets.ts'
export type { PageRequest, Rendered, SiteServer } from './contract.ts'
export type { Html } from './document.tsx'

/** The site over a build of its browser's part. */
export function openSite(build: Build): SiteServer {
  const tools: Tools = { assets: assetsOf(build), parts: keptParts(), later: laterStyles(build.checksum) }

  const show = async (page: Page, visit: Visit, status: number, request: PageRequest) =>
    draw({ page, visit, data: await page.load(visit), status, request }, tools)

  async function render(request: PageRequest): Promise<Rendered> {
    const { edition, language, fields } = request
    const found = request.gone ? null : await lookUp(request)
    const visit = visitOf(request, found)
    const move = ({ status, location = '/' }: Outcome) => {
      const to = location.startsWith('/') ? localPath(edition, language, location) : location
      return moved(status, to)
    }
    const missing = (status: number) => show(status === 410 ? statusPages.gone : statusPages.notFound, visit, status === 410 ? 410 : 404, request)

    if (request.gone) return missing(410)
    if (!found) return missing(404)
    const { page } = found
    const inTheWay = await guard(page, visit, request)
    if (inTheWay) return inTheWay === 'opening' ? show(statusPages.opening, visit, 200, request) : inTheWay
    let form: FormState | undefined
    if (fields) {
      if (!page.submit) return missing(404)
      const result = await page.submit(visit, fields)
      if (result instanceof Outcome) return result.location ? move(result) : missing(result.status)
      form = result
    }
    const data = await page.load(visit)
    if (data instanceof Outcome) return data.status === 401 ? toSignIn(page, request) : data.location ? move(data) : missing(data.status)
    if (!page.role && isBehindEnd(data)) return missing(404)
    const status = form && Object.keys(form.errors).length > 0 ? 400 : 200
    return draw({ page, visit, data, status, form, request }, tools)
  }

  async function renderOwn(request: PageRequest): Promise<Rendered | null> {
    const found = request.gone ? null : await lookUp(request)
    const page = found?.page.own
    if (!page) return null
    const visit = visitOf(request, { ...found, page })
    const data = await page.load(visit)
    return data instanceof Outcome ? null : draw({ page, visit, data, status: 200, request }, tools)
  }

  return {
    render,
    renderOwn,
    carry,
    renderFailure: (request, id) => draw({ page: statusPages.failure, visit: visitOf(request, null), data: { id }, status: 500, request }, tools),
    renderTooMany: (request) => show(statusPages.tooMany, visitOf(request, null), 429, request),
    renderOverload: (request) => show(statusPages.overload, visitOf(request, null), 503, request),
    renderUnsent: (request, status) => show(statusPages.unsent, visitOf(request, null), status, request),
    renderUnread: (request, status) => show(statusPages.unread, visitOf(request, null), status, request),
    keeps(edition, path, host) {
      const page = findPage(edition, path, host)?.page
      return page?.cache ? (page.keeps ?? []) : null
    },
    compares: (edition, path, host) => findPage(edition, path, host)?.page.compares ?? [],
    laterStyle: tools.later.named,
    speculationRules,
  }
}

/** Whether a list was asked for a page behind its last one, which its call answers empty (spec: decisions API-14). */
function isBehindEnd(data: unknown): boolean {
  const { page = 1, pages_count } = (data ?? {}) as { page?: number; pages_count?: number }
  return pages_count !== undefined && page > Math.max(1, pages_count)
}
