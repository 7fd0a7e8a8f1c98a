import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { compression } from '../../../server/plugins/compression.ts'

const long = { status: 'success', data: 'many words '.repeat(200) }

async function ask(answer: unknown, headers: Record<string, string> = {}, type = 'application/json') {
  const app = Fastify()
  await app.register(compression)
  app.get('/', (_, reply) => reply.type(type).send(answer))
  return app.inject({ url: '/', headers })
}

describe('answers of calls', () => {
  test('are compressed as the caller takes them', async () => {
    const { headers, rawPayload } = await ask(long, { 'accept-encoding': 'gzip' })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding', 'content-length': String(rawPayload.length) })
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(long)
    expect(rawPayload.length).toBeLessThan(300)
  })

  test.each([
    ['takes no encoding', long, {}],
    ['is answered in less than 1 KB', { status: 'success' }, { 'accept-encoding': 'gzip' }],
  ])('stay as they are for one who %s', async (_, answer, headers) => {
    const response = await ask(answer, headers)
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.json()).toEqual(answer)
  })

  test('tell caches on the way that they differ by encoding even when they came plain', async () => {
    expect((await ask(long)).headers.vary).toBe('accept-encoding')
  })

  test('are left alone when they are no JSON', async () => {
    const { headers, body } = await ask('x'.repeat(5000), { 'accept-encoding': 'gzip' }, 'text/plain')
    expect([headers['content-encoding'], body.length]).toEqual([undefined, 5000])
  })
})
