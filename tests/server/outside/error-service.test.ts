import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { openErrorService } from '../../../server/outside/error-service.ts'
import { readSettings } from '../../../server/settings.ts'

interface Got {
  url: string | undefined
  auth: string | undefined
  lines: Record<string, unknown>[]
}
const got: Got[] = []
let status = 200
const server = createServer(async (request, response) => {
  let text = ''
  for await (const part of request) text += part
  got.push({ url: request.url, auth: request.headers['x-sentry-auth']?.toString(), lines: text.split('\n').map((line) => JSON.parse(line)) })
  response.writeHead(status, { 'retry-after': '30' }).end('{}')
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const dsn = `http://public@127.0.0.1:${(server.address() as AddressInfo).port}/below/42`
function open(rate = 1) {
  const service = openErrorService({ sentry: { dsn, rate }, mode: 'production' })
  if (!service) throw new Error('no service')
  return service
}
const stack = 'TypeError: x is undefined\n    at send (https://kz.example/a.js:3:14)\n    at https://kz.example/b.js:1:2'
const met = { from: 'browser', message: 'TypeError: x is undefined', stack, screen: '/user-0/', edition: 'kz' } as const

beforeEach(() => {
  got.length = 0
  status = 200
})

test('an error is sent as an envelope of its project, with its key, its places outermost first', async () => {
  await open().take(met)
  const [{ url, auth, lines } = { lines: [] }] = got as [Got]
  expect(url).toBe('/below/api/42/envelope/')
  expect(auth).toContain('sentry_key=public')
  const [head, item, event] = lines
  expect([item?.type, event?.event_id]).toEqual(['event', head?.event_id])
  expect(event).toMatchObject({
    platform: 'javascript',
    environment: 'production',
    transaction: '/user-0/',
    tags: { edition: 'kz' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is undefined',
          stacktrace: {
            frames: [
              { filename: 'https://kz.example/b.js', lineno: 1, colno: 2 },
              { filename: 'https://kz.example/a.js', function: 'send', lineno: 3, colno: 14 },
            ],
          },
        },
      ],
    },
  })
})

test('a share of errors is sent: one in a hundred unless told, all, or none', async () => {
  expect(readSettings({ SENTRY_DSN: dsn, DATA_DIR: '/tmp/docento-none', SECRET: 'x'.repeat(32) }).sentry?.rate).toBe(0.01)
  const random = vi.spyOn(Math, 'random')
  random.mockReturnValueOnce(0.009).mockReturnValueOnce(0.01).mockReturnValue(0.5)
  const service = open(0.01)
  for (const screen of ['/a', '/b', '/c']) await service.take({ ...met, screen })
  await open(0).take(met)
  expect(got.map(({ lines }) => lines[2]?.transaction)).toEqual(['/a'])
  random.mockRestore()
})

test('what failed of ours is sent whatever the share, with the id that the answer repeats', async () => {
  await open(0).take({ ...met, from: 'server', screen: '/api/tutors', request_id: 'abc' })
  expect(got[0]?.lines[2]).toMatchObject({ platform: 'node', transaction: '/api/tutors', tags: { edition: 'kz', request_id: 'abc' } })
})

test('a service that wants no more is left alone for as long as it says', async () => {
  status = 429
  const service = open()
  const start = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
  await service.take(met)
  clock.mockReturnValue(start + 29_999)
  await service.take(met)
  expect(got).toHaveLength(1)
  clock.mockReturnValue(start + 30_000)
  await service.take(met)
  clock.mockRestore()
  expect(got).toHaveLength(2)
})

test('a service that fails says so to whoever sent', async () => {
  status = 500
  await expect(open().take(met)).rejects.toThrow('the error service answered 500')
})

test('without an address there is no service', () => {
  expect(openErrorService({ sentry: null, mode: 'production' })).toBeNull()
})
