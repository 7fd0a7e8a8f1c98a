import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../calls.ts'
import { speech } from '../core-files/in-force.ts'
import type { Scope } from '../database/cache/scopes.ts'
import { isUnavailable, RETRY_SECONDS } from '../database/unavailable.ts'
import { TooManyRequests } from '../errors.ts'
import { partOf } from '../hosts.ts'
import { circumstancesOf, type Ground } from '../http/circumstances.ts'
import { writeCookies, writeSession } from '../http/cookies.ts'
import { encodingOf } from '../http/encodings.ts'
import { type Count, inProcessApi } from '../http/in-process.ts'
import type { Limit } from '../http/limits.ts'
import { requireOwnOrigin } from '../http/origins.ts'
import type { Cookie } from '../http/perform.ts'
import type { PageRequest, Rendered, SiteServer } from './built.ts'
import { type Page, type PageCache, STALE_SECONDS } from './cache.ts'
import { comparedPages } from './compared.ts'
import { encodeHtml } from './encode-html.ts'
import { formLimit } from './form-limit.ts'
import { guestOrigins, guestsOf } from './guests.ts'
import { placeOf } from './place.ts'
import { keptHeaders, pagePolicy } from './policy.ts'
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

/** A request for a page; what nobody's API is asked for it gathers in `drawnFrom`. */
type Drawing = PageRequest & { drawnFrom: ReadonlySet<Scope> }

