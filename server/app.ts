import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type { FastifyUnderPressureOptions } from '@fastify/under-pressure'
import Fastify, { type FastifyServerOptions } from 'fastify'
import { heedOwnWords } from './core-files/in-force.ts'
import { NotFound } from './errors.ts'
import { heedOwnDivisions } from './experiments/in-force.ts'
import { feeds } from './feeds/feeds.ts'
import { answerErrors } from './http/answer-error.ts'
import { answerUnread } from './http/answer-unread.ts'
import { apiRoutes } from './http/api.ts'
import type { Ground } from './http/circumstances.ts'
import { fieldsOf } from './http/input.ts'
import { limitsOf } from './http/limits.ts'
import { addressBehind, hostBehind, networks } from './http/proxies.ts'
import { visitorsOf } from './http/visitors.ts'
import { openApi } from './openapi/page.ts'
import { type Outside, openOutside } from './outside/open.ts'
import { openPages } from './page-server/open.ts'
import { chatSocket, sockets } from './plugins/chat-socket.ts'
import { compression } from './plugins/compression.ts'
import { health } from './plugins/health.ts'
import { keptFiles } from './plugins/kept-files.ts'
import { loadShedding } from './plugins/load-shedding.ts'
import { log } from './plugins/log.ts'
import { metrics } from './plugins/metrics.ts'
import { pictureSizes } from './plugins/picture-sizes.ts'
import { proxyHint } from './plugins/proxy-hint.ts'
import { sandboxBankPages } from './plugins/sandbox-bank.ts'
import { sandboxSchoolPages } from './plugins/sandbox-school.ts'
import { headers } from './plugins/security-headers.ts'
import { staticFiles } from './plugins/static-files.ts'
import { routes } from './routes.ts'
import { sharePictures } from './share-pictures/share-pictures.ts'
import { heedOutOfSearch } from './sitemap/heed-out-of-search.ts'
import { sitemap } from './sitemap/sitemap.ts'

const JSON_BYTES = 1024 * 1024

export const allRoutes = Object.values(routes).flat()

export interface AppOptions extends Pick<Ground, 'settings' | 'databases'> {
  clock?: () => Date
  outside?: Outside
  /** When a process has too much to do; tests on a busy machine are never turned away. */
  pressure?: FastifyUnderPressureOptions
  options?: FastifyServerOptions
}

/** The whole product as one Fastify app that listens to nobody yet; tests build the same. */
export async function buildApp({ options = {}, clock = () => new Date(), outside, pressure = {}, ...rest }: AppOptions) {
  const isProxy = networks(rest.settings.trustProxy)
  const services = outside ?? openOutside(rest.settings)
  const ground: Ground = {
    ...rest,
    clock,
    outside: services,
    hostOf: hostBehind(isProxy),
    addressOf: addressBehind(isProxy),
    visitors: visitorsOf(services.experiments),
  }
  heedOwnWords(ground)
  heedOwnDivisions(ground)
  heedOutOfSearch(ground)
  const pages = await openPages(ground, allRoutes)
  const app = Fastify({
    ...(pages && { serverFactory: pages.serverFactory }),
    bodyLimit: JSON_BYTES,
    trustProxy: isProxy,
    clientErrorHandler: answerUnread,
    rewriteUrl: ({ url = '/' }) => readable(url),
    ...options,
    routerOptions: { ignoreTrailingSlash: true, querystringParser: (text) => fieldsOf(new URLSearchParams(text)), ...options.routerOptions },
  })
  // first: a route answers by the one that stood when it was added
  app.setErrorHandler(answerErrors(ground))
  readBodies(app)
  await app.register(cookie)
  await app.register(multipart)
  await app.register(rateLimit, { global: false })
  await app.register(sockets)
  await app.register(log)
  await app.register(proxyHint, ground)
  await app.register(headers)
  await app.register(loadShedding, pressure)
  await app.register(compression)
  await app.register(health, ground)
  await app.register(metrics, ground)
  await app.register(staticFiles, ground)
  await app.register(keptFiles, ground)
  await app.register(openApi)
  await app.register(sandboxBankPages, ground)
  await app.register(sandboxSchoolPages, ground)
  const limit = limitsOf(app, ground)
  await app.register(pictureSizes, { ...ground, limit })
  await app.register(sitemap, { ...ground, limit })
  await app.register(feeds, { ...ground, limit })
  await app.register(sharePictures, { ...ground, routes: allRoutes, limit })
  await app.register(chatSocket, { ...ground, limit })
  await app.register(apiRoutes, { ...ground, routes: allRoutes, limit })
  if (pages) pages.register(app, limit)
  else app.setNotFoundHandler(() => Promise.reject(new NotFound()))
  return app
}

/** A path with a `%` that stands for nothing is an address that nobody has, not an error of its own. */
function readable(url: string): string {
  const [path = '/', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

/** JSON, with an empty body as `{}`, and urlencoded forms. */
function readBodies(app: ReturnType<typeof Fastify>) {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, body: string) => {
    if (body === '') return {}
    try {
      return JSON.parse(body)
    } catch {
      throw Object.assign(new Error('broken JSON'), { statusCode: 400 })
    }
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_: unknown, body: string) =>
    fieldsOf(new URLSearchParams(body)),
  )
}
