import { expect, test, vi } from 'vitest'
import { api, isActing, speak, unreachable } from '../../data-providers/api.ts'
import * as contract from '../../schemas/index.ts'

/** A network that fails as often as told, then answers. */
function failing(times: number) {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => {
    if (fetch.mock.calls.length <= times) throw new TypeError('Failed to fetch')
    return Response.json({ status: 'success', data: null, error: null })
  })
  vi.stubGlobal('fetch', fetch)
  vi.useFakeTimers()
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

test('a server that keeps silent for 20 seconds is out of reach', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), ms)
    return controller.signal
  })
  const fetch = vi.fn(
    (_url: string, { signal }: RequestInit) => new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('timeout')))),
  )
  vi.stubGlobal('fetch', fetch)
  vi.useFakeTimers()
  const answer = api.get('/auth/role/get')
  await vi.advanceTimersByTimeAsync(20_000)
  expect([await answer, fetch.mock.calls.length]).toEqual([unreachable, 1])
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
