import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type Call, type ErrorCode, errorCodes } from '../../schemas/index.ts'
import { needsOwnOrigin, type Route } from '../calls.ts'
import { isUnavailable, RETRY_SECONDS } from '../database/unavailable.ts'
import { NotFound, Refusal, TooManyRequests } from '../errors.ts'
import { sendAnswer } from './answer.ts'
import { circumstancesOf, type Ground } from './circumstances.ts'
import { writeCookies, writeSession } from './cookies.ts'
import { gatherInput } from './input.ts'
import type { Limit } from './limits.ts'
import { allowOwnOrigins, requireOwnOrigin } from './origins.ts'
import { type Envelope, perform, requirePermission } from './perform.ts'

/** Every declared call as a route under /api. Order: rate by address, session, permission, origin, validation, verb (design 7). */
export const apiRoutes = fp<Ground & { routes: readonly Route[]; limit: Limit }>(async (app, { routes, limit, ...ground }) => {
  app.setErrorHandler(answerError)

  const serve = (app: FastifyInstance, route: Route) => {
    const { call } = route
    app.route({
      method: call.method,
      url: `/api${addressOf(call)}`,
      onRequest: async (request, reply) => {
        allowOwnOrigins(request, reply, ground)
        await limit(call.rate ?? 'default', request)
        const circumstances = await circumstancesOf(request, ground)
        requirePermission(call, circumstances.session)
        if (needsOwnOrigin(call)) requireOwnOrigin(request, circumstances.edition, ground, circumstances.session !== null)
      },
      handler: async (request, reply) => {
        const circumstances = await circumstancesOf(request, ground)
        const raw = call.raw && { raw: { bytes: request.body as Buffer, headers: request.headers } }
        const performed = await perform(route, { ...circumstances, ...raw }, () => gatherInput(request, call))
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
  app.setNotFoundHandler((request, reply) => answerError(new NotFound(), request, reply))
  app.all('/api', () => Promise.reject(new NotFound()))
  app.all('/api/*', async (request, reply) => {
    if (request.method !== 'OPTIONS') throw new NotFound()
    allowOwnOrigins(request, reply, ground)
    return reply.code(204).send()
  })
})

/** `{name}` becomes `:name`; inside a segment it ends where the next letters begin. */
const addressOf = (call: Call) => decodeURI(call.path).replaceAll(/\{(\w+)\}(\w?)/g, (_, name, next) => (next ? `:${name}(^.+?)${next}` : `:${name}`))

const envelopeOf = (error: Envelope['error'], data: unknown = null): Envelope => ({ status: 'fail', data, error })

/** Every refusal, Fastify's own too, leaves in the one envelope; what is ours is logged with the request id and told without internals. */
function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (thrown instanceof TooManyRequests) reply.header('retry-after', thrown.retryAfter)
  if (thrown instanceof Refusal) return reply.code(thrown.code).send(envelopeOf(thrown.error, thrown.data))
  const { statusCode = 500 } = thrown as { statusCode?: number }
  if (statusCode === 403) return reply.code(403).send(envelopeOf('forbidden'))
  if (statusCode === 413) return reply.code(413).send(envelopeOf('file_too_big'))
  if (statusCode === 415) return reply.code(415).send(envelopeOf('file_type'))
  if (statusCode < 500) return reply.code(statusCode).send(envelopeOf(statusCode === 404 ? 'not_found' : { body: 'invalid_type' }))
  request.log.error({ err: thrown }, 'a request failed')
  const isBusy = isUnavailable(thrown)
  const error: ErrorCode = isBusy ? 'provider_unavailable' : 'server_error'
  if (isBusy) reply.header('retry-after', RETRY_SECONDS)
  return reply.code(errorCodes[error]).send(envelopeOf(error, { request_id: request.id }))
}
