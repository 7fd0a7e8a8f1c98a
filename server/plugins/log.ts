import { randomUUID } from 'node:crypto'
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import fp from 'fastify-plugin'
import { type DestinationStream, pino } from 'pino'
import { describeError } from '../database/describe-error.ts'
import type { Settings } from '../settings.ts'

/** Names whose values never reach the log (spec: decisions API-7). */
const secrets = ['password', 'admin', 'auth_code', 'auth_token', 'token', 'ak', 'confirmation_code', 'reset_code', 'code']

/** The standard output, for many lines at once: a write for each took about as long as the rest of a kept page's answer. A killed process loses the last 100 ms. */
export const gatheredOutput = (): DestinationStream => pino.destination({ sync: false, minLength: 8192, periodicFlush: 100 })

/** Fastify's part of the log: one JSON line per entry, on the standard output if nothing else is given. */
export function logOptions({ logLevel }: Pick<Settings, 'logLevel'>, stream?: DestinationStream): FastifyServerOptions {
  return {
    logger: { level: logLevel, serializers: { req: describeRequest, err: describeError }, ...(stream && { stream }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  }
}

/** One line per answered request, without bodies and headers; the request's id goes out with the answer. */
export const log = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered')
  })
})

/** The address without the values of secrets, those of an address inside of it included. */
export function withoutSecrets(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const query = new URLSearchParams(url.slice(at))
  for (const [name, value] of [...query]) {
    if (secrets.includes(name)) query.delete(name)
    else if (value.includes('?')) query.set(name, withoutSecrets(value))
  }
  return query.size ? `${url.slice(0, at)}?${query}` : url.slice(0, at)
}

/** Whether an address lets in whoever has it. */
export const hasSecret = (url: string): boolean => [...new URLSearchParams(url.split('?')[1]).keys()].some((name) => secrets.includes(name))

/** What a change brings in its address is input as its body is: what people write, their contacts, where money goes. */
function describeRequest({ method, url = '', host, ip }: FastifyRequest) {
  const [path = ''] = url.split('?')
  return { method, url: method === 'GET' || method === 'HEAD' ? withoutSecrets(url) : path, host, ip }
}
