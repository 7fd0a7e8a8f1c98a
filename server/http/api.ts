import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type Call, type ErrorCode, errorCodes } from '../../schemas/index.ts'
import { changes, type Route } from '../calls.ts'
import { isUnavailable, RETRY_SECONDS } from '../database/unavailable.ts'
import { NotFound, Refusal, TooManyRequests } from '../errors.ts'
import { circumstancesOf, type Ground } from './circumstances.ts'
import { writeSession } from './cookies.ts'
import { gatherInput } from './input.ts'
import type { Limit } from './limits.ts'
import { allowOwnOrigins, requireOwnOrigin } from './origins.ts'
import { type Envelope, type Performed, perform, requirePermission } from './perform.ts'

/** Every declared call as a route under /api. Order: rate by address, session, permission, origin, validation, verb (design 7). */
export const apiRoutes = fp<Ground & { routes: readonly Route[]; limit: Limit }>(async (app, { routes, limit, ...ground }) => {
  app.setErrorHandler(answerError)

  for (const route of routes) {
    const { call } = route
    app.route({
      method: call.method,
      url: `/api${addressOf(call)}`,
      onRequest: async (request, reply) => {
        allowOwnOrigins(request, reply, ground)
        await limit(call.rate ?? 'default', request)
        const circumstances = await circumstancesOf(request, ground)
        requirePermission(call, circumstances.session)
        if (changes(call)) requireOwnOrigin(request, circumstances.edition, ground, circumstances.session !== null)
      },
      handler: async (request, reply) => {
        const performed = await perform(route, await circumstancesOf(request, ground), () => gatherInput(request, call))
        writeSession(request, reply, performed.session, ground)
        for (const cookie of ground.visitors.cookiesFor(request, ground)) reply.setCookie(...cookie)
        return send(call, performed, request, reply)
      },
    })
  }
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

function send(call: Call, { code, envelope, file, retryAfter }: Performed, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (file && call.file) {
    return reply
      .type(call.file)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('content-length', file.bytes.byteLength)
      .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength))
  }
  if (call.bare && code === 200) return sendBare(call, envelope.data as Bare, request, reply)
  return reply.code(code).send(envelope)
}

type Bare = { rows: unknown[]; total_count: number } | { row: unknown }

/** The simple REST dialect: a bare record, or a bare list whose total stands in Content-Range (design 8). */
function sendBare({ path }: Call, data: Bare, request: FastifyRequest, reply: FastifyReply) {
  if ('row' in data) return reply.send(data.row)
  const [first = 0] = parsedRange(request)
  const last = Math.max(first, first + data.rows.length - 1)
  return reply.header('content-range', `${path.split('/')[2]} ${first}-${last}/${data.total_count}`).send(data.rows)
}

const parsedRange = (request: FastifyRequest): number[] => {
  const { range } = request.query as { range?: string }
  return range ? JSON.parse(range) : []
}

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
