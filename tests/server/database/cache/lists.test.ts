import { beforeEach, expect, test, vi } from 'vitest'
import { type Cache, type EditionCache, openCache } from '../../../../server/database/cache/cache.ts'
import type { KeptList } from '../../../../server/database/cache/lists.ts'
import { isTouched } from '../../../../server/database/cache/scopes.ts'
import type { Reader } from '../../../../server/database/open.ts'

const [shared, aside] = [{ name: 'shared' }, { name: 'aside' }] as unknown as [Reader, Reader]
const drawnFrom = new Set(['subject:3'] as const)
let cache: EditionCache
/** As a page sees it. */
let page: Cache
let readings = 0
interface Reading extends KeptList {
  reading: number
}
const read = async (bytes = 1): Promise<Reading> => {
  readings += 1
  return { reading: readings, bytes, isTouched: (scopes) => isTouched(drawnFrom, scopes) }
}
const list = (key = 'list', make: Parameters<typeof page.keepList<Reading>>[1] = () => read()) => page.keepList(key, make)
const reading = async (...given: Parameters<typeof list>) => (await list(...given))?.reading ?? null

beforeEach(() => {
  cache = openCache({ shared: () => shared, aside })
  page = cache.viewFor({ drawnFrom: new Set() })
  readings = 0
})

test('a list is read for the second who asks, and kept for those after them', async () => {
  expect([await reading(), await reading(), await reading()]).toEqual([null, 1, 1])
})

test('those who ask while it is read wait for the one reading', async () => {
  await list()
  expect(await Promise.all([reading(), reading(), reading()])).toEqual([1, 1, 1])
})

test('it is read with the reader that all share', async () => {
  const make = vi.fn(async () => null)
  await list('list', make)
  await list('list', make)
  expect(make.mock.calls).toEqual([[shared]])
})

test('who is not kept until what they show changes is answered none, however often they ask', async () => {
  for (const view of [cache, cache.viewFor({}), cache.viewFor({ isInTransaction: true })])
    expect([await view.keepList('list', () => read()), await view.keepList('list', () => read())]).toEqual([null, null])
  expect(readings).toBe(0)
})

test('a change that touches it forgets it, another does not', async () => {
  await list()
  await list()
  cache.forget(['subject:4', 'content'])
  expect(await reading()).toBe(1)
  cache.forget(['subject:3'])
  expect(await reading()).toBe(2)
  cache.forget('all')
  expect(await reading()).toBe(3)
})

test('what was being read during a change is kept for nobody who comes after it', async () => {
  await list()
  const before = list()
  cache.forget(['content'])
  const after = list()
  expect([(await before)?.reading, (await after)?.reading, await reading()]).toEqual([1, 2, 2])
})

test('a failure is kept for nobody', async () => {
  await list()
  await expect(list('list', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await reading()).toBe(1)
})

test('one that turns out too long is not read again', async () => {
  const tooLong = vi.fn(async () => null)
  for (let n = 0; n < 4; n += 1) expect(await list('long', tooLong)).toBeNull()
  expect(tooLong).toHaveBeenCalledTimes(1)
})

test('a minute later it is read anew, for the second who asks again', async () => {
  // the cache looks at the clock once a millisecond
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const wait = (ms: number) => {
    clock.mockReturnValue(performance.now() + ms)
    vi.advanceTimersByTime(ms)
  }
  try {
    await list()
    await list()
    wait(59_000)
    expect(await reading()).toBe(1)
    wait(2000)
    expect([await reading(), await reading()]).toEqual([null, 2])
  } finally {
    clock.mockRestore()
    vi.useRealTimers()
  }
})

test('lists beyond half a megabyte push out those that nobody asked for longest', async () => {
  const third = () => read(200 * 1024)
  for (const key of ['a', 'b', 'c']) {
    await list(key, third)
    await list(key, third)
  }
  expect([await reading('c', third), await reading('b', third), await reading('a', third)]).toEqual([3, 2, 4])
})
