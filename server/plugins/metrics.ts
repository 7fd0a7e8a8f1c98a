import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { networks } from '../http/proxies.ts'
import type { Settings } from '../settings.ts'
import { underAnyLoad } from './load-shedding.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts an answer that the framework does not see. */
    countKept: (status: number) => void
  }
}

/** `/metrics` in Prometheus' text form, for the addresses of METRICS_ALLOW alone; to anybody else it does not exist. */
export const metrics = fp<{ settings: Settings }>(async (app, { settings }) => {
  const registry = new Registry()
  const allows = networks(settings.metricsAllow)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const kept = new Counter({
    name: 'kept_pages_total',
    help: 'Answers from the kept pages, which stand in front of everything else, by status',
    labelNames: ['status'],
    registers: [registry],
  })
  app.decorate('countKept', (status: number) => kept.inc({ status }))
  collectDefaultMetrics({ register: registry })

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    durations.observe({ method, route: routeOptions.url ?? 'unknown', status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  app.get('/metrics', underAnyLoad, async (request, reply) => {
    if (!isAllowed(request, allows, settings)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
})

/** Behind a proxy that is not trusted everybody seems to come from the proxy's address, so then nobody is let in. */
function isAllowed({ ip, headers }: FastifyRequest, allows: ReturnType<typeof networks>, { trustProxy }: Settings): boolean {
  if (trustProxy.length === 0 && headers['x-forwarded-for'] !== undefined) return false
  return allows(ip)
}
