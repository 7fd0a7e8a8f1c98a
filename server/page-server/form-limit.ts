import type { FastifyRequest } from 'fastify'
import type { Call } from '../../schemas/index.ts'
import { changes } from '../calls.ts'
import { TooManyRequests } from '../errors.ts'
import type { Limit } from '../http/limits.ts'

/** What a posted form does falls under its own limit, as the call of a script would; `refusal` is set when it was one too many (spec: decisions API-11). */
export function formLimit(limit: Limit, request: FastifyRequest) {
  const counted: { refusal?: TooManyRequests; count: (call: Call) => Promise<void> } = {
    async count(call) {
      if (!call.rate || !changes(call)) return
      try {
        await limit(call.rate, request)
      } catch (error) {
        if (error instanceof TooManyRequests) counted.refusal = error
        throw error
      }
    },
  }
  return counted
}
