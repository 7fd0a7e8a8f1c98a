import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../data-providers/api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

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
