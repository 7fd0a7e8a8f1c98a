import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Call } from '../../schemas/index.ts'
import { needsOwnOrigin, type Route } from '../calls.ts'
import { Forbidden, NotFound } from '../errors.ts'
import { countRefused } from '../limits/captcha.ts'
import { isRefusedTry } from '../limits/of-what-is-sent.ts'
import { sendAnswer } from './answer.ts'
import { circumstancesOf, type Ground } from './circumstances.ts'
import { writeCookies, writeSession } from './cookies.ts'
import { gatherInput } from './input.ts'
import { type Limit, limitComing, limitSent } from './limits.ts'
import { allowOwnOrigins, requireOwnOrigin } from './origins.ts'
import { perform, requirePermission } from './perform.ts'

/** Every declared call as a route under /api. Order: rate by address, session, permission, origin, validation, verb. */
export const apiRoutes = fp<Ground & { routes: readonly Route[]; limit: Limit }>(async (app, { routes, limit, ...ground }) => {
  const serve = (app: FastifyInstance, route: Route) => {
    const { call } = route
    const { rate = 'default' } = call
    app.route({
      method: call.method,
      url: `/api${addressOf(call)}`,
      onRequest: async (request, reply) => {
        // the router decodes: `/%61pi` is not where calls are, and whoever looks at an address for `/api/` has to be right
        if (!request.url.startsWith('/api/')) throw new NotFound()
        allowOwnOrigins(request, reply, ground)
        await limitComing(limit, rate, request).catch(async (error: unknown) => {
          if (call.captcha && isRefusedTry(call, error)) {
            const { database, ...circumstances } = await circumstancesOf(request, ground)
            await countRefused({ ...circumstances, aside: database.aside }, call.captcha)
          }
          throw error
        })
        const circumstances = await circumstancesOf(request, ground)
        requirePermission(call, circumstances.session)
        if ((call.once || call.acts) && (isFetchedAhead(request) || (call.method === 'GET' && isLedHere(request)))) throw new Forbidden()
        if (needsOwnOrigin(call)) requireOwnOrigin(request, circumstances.edition, ground, circumstances.session !== null)
      },
      handler: async (request, reply) => {
        const circumstances = await circumstancesOf(request, ground)
        // nothing was sent where there is no body
        const raw = call.raw && { raw: { bytes: (request.body as Buffer | undefined) ?? Buffer.of(), headers: request.headers } }
        const gather = () => gatherInput(request, call)
        const performed = await perform(route, { ...circumstances, ...raw }, gather, () => limitSent(limit, rate, request))
        writeSession(request, reply, performed.session, ground)
        writeCookies(request, reply, performed.cookies, ground)
        for (const cookie of ground.visitors.cookiesFor(request, ground)) reply.setCookie(...cookie)
        return sendAnswer({ call, request, reply, circumstances }, performed)
      },
    })
  }
  for (const route of routes) if (!route.call.raw) serve(app, route)
  await app.register(async (unread) => {
    unread.removeAllContentTypeParsers()
    unread.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
    for (const route of routes) if (route.call.raw) serve(unread, route)
  })
  app.all('/api', () => Promise.reject(new NotFound()))
  app.all('/api/*', async (request, reply) => {
    if (request.method !== 'OPTIONS') throw new NotFound()
    allowOwnOrigins(request, reply, ground)
    return reply.code(204).send()
  })
})

/** Nobody has asked for it yet: browsers look at an address, or fetch what may be wanted next (spec: decisions API-8). */
const isFetchedAhead = ({ method, headers }: FastifyRequest) =>
  method === 'HEAD' || headers['sec-purpose'] !== undefined || headers.purpose !== undefined || headers['x-moz'] !== undefined

/** A picture of another site, or any link or redirect, for no page of ours leads there: its scripts ask (spec: decisions API-8). */
const isLedHere = ({ headers: { 'sec-fetch-site': site, 'sec-fetch-mode': mode } }: FastifyRequest) =>
  mode === 'navigate' || (site !== undefined && site !== 'same-origin' && site !== 'same-site')

/** `{name}` becomes `:name`; inside a segment it ends where the next letters begin. */
const addressOf = (call: Call) => decodeURI(call.path).replaceAll(/\{(\w+)\}(\w?)/g, (_, name, next) => (next ? `:${name}(^.+?)${next}` : `:${name}`))
