import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RateClass } from '../../schemas/index.ts'
import { TooManyRequests } from '../errors.ts'
import { ofWhatIsSent } from '../limits/of-what-is-sent.ts'
import type { Settings } from '../settings.ts'
import { circumstancesOf, type Ground } from './circumstances.ts'
import { withoutPort } from './proxies.ts'

/** Counts a request in a class, or only `looks` whether one more may come. Throws `too_many_requests` beyond its limit. */
export type Limit = (name: RateClass, request: FastifyRequest, how?: 'counts' | 'looks') => Promise<void>

const rates: Record<RateClass, keyof Settings['rates']> = {
  login: 'loginIp',
  link: 'loginIp',
  code: 'loginIp',
  request: 'requestIp',
  feedback: 'feedbackIp',
  webhook: 'webhook',
  page: 'page',
  report: 'report',
  measure: 'measure',
  default: 'other',
}

/** Holds a call to its limit as it comes; where only what is sent counts, the try counts among everything else (spec: decisions API-11). */
export async function limitComing(limit: Limit, name: RateClass, request: FastifyRequest) {
  if (!ofWhatIsSent.has(name)) return limit(name, request)
  await limit('default', request)
  await limit(name, request, 'looks')
}

/** Counts what is sent, once its fields are right. */
export async function limitSent(limit: Limit, name: RateClass, request: FastifyRequest) {
  if (ofWhatIsSent.has(name)) await limit(name, request)
}

/** Where what a process asks itself comes from: no packet can. */
export const OWN_ADDRESS = '0.0.0.0'

/** By the connection, never by what a proxy forwards. */
const isOwn = ({ socket }: FastifyRequest) => socket.remoteAddress === OWN_ADDRESS

/** An IPv6 household has more addresses than there are tries: its network counts as one. */
const addressOf = ({ ip }: FastifyRequest) => normalizeIP(withoutPort(ip))

/**
 * One count per class, shared by all calls in it and by the forms that make them: per address, and per session in the class of everything else
 * (spec: decisions API-11). Only a session that exists counts as one: by made-up cookies nobody gets round the limit of their address. What the process asks
 * itself is not counted.
 */
export function limitsOf(app: FastifyInstance, ground: Ground): Limit {
  const callerOf: Record<'address' | 'session', (request: FastifyRequest) => string | Promise<string>> = {
    address: addressOf,
    session: async (request) => (await circumstancesOf(request, ground)).session?.id ?? addressOf(request),
  }
  const counters = new Map(
    Object.entries(rates).flatMap(([name, rate]) => {
      const limit = ground.settings.rates[rate]
      if (!limit) return []
      const keyGenerator = callerOf[name === 'default' ? 'session' : 'address']
      return [[name, app.createRateLimit({ max: limit.max, timeWindow: limit.seconds * 1000, keyGenerator })]]
    }),
  )
  return async (name, request, how = 'counts') => {
    if (isOwn(request)) return
    const increment = how === 'counts'
    const counted = await counters.get(name)?.(request, { increment })
    if (counted && !counted.isAllowed && (counted.isExceeded || (!increment && counted.remaining === 0)))
      throw new TooManyRequests(counted.ttlInSeconds)
  }
}
