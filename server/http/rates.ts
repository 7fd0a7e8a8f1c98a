import type { FastifyRequest } from 'fastify'
import type { Call, RateClass } from '../../schemas/index.ts'
import { SESSION_COOKIE } from '../sessions/session.ts'
import type { Rate, Settings } from '../settings.ts'

/** The limit of a call's class; sign-in and sending count per address, everything else per session (spec: decisions API-11). */
export function rateOf(call: Call, { rates }: Settings) {
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
    keyGenerator: (request: FastifyRequest) => (perSession && request.cookies[SESSION_COOKIE]) || request.ip,
  }
}
