import underPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure'
import fp from 'fastify-plugin'
import { Refusal } from '../errors.ts'

/** ms that a request waits for its turn, on average over a second. */
const LONGEST_DELAY = 2000
const RETRY_AFTER = 10
/** ms between two looks at the delay. */
const INTERVAL = 1000

/** Turned away for want of time, not for what was asked. */
export class Overloaded extends Refusal {
  constructor() {
    super('provider_unavailable')
  }
}

/**
 * Turns requests away with 503 while the process can't keep up, so that those it takes are answered. Kept pages cost less than the refusal and stand in front of
 * it; `/healthz`, `/metrics` and what pages are drawn with answer all the same, by the `pressureHandler` of their routes.
 */
export const loadShedding = fp<FastifyUnderPressureOptions>(async (app, { sampleInterval = INTERVAL, ...options }) => {
  let listensSince = Number.NEGATIVE_INFINITY
  app.addHook('onListen', async () => {
    listensSince = performance.now()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: LONGEST_DELAY,
    sampleInterval,
    pressureHandler: async (_request, reply) => {
      // the first look back takes in the start, when nobody waited
      if (performance.now() - listensSince < 2 * sampleInterval) return
      reply.header('retry-after', RETRY_AFTER)
      throw new Overloaded()
    },
    ...options,
  })
})

/** For routes that answer under pressure too. */
export const underAnyLoad = { config: { pressureHandler: () => {} } }
