import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Settings } from '../settings.ts'

/** `/metrics` in Prometheus' text form, for the addresses of METRICS_ALLOW alone; to anybody else it does not exist. */
export const metrics = fp<{ settings: Settings }>(async (app, { settings }) => {
  const registry = new Registry()
  const allowed = listOf(settings.metricsAllow)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  collectDefaultMetrics({ register: registry })

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    durations.observe({ method, route: routeOptions.url ?? 'unknown', status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request, allowed, settings)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
})

/** Behind a proxy that is not trusted everybody seems to come from the proxy's address, so then nobody is let in. */
function isAllowed({ ip, headers }: FastifyRequest, allowed: BlockList, { trustProxy }: Settings): boolean {
  if (!trustProxy && headers['x-forwarded-for'] !== undefined) return false
  return allowed.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')
}

function listOf(networks: string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits) list.addSubnet(address, Number(bits), family)
    else list.addAddress(address, family)
  }
  return list
}
