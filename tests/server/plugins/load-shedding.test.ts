import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { Refusal } from '../../../server/errors.ts'
import { health } from '../../../server/plugins/health.ts'
import { loadShedding } from '../../../server/plugins/load-shedding.ts'
import { useApp } from '../../app.ts'

const { databases, settings } = await useApp()

test('a process that cannot keep up says so with 503 and when to come again, and is alive all the same', async () => {
  const app = Fastify()
  app.setErrorHandler((error, _, reply) => reply.code(error instanceof Refusal ? error.code : 500).send())
  // any heap is too large: pressure that needs no load
  await app.register(loadShedding, { maxHeapUsedBytes: 1, sampleInterval: 10 })
  await app.register(health, { settings, databases })
  app.get('/x', async () => 'answered')
  await expect.poll(async () => (await app.inject('/x')).statusCode).toBe(503)
  expect((await app.inject('/x')).headers['retry-after']).toBe('10')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
})

test('what its start took is nobody’s load: a process that begins to listen answers', async () => {
  const app = Fastify()
  await app.register(loadShedding, { maxHeapUsedBytes: 1, sampleInterval: 200 })
  app.get('/x', async () => 'answered')
  await expect.poll(async () => (await app.inject('/x')).statusCode).toBe(500)
  await app.listen({ port: 0 })
  expect((await app.inject('/x')).statusCode).toBe(200)
  await expect.poll(async () => (await app.inject('/x')).statusCode).toBe(500)
  await app.close()
})

test('whatever is asked of such a process is refused alike: a call, the chat, a file, a list for search engines', async () => {
  const app = await buildApp({ settings, databases, pressure: { maxHeapUsedBytes: 1, sampleInterval: 10 } })
  const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' }
  await expect.poll(async () => (await app.inject('/api/auth/role/get')).statusCode).toBe(503)
  for (const url of ['/api/websocket/?role=client&id=1', '/sitemap.xml', '/robots.txt', '/api/uploads/none.webp'])
    expect([url, (await app.inject({ url, headers: url.includes('websocket') ? upgrade : {} })).statusCode]).toEqual([url, 503])
  await expect(app.injectWS('/api/websocket/?role=client&id=1')).rejects.toThrow('503')
  await app.close()
})

test('what pages are drawn with comes from such a process too, so that the page that refuses shows its drawing', async () => {
  const app = await buildApp({ settings, databases, pressure: { maxHeapUsedBytes: 1, sampleInterval: 10 } })
  await expect.poll(async () => (await app.inject('/api/auth/role/get')).statusCode).toBe(503)
  expect((await app.inject('/img/drawings/wait.svg')).statusCode).toBe(200)
  await app.close()
})
