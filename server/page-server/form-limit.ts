import type { FastifyRequest } from 'fastify'
import { changes } from '../calls.ts'
import { TooManyRequests } from '../errors.ts'
import type { Count } from '../http/in-process.ts'
import { type Limit, limitComing, limitSent } from '../http/limits.ts'

/** What a posted form does falls under its own limit, as the call of a script would; `refusal` is set when it was one too many (spec: decisions API-11). */
export function formLimit(limit: Limit, request: FastifyRequest) {
  const counted: { refusal?: TooManyRequests; count: Count } = {
    async count(call, when) {
      if (!call.rate || !changes(call)) return
      try {
        await (when === 'coming' ? limitComing : limitSent)(limit, call.rate, request)
      } catch (error) {
        if (error instanceof TooManyRequests) counted.refusal = error
        throw error
      }
    },
  }
  return counted
}
