import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errorCodes } from '../../schemas/index.ts'
import { RETRY_SECONDS } from '../database/unavailable.ts'
import { Refusal, TooManyRequests } from '../errors.ts'
import { isAway } from '../outside/tell-error.ts'
import type { Ground } from './circumstances.ts'
import { noteFailure } from './note-failure.ts'
import type { Envelope } from './perform.ts'

export const envelopeOf = (error: Envelope['error'], data: unknown = null): Envelope => ({ status: 'fail', data, error })

/** Every refusal, Fastify's own too, leaves in the one envelope; what is ours is noted with the request id and told without internals. */
export const answerErrors =
  (ground: Pick<Ground, 'outside' | 'settings' | 'hostOf'>) => (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (thrown instanceof TooManyRequests) reply.header('retry-after', thrown.retryAfter)
    if (thrown instanceof Refusal) return reply.code(thrown.code).send(envelopeOf(thrown.error, thrown.data))
    const { statusCode = 500 } = thrown as { statusCode?: number }
    if (statusCode === 403) return reply.code(403).send(envelopeOf('forbidden'))
    if (statusCode === 413) return reply.code(413).send(envelopeOf('file_too_big'))
    if (statusCode === 415) return reply.code(415).send(envelopeOf('file_type'))
    if (statusCode < 500) return reply.code(statusCode).send(envelopeOf(statusCode === 404 ? 'not_found' : { body: 'invalid_type' }))
    noteFailure(ground, request, thrown, 'a request failed')
    const isBusy = isAway(thrown)
    const error: ErrorCode = isBusy ? 'provider_unavailable' : 'server_error'
    if (isBusy) reply.header('retry-after', RETRY_SECONDS)
    return reply.code(errorCodes[error]).send(envelopeOf(error, { request_id: request.id }))
  }
