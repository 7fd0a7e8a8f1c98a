import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Call, RateClass } from '../../schemas/index.ts'
import type { Rate } from '../settings.ts'
import { circumstancesOf, type Ground } from './circumstances.ts'

/** An IPv6 household has more addresses than there are tries: its network counts as one. */
const addressOf = ({ ip }: FastifyRequest) => normalizeIP(ip)

/**
 * The limit of a call's class; sign-in and sending count per address, everything else per session (spec: decisions API-11). Only a session that exists counts
 * as one: by made-up cookies nobody gets round the limit of their address.
 */
export function rateOf(call: Call, ground: Ground) {
  const { rates } = ground.settings
  const limits: Record<RateClass, Rate> = {
    login: rates.loginIp,
    code: rates.loginIp,
    request: rates.requestIp,
    feedback: rates.feedbackIp,
    default: rates.other,
  }
  const name = call.rate ?? 'default'
  const limit = limits[name]
  if (!limit) return false
  const perSession = name === 'default'
  return {
    max: limit.max,
    timeWindow: limit.seconds * 1000,
    groupId: name,
    keyGenerator: async (request: FastifyRequest) => (perSession && (await circumstancesOf(request, ground)).session?.id) || addressOf(request),
  }
}
