import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Experiment } from '../../schemas/index.ts'
import type { Route } from '../calls.ts'
import { speech } from '../core-files/in-force.ts'
import type { Scope } from '../database/cache/scopes.ts'
import { circumstancesOf, type Ground } from '../http/circumstances.ts'
import { writeCookies, writeSession } from '../http/cookies.ts'
import { type Count, inProcessApi } from '../http/in-process.ts'
import type { Cookie } from '../http/perform.ts'
import type { PageRequest } from './built.ts'
import { guestsOf } from './guests.ts'
import { placeOf } from './place.ts'
import type { Where } from './where.ts'

interface Options {
  ground: Ground
  routes: readonly Route[]
  whereAt: (request: FastifyRequest) => Where
  comparedAt: (request: FastifyRequest) => readonly Experiment[]
}

/** A request for a page; what nobody's API is asked for it gathers in `drawnFrom`. */
export type Drawing = PageRequest & { drawnFrom: ReadonlySet<Scope> }

/** Makes of a request what the site draws a page from. */
export function pageRequests({ ground, routes, whereAt, comparedAt }: Options) {
  const { settings } = ground

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

  /** A request for a page that is drawn without asking anything, for what went wrong before it: whatever asks all the same fails alike. */
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

  return { pageRequest, withoutData }
}
