import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { EditionCode } from '../../editions/index.ts'
import { type ChatMeters, chatMeters } from '../chat/meters.ts'
import type { Databases } from '../database/open.ts'
import { networks } from '../http/proxies.ts'
import { callbackFailures, paymentsCounted } from '../payments/counted.ts'
import type { Settings } from '../settings.ts'
import { underAnyLoad } from './load-shedding.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts an answer that the framework does not see. */
    countKept: (status: number) => void
    /** What the chat's sockets are measured by. */
    chatMeters: ChatMeters
  }
}

/** `/metrics` in Prometheus' text form, for the addresses of METRICS_ALLOW alone; to anybody else it does not exist. */
export const metrics = fp<{ settings: Settings; databases: Pick<Databases, 'of'> }>(async (app, { settings, databases }) => {
  const registry = new Registry()
  const allows = networks(settings.metricsAllow)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const kept = new Map<number, number>()
  new Counter({
    name: 'kept_pages_total',
    help: 'Answers from the kept pages, which stand in front of everything else, by status',
    labelNames: ['status'],
    registers: [registry],
    // the library looks a label up by a text that it makes anew each time, too much for pages that take 30 µs
    collect() {
      this.reset()
      for (const [status, times] of kept) this.inc({ status }, times)
    },
  })
  app.decorate('countKept', (status: number) => void kept.set(status, (kept.get(status) ?? 0) + 1))
  app.decorate('chatMeters', chatMeters(registry))
  collectDefaultMetrics({ register: registry })
  for (const counter of [paymentsCounted, callbackFailures]) registry.registerMetric(counter)
  new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'How long the first of the messages on their way out has waited',
    labelNames: ['edition'],
    registers: [registry],
    async collect() {
      await Promise.all(settings.editions.map(async (edition) => this.set({ edition }, await oldestMessage(databases, edition))))
    },
  })

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    durations.observe({ method, route: routeOptions.url ?? 'unknown', status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  app.get('/metrics', underAnyLoad, async (request, reply) => {
    if (!isAllowed(request, allows, settings)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
})

/** In seconds; not a number while the database is away. */
async function oldestMessage(databases: Pick<Databases, 'of'>, edition: EditionCode): Promise<number> {
  try {
    const { pool } = await databases.of(edition)
    const { rows } = await pool.query<{ age: number | null }>(
      "select extract(epoch from now() - min(created_at))::float as age from outbox where state = 'waiting'",
    )
    return rows[0]?.age ?? 0
  } catch {
    return Number.NaN
  }
}

/** Behind a proxy that is not trusted everybody seems to come from the proxy's address, so then nobody is let in. */
function isAllowed({ ip, headers }: FastifyRequest, allows: ReturnType<typeof networks>, { trustProxy }: Settings): boolean {
  if (trustProxy.length === 0 && headers['x-forwarded-for'] !== undefined) return false
  return allows(ip)
}
