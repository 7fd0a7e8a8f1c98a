import fp from 'fastify-plugin'
import { encode, encodingOf } from '../http/encodings.ts'

/** Less is not worth the time: it fits into one packet anyway. */
const LEAST_BYTES = 1024
const isText = /^(application\/json|text\/javascript)/

/** Answers of calls, compressed as the caller takes them; pages and files are encoded where they are kept. */
export const compression = fp(async (app) => {
  app.addHook<unknown>('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.hasHeader('content-encoding') || !isText.test(reply.getHeader('content-type')?.toString() ?? ''))
      return payload
    if (Buffer.byteLength(payload) < LEAST_BYTES) return payload
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
    const encoding = encodingOf(request.headers['accept-encoding']?.toString())
    if (encoding === 'identity') return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return encode(Buffer.from(payload), encoding)
  })
})
