import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../calls.ts'
import { isUnavailable, RETRY_SECONDS } from '../database/unavailable.ts'
import { NotFound, Refusal, TooManyRequests } from '../errors.ts'
import { answerErrors } from '../http/answer-error.ts'
import { circumstancesOf, type Ground } from '../http/circumstances.ts'
import type { Limit } from '../http/limits.ts'
import { noteFailure } from '../http/note-failure.ts'
import { requireOwnOrigin } from '../http/origins.ts'
import { Overloaded } from '../plugins/load-shedding.ts'
import { sitePaths } from '../seo/site-paths.ts'
import type { Rendered, SiteServer } from './built.ts'
import { type Page, type PageCache, STALE_SECONDS } from './cache.ts'
import { comparedPages } from './compared.ts'
import { formLimit } from './form-limit.ts'
import { pageAnswers } from './page-answers.ts'
import { type Drawing, pageRequests } from './page-requests.ts'
import { placeOf } from './place.ts'
import { registerPageFiles } from './register-files.ts'
import { registerPanel } from './register-panel.ts'
import { whereAsked } from './where.ts'

interface Options {
  ground: Ground
  routes: readonly Route[]
  site: SiteServer
  cache: PageCache
  limit: Limit
}

/** All addresses that are no call and no file: pages of the site, forms posted to them, the back office. */
export function registerPages(app: FastifyInstance, { ground, routes, site, cache, limit }: Options) {
  const whereAt = whereAsked(ground)
  const { comparedAt, welcome } = comparedPages(app, ground, site)
  const isCompared = (request: FastifyRequest) => comparedAt(request).length > 0
  const { pageRequest, withoutData } = pageRequests({ ground, routes, whereAt, comparedAt })
  const { headersOf, send } = pageAnswers({ settings: ground.settings, whereAt, isCompared })

  registerPageFiles(app, { site, whereAt, limit })
  registerPanel(app, { ground, whereAt, errorHandler })

  /** Who asks for too many pages gets one that says so, as do all while there are too many of them, and who sends a form that is not even read. */
  async function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfter)
    if (error instanceof TooManyRequests || (error instanceof Overloaded && isRead(request))) {
      const asked = withoutData(request, error)
      if (request.method === 'POST') return send(await site.renderUnsent(asked, error.code), request, reply)
      return send(await (error instanceof Overloaded ? site.renderOverload : site.renderTooMany)(asked), request, reply)
    }
    const { statusCode = 500 } = error as { statusCode?: number }
    const status = error instanceof Refusal ? error.code : statusCode
    if (!isRead(request) || request.method !== 'POST' || status >= 500) throw error
    return send(await site.renderUnread(withoutData(request, error), status), request, reply)
  }

  app.get('/*', { errorHandler }, showPage)
  // the address of a file that there is none of, opened like a page
  app.setNotFoundHandler((request, reply) => {
    if (!isForReading(request)) return answerErrors(ground)(new NotFound(), request, reply)
    return showPage(request, reply).catch((error: unknown) => errorHandler(error, request, reply))
  })

  async function showPage(request: FastifyRequest, reply: FastifyReply) {
    if (isCompared(request)) await welcome(request, reply)
    const kept = cache.at(request.raw)
    // in front of the framework only when it listens on a port
    if (kept.answer(reply.raw)) return reply.hijack()
    // of whatever age, it says more than that the database is away
    const sendUnlessKept = (failure: Rendered) =>
      kept.answer(reply.raw, { stale: Number.POSITIVE_INFINITY }) ? reply.hijack() : send(failure, request, reply)
    // a kept page costs less than counting who asks for it
    await limit('page', request)
    const asked = await pageRequest(request, reply).catch(async (error: unknown) => {
      if (!isUnavailable(error)) throw error
      await sendUnlessKept(inFailure(await site.renderFailure(withoutData(request, error), request.id), error))
      return null
    })
    if (!asked) return reply
    const isShared = !asked.gone && site.keeps(asked.edition, asked.path, asked.host) !== null
    const make = () => renderAs(asked, request)
    if (kept.answer(reply.raw, { stale: STALE_SECONDS })) {
      kept.once(make).catch((error: unknown) => noteFailure(ground, request, error, 'a page failed'))
      return reply.hijack()
    }
    const { rendered: drawn, keep } = isShared ? await kept.once(make) : await make()
    const own = drawn.status === 404 ? await ownOf(asked, request) : null
    if (own) return send(own, request, reply)
    const rendered = site.carry(drawn, asked)
    if (rendered.status === 503) return sendUnlessKept(rendered)
    return keep && kept.answer(reply.raw) ? reply.hijack() : send(rendered, request, reply)
  }

  /** What others get a 404 for: drawn for who asks alone, behind what is drawn for all who wait. */
  async function ownOf(asked: Drawing, request: FastifyRequest): Promise<Rendered | null> {
    const { session } = await circumstancesOf(request, ground)
    if (!session) return null
    return site.renderOwn(asked).catch((error: unknown) => renderFailed(asked, request, error))
  }

  app.post(
    '/*',
    {
      errorHandler,
      async onRequest(request, reply) {
        await limit('default', request)
        const { edition, session } = await circumstancesOf(request, ground)
        // some banks post their payers back; what they post is nobody's word, and cookies come with the page's own address alone
        if (placeOf(edition, request.url.split('?')[0] ?? '').path === sitePaths.payment) return reply.redirect(request.url, 303)
        requireOwnOrigin(request, edition, ground, session !== null)
      },
    },
    async (request, reply) => {
      const fields = Object.fromEntries(Object.entries((request.body as object | null) ?? {}).map(([name, value]) => [name, textOf(value)]))
      const counted = formLimit(limit, request)
      const { rendered: drawn } = await renderAs({ ...(await pageRequest(request, reply, counted.count)), fields }, request)
      const { session } = await circumstancesOf(request, ground)
      // a browser that may not keep it shows an error of its own on the way back to it; what says who is signed in is not kept even so
      const rendered = session ? drawn : { ...drawn, headers: { 'cache-control': 'private, no-cache', ...drawn.headers } }
      if (!counted.refusal) return send(rendered, request, reply)
      reply.header('retry-after', counted.refusal.retryAfter)
      return send({ ...rendered, status: counted.refusal.code }, request, reply)
    },
  )

  /** Renders a page, or the one about our failure. */
  async function renderAs(asked: Drawing, request: FastifyRequest): Promise<{ rendered: Rendered; keep: Page | null }> {
    try {
      const rendered = await site.render(asked)
      const { html, cacheable } = rendered
      return {
        rendered,
        keep: html && cacheable > 0 ? { html, seconds: cacheable, headers: headersOf(rendered, request), drawnFrom: asked.drawnFrom } : null,
      }
    } catch (error) {
      return { rendered: await renderFailed(asked, request, error), keep: null }
    }
  }

  /** The page about our failure, which is noted. */
  async function renderFailed(asked: Drawing, request: FastifyRequest, error: unknown): Promise<Rendered> {
    noteFailure(ground, request, error, 'a page failed')
    return inFailure(await site.renderFailure(asked, request.id), error)
  }
}

/** Whoever opens it would read an answer in words; scripts and pictures want none. */
const isForReading = (request: FastifyRequest) => request.method === 'GET' && !request.url.startsWith('/api/') && isRead(request)

const isRead = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false

/** What a field of a form holds; a name that stands twice has both. Only texts: an object in disguise is none. */
const textOf = (value: unknown) =>
  [value]
    .flat()
    .filter((part) => typeof part === 'string')
    .join(',')

/** What may succeed a little later says so. */
function inFailure(rendered: Rendered, error: unknown): Rendered {
  return isUnavailable(error) ? { ...rendered, status: 503, headers: { ...rendered.headers, 'retry-after': String(RETRY_SECONDS) } } : rendered
}
