import { expect, test, vi } from 'vitest'
import { api, isActing, speak, unreachable } from '../../data-providers/api.ts'
import { api as staff } from '../../data-providers/staff-api.ts'
import * as contract from '../../schemas/index.ts'

const reports: string[] = []

/** From now on requests go here; reports of errors get through and are not counted. */
function stubNetwork(fetch: (url: string, init: RequestInit) => Promise<unknown>) {
  reports.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.startsWith(`/api${contract.reportError.path}`)) return fetch(url, init)
    reports.push(JSON.parse(String(init.body)).message)
    return Response.json({ status: 'success', data: null, error: null })
  })
  vi.useFakeTimers()
}

/** A network that fails as often as told, then answers. */
function failing(times: number, message = 'Failed to fetch') {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    if (fetch.mock.calls.length <= times) throw new TypeError(message)
    return Response.json({ status: 'success', data: null, error: null })
  })
  stubNetwork(fetch)
  return fetch
}

test('what only reads is asked for again after half a second when the network fails', async () => {
  const fetch = failing(1)
  const answer = api.get('/auth/role/get')
  await vi.advanceTimersByTimeAsync(499)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect((await answer).status).toBe('success')
})

test('it is asked for no third time', async () => {
  const fetch = failing(2)
  const answer = api.get('/auth/role/get')
  await vi.advanceTimersByTimeAsync(5000)
  expect([await answer, fetch.mock.calls.length]).toEqual([{ status: 'fail', data: null, error: 'other' }, 2])
})

test.each([
  ['the site', api],
  ['the back office', staff],
])('a failure of the network that lasts is reported by %s, one that passes is not', async (place, { get }) => {
  failing(1, 'Passing')
  const passing = get('/auth/role/get')
  await vi.advanceTimersByTimeAsync(5000)
  expect((await passing).status).toBe('success')
  // told once of each kind, so each place fails in its own way
  failing(2, place)
  const lasting = get('/auth/role/get')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await lasting).toBe(unreachable)
  vi.useRealTimers()
  await expect.poll(() => reports).toContain(`TypeError: ${place}`)
  expect(reports).not.toContain('TypeError: Passing')
})

test('what changes something is never sent twice', async () => {
  const fetch = failing(1)
  const answer = api.post('/tutor/logout')
  await vi.advanceTimersByTimeAsync(5000)
  expect([await answer, fetch.mock.calls.length]).toEqual([{ status: 'fail', data: null, error: 'other' }, 1])
})

test('a GET that moves money is never sent twice, and says by its key which press it is', async () => {
  const fetch = failing(1)
  const answer = api.get('/tutor/wallet/pay_by_token/{provider}', { provider: 'card_a', sum: 1000, card_id: 3 }, { key: 'of-one-press' })
  await vi.advanceTimersByTimeAsync(5000)
  expect([await answer, fetch.mock.calls.length]).toEqual([{ status: 'fail', data: null, error: 'other' }, 1])
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ 'idempotency-key': 'of-one-press' })
})

test('such GETs are those that the contract calls so', () => {
  const gets = Object.values(contract).filter((one) => contract.isCall(one) && one.method === 'GET') as contract.Call[]
  const acting = gets.filter(({ once, acts }) => once || acts).map(({ path }) => path)
  expect(gets.filter(({ path }) => isActing(path)).map(({ path }) => path)).toEqual(acting)
  expect(acting.length).toBeGreaterThan(3)
})

test.each([
  ['the site', api],
  ['the back office', staff],
])('a refusal carries to %s the seconds after which it may be tried again', async (_, { post }) => {
  const refusal = { status: 'fail', data: null, error: 'too_many_requests' }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 429, headers: { 'retry-after': '47' } }))
  expect(await post('/tutor/logout')).toEqual({ ...refusal, retry_after: 47 })
})

test('a server that keeps silent for 20 seconds is out of reach', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), ms)
    return controller.signal
  })
  const fetch = vi.fn(
    (_url: string, { signal }: RequestInit) => new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('timeout')))),
  )
  stubNetwork(fetch)
  const answer = api.get('/auth/role/get')
  await vi.advanceTimersByTimeAsync(20_000)
  expect([await answer, fetch.mock.calls.length]).toEqual([unreachable, 1])
})

test.each([
  ['a gateway with an object of its own', { message: 'Bad Gateway', status: 502 }],
  ['a gateway with nothing', null],
])('what %s says in place of the server is no answer of the server', async (_, said) => {
  stubNetwork(async () => Response.json(said, { status: 502 }))
  expect(await api.post('/tutor/logout')).toBe(unreachable)
  expect(await staff.post('/tutor/logout')).toEqual({ status: 'fail', data: null, error: 'server_error' })
})

test('answers come in the language of the page, unless a call asks for another', async () => {
  const fetch = failing(0)
  speak('en')
  await api.get('/auth/role/get')
  await api.post('/tutor/logout')
  await api.get('/client/request_options', { lang: 'ru' })
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/api/auth/role/get?lang=en',
    '/api/tutor/logout?lang=en',
    '/api/client/request_options?lang=ru',
  ])
})
