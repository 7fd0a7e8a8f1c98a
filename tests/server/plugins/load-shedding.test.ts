import Fastify from 'fastify'
import { expect, test } from 'vitest'
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