/** All addresses that are no call and no file: pages of the site, forms posted to them, the back office (design 4, 9). */
export function registerPages(app: FastifyInstance, { ground, routes, site, cache, limit }: Options) {
  const { settings } = ground
  const whereAt = whereAsked(ground)
  const { comparedAt, welcome } = comparedPages(app, ground, site)
  const isCompared = (request: FastifyRequest) => comparedAt(request).length > 0

  registerPageFiles(app, { site, whereAt, limit })
  registerPanel(app, { ground, whereAt })

  /** Who asks for too many pages gets one that says so. */
  async function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    if (!(error instanceof TooManyRequests)) throw error
    reply.header('retry-after', error.retryAfter)
    return send(await site.renderTooMany(withoutData(request, error)), request, reply)
  }

  app.get('/*', { errorHandler }, async (request, reply) => {
    if (isCompared(request)) await welcome(request, reply)
    const kept = cache.at(request.raw)
    // in front of the framework only when it listens on a port
    if (kept.answer(reply.raw)) return reply.hijack()
    // a kept page costs less than counting who asks for it
    await limit('page', request)
    const asked = await pageRequest(request, reply).catch(async (error: unknown) => {
      if (!isUnavailable(error)) throw error
      await send(inFailure(await site.renderFailure(withoutData(request, error), request.id), error), request, reply)
      return null
    })
    if (!asked) return reply
    const isShared = !asked.gone && site.keeps(asked.edition, asked.path, asked.host) !== null
    const make = () => renderAs(asked, request)
    if (kept.answer(reply.raw, { stale: true })) {
      kept.once(make).catch((error: unknown) => request.log.error({ err: error }, 'a page failed'))
      return reply.hijack()
    }
    const { rendered, keep } = isShared ? await kept.once(make) : await make()
    return keep && kept.answer(reply.raw) ? reply.hijack() : send(rendered, request, reply)
  })

  app.post(
    '/*',
    {
      errorHandler,
      async onRequest(request) {
        await limit('default', request)
        const { edition, session } = await circumstancesOf(request, ground)
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

  /** Renders a page, or the one about our failure, which is logged. */
  async function renderAs(asked: Drawing, request: FastifyRequest): Promise<{ rendered: Rendered; keep: Page | null }> {
    try {
      const rendered = await site.render(asked)
      const { html, cacheable } = rendered
      return {
        rendered,
        keep: html && cacheable > 0 ? { html, seconds: cacheable, headers: headersOf(rendered, request), drawnFrom: asked.drawnFrom } : null,
      }
    } catch (error) {
      request.log.error({ err: error }, 'a page failed')
      return { rendered: inFailure(await site.renderFailure(asked, request.id), error), keep: null }
    }
  }

  /** A request for a page when there is no database to answer it from. */
  function withoutData(request: FastifyRequest, error: unknown): PageRequest {
    const where = whereAt(request)
    const [path = '/'] = request.url.split('?')
    const fail = () => Promise.reject(error)
    const place = placeOf(where.edition, path)
    return {
      ...where,
      ...place,
      speech: speech(where.edition, place.language),
      asked: request.url,
      query: new URLSearchParams(),
      api: () => ({ get: fail, post: fail }),
      bot: false,
      compared: [],
      vitalsRate: 0,
    }
  }

  /** What may succeed a little later says so. */
  function inFailure(rendered: Rendered, error: unknown): Rendered {
    return isUnavailable(error) ? { ...rendered, status: 503, headers: { ...rendered.headers, 'retry-after': String(RETRY_SECONDS) } } : rendered
  }

  function headersOf({ html, headers, cacheable, guests }: Rendered, request: FastifyRequest): Record<string, string> {
    const { edition, host, origins } = whereAt(request)
    return {
      ...keptHeaders(origins.site.startsWith('https:')),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(html?.style, {
        api: partOf(settings.apiUrl, edition),
        // forms of another host lead to the site
        posts: [host === 'site' ? undefined : origins.site, settings.liqPay?.url],
        guests: guestOrigins(settings, guests),
      }),
      'cache-control': cacheControl(cacheable, request),
      'speculation-rules': '"/rules.json"',
      ...headers,
    }
  }

  /** Caches on the way can't tell variants apart. */
  function cacheControl(seconds: number, request: FastifyRequest): string {
    if (seconds === 0) return 'private, no-store'
    return isCompared(request) ? 'private, no-cache' : `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}`
  }

  async function send(rendered: Rendered, request: FastifyRequest, reply: FastifyReply) {
    reply.code(rendered.status).headers(headersOf(rendered, request))
    if (!rendered.html) return reply.send()
    const encoding = encodingOf(request.headers['accept-encoding']?.toString())
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.header('vary', 'accept-encoding').send(await encodeHtml(rendered.html, encoding))
  }

  async function pageRequest(request: FastifyRequest, reply: FastifyReply, count?: Count): Promise<Drawing> {
    const circumstances = await circumstancesOf(request, ground)
    const { edition, database } = circumstances
    const { host, origins } = whereAt(request)
    // not `new URL`, which takes `//host` for a host
    const [path = '/', query = ''] = request.url.split(/\?(.*)/s)
    const place = placeOf(edition, path)
    const onSession = (token: string | null) => writeSession(request, reply, token, ground)
    const onCookie = (...cookie: Cookie) => writeCookies(request, reply, [cookie], ground)
    const asVisitor = inProcessApi(routes, { ...circumstances, language: place.language }, { onSession, onCookie, ...(count && { count }) })
    const drawnFrom = new Set<Scope>()
    const reader = circumstances.session ? database.readerFor({ isSignedIn: false }) : circumstances.reader
    const shared = { reader, cache: database.cache.viewFor({ drawnFrom }) }
    const asNobody = inProcessApi(routes, { ...circumstances, ...shared, language: place.language, session: null, cookies: {}, isOwnPage: true })
    return {
      edition,
      ...place,
      speech: speech(edition, place.language),
      asked: request.url,
      query: new URLSearchParams(query),
      host,
      origins,
      api: (as) => (as === 'visitor' ? asVisitor : asNobody),
      bot: circumstances.isBot,
      provider: ground.outside.openId(edition.code)?.name,
      compared: comparedAt(request).map((name) => `${name}.${ground.outside.experiments.of(edition.code).runs[name]}`),
      vitalsRate: settings.webVitalsRate,
      cpaNetwork: settings.cpaNetwork,
      guests: guestsOf(settings, edition),
      captcha: ground.outside.captcha !== null,
      schoolClosed: !ground.outside.school.isThere,
      drawnFrom,
    }
  }
}

/** What a field of a form holds; a name that stands twice has both. Only texts: an object in disguise is none. */
const textOf = (value: unknown) =>
  [value]
    .flat()
    .filter((part) => typeof part === 'string')
    .join(',')
