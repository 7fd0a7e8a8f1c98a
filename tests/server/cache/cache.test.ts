import { expect, test, vi } from 'vitest'
import { cached, clearCache, onCacheCleared } from '../../../server/cache/cache.ts'

const [kz, ua] = [{ code: 'kz' as const }, { code: 'ua' as const }]

test('what was made is answered again until its time is over', async () => {
  const make = vi.fn(async () => make.mock.calls.length)
  expect([await cached(kz, 'time', 60, make), await cached(kz, 'time', 60, make)]).toEqual([1, 1])
  expect([await cached(kz, 'no time', 0, make), await cached(kz, 'no time', 0, make)]).toEqual([2, 3])
})

test('those who come while it is made wait for the one making', async () => {
  const make = vi.fn(async () => 'made')
  await Promise.all([cached(kz, 'once', 60, make), cached(kz, 'once', 60, make)])
  expect(make).toHaveBeenCalledTimes(1)
})

test('a failure is kept for nobody', async () => {
  await expect(cached(kz, 'failing', 60, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cached(kz, 'failing', 60, async () => 'back')).toBe('back')
})

test('what is not worth keeping is made again, but once for those who wait', async () => {
  const make = vi.fn(async () => make.mock.calls.length)
  const small = () => cached(kz, 'small', 60, make, (value) => value > 1)
  expect(await Promise.all([small(), small()])).toEqual([1, 1])
  expect([await small(), await small()]).toEqual([2, 2])
})

test('each edition has its own, and forgets only its own', async () => {
  await cached(kz, 'place', 60, async () => 'Алматы')
  await cached(ua, 'place', 60, async () => 'Київ')
  clearCache('ua')
  expect(await cached(kz, 'place', 60, async () => 'new')).toBe('Алматы')
  expect(await cached(ua, 'place', 60, async () => 'new')).toBe('new')
})

test('a listener hears which edition was forgotten until it stops', () => {
  const heard = vi.fn()
  const stop = onCacheCleared(heard)
  clearCache('kz')
  stop()
  clearCache('ua')
  expect(heard.mock.calls).toEqual([['kz']])
})

test('the least recently used leave when there are too many', async () => {
  await cached(kz, 'first', 60, async () => 'old')
  await cached(kz, 'second', 60, async () => 'old')
  for (let n = 0; n < 1998; n += 1) await cached(kz, `filler ${n}`, 60, async () => n)
  await cached(kz, 'first', 60, async () => 'new')
  await cached(kz, 'one more', 60, async () => 1)
  expect(await cached(kz, 'first', 60, async () => 'new')).toBe('old')
  expect(await cached(kz, 'second', 60, async () => 'new')).toBe('new')
})
