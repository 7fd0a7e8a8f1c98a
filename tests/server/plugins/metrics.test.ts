import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { networks } from '../../../server/http/proxies.ts'
import { metrics } from '../../../server/plugins/metrics.ts'
import { readSettings } from '../../../server/settings.ts'

const SECRET = 'a secret of more than thirty-two characters'
async function open(environment: Record<string, string> = {}) {
  const settings = readSettings({ SECRET, ...environment })
  const app = Fastify({ trustProxy: networks(settings.trustProxy) })
  await app.register(metrics, { settings, databases: { of: () => Promise.reject(new Error('away')) } })
  return app
}

async function ask(remoteAddress: string, headers: Record<string, string> = {}, environment: Record<string, string> = {}) {
  const app = await open(environment)
  await app.inject('/unknown')
  return app.inject({ url: '/metrics', remoteAddress, headers })
}

describe('/metrics', () => {
  test('counts answers by route, not by address', async () => {
    const { body } = await ask('127.0.0.1')
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1')
    expect(body).toContain('process_cpu_seconds_total')
  })

  test('counts answers from the kept pages by status, the same however often it is asked', async () => {
    const app = await open()
    for (const status of [200, 304, 200]) app.countKept(status)
    for (const _time of [1, 2]) {
      const { body } = await app.inject('/metrics')
      expect(body).toContain('kept_pages_total{status="200"} 2\n')
      expect(body).toContain('kept_pages_total{status="304"} 1\n')
    }
  })

  test.each([
    ['this machine', '127.0.0.1', {}, {}, 200],
    ['this machine by IPv6', '::1', {}, {}, 200],
    ['this machine by IPv4 in IPv6', '::ffff:127.0.0.1', {}, {}, 200],
    ['another machine', '10.1.2.3', {}, {}, 404],
    ['a network of METRICS_ALLOW', '10.1.2.3', {}, { METRICS_ALLOW: '10.0.0.0/8' }, 200],
    ['anybody behind a proxy that is not trusted', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, {}, 404],
    ['a stranger behind a trusted proxy', '127.0.0.1', { 'x-forwarded-for': '8.8.8.8' }, { TRUST_PROXY: '127.0.0.1' }, 404],
  ])('answers %s (%s) %j %j: %i', async (_who, address, headers, environment, code) => {
    expect((await ask(address, headers, environment as Record<string, string>)).statusCode).toBe(code)
  })
})
