import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { proxyHint } from '../../../server/plugins/proxy-hint.ts'
import { readSettings } from '../../../server/settings.ts'

/** What is logged while requests come in with these headers. */
async function logged(environment: Record<string, string>, ...requests: Record<string, string>[]) {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(JSON.parse(line).msg) } } })
  await app.register(proxyHint, { settings: readSettings({ SECRET: 'x'.repeat(32), ...environment }) })
  app.get('/', async () => '')
  for (const headers of requests) await app.inject({ url: '/', headers })
  await app.close()
  return lines
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' }

test('a proxy that TRUST_PROXY does not name is told of once', async () => {
  expect(await logged({}, forwarded, forwarded)).toEqual([expect.stringContaining('TRUST_PROXY')])
})

test.each([
  ['no proxy is there', {}, {}],
  ['it is named', { TRUST_PROXY: '127.0.0.1' }, forwarded],
])('nothing is said when %s', async (_, environment, headers) => {
  expect(await logged(environment as Record<string, string>, headers as Record<string, string>)).toEqual([])
})
