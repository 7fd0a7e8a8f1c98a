import { beforeEach, expect, test, vi } from 'vitest'
import { type EditionCache, openCache } from '../../../../server/database/cache/cache.ts'
import type { Bumped, Scope } from '../../../../server/database/cache/scopes.ts'
import type { Reader } from '../../../../server/database/open.ts'

const [shared, aside] = [{ name: 'shared' }, { name: 'aside' }] as unknown as [Reader, Reader]
let cache: EditionCache
beforeEach(() => {
  cache = openCache({ shared: () => shared, aside })
})

test('what was made is answered again until its time is over', async () => {
  const make = vi.fn(async () => make.mock.calls.length)
  expect([await cache.keep('time', 60, make), await cache.keep('time', 60, make)]).toEqual([1, 1])
  expect([await cache.keep('no time', 0, make), await cache.keep('no time', 0, make)]).toEqual([2, 3])
})

test('those who come while it is made wait for the one making', async () => {
  const make = vi.fn(async () => 'made')
  await Promise.all([cache.keep('once', 60, make), cache.keep('once', 60, make)])
  expect(make).toHaveBeenCalledTimes(1)
})

test('a failure is kept for nobody', async () => {
  await expect(cache.keep('failing', 60, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.keep('failing', 60, async () => 'back')).toBe('back')
})

test('what is not worth keeping is made again, but once for those who wait', async () => {
  const make = vi.fn(async () => make.mock.calls.length)
  const small = () => cache.keep('small', 60, make, (value) => value > 1)
  expect(await Promise.all([small(), small()])).toEqual([1, 1])
  expect([await small(), await small()]).toEqual([2, 2])
})

test('each edition has its own', async () => {
  const other = openCache({ shared: () => shared, aside })
  await cache.keep('place', 60, async () => 'Алматы')
  expect(await other.keep('place', 60, async () => 'Київ')).toBe('Київ')
})

const changes: [changed: string, scopes: Bumped, forgotten: string[]][] = [
  ['one tutor', ['tutor:1'], ['card', 'page']],
  ['reference data', ['reference'], ['reference', 'page']],
  ['texts', ['content'], []],
  ['another tutor', ['tutor:2', 'subject:8'], []],
  ['everything', 'all', ['reference', 'card', 'page']],
]

test.each(changes)('a change of %s forgets what was drawn from it, at second hand too, and nothing else', async (_, scopes, forgotten) => {
  const read = async (text: string) => {
    const made: string[] = []
    const fact = (at: EditionCache | Parameters<Parameters<typeof cache.keep>[2]>[0]['cache'], key: string, scope: Scope) =>
      at.keep(key, 60, async ({ cache: inner }) => {
        inner.note(scope)
        made.push(key)
        return text
      })
    await fact(cache, 'reference', 'reference')
    await fact(cache, 'card', 'tutor:1')
    await cache.keep('page', 60, async ({ cache: inner }) => {
      made.push('page')
      return [await fact(inner, 'reference', 'reference'), await fact(inner, 'card', 'tutor:1')]
    })
    return made
  }
  expect(await read('old')).toEqual(['reference', 'card', 'page'])
  expect(await read('old')).toEqual([])
  cache.forget(scopes)
  expect(await read('new')).toEqual(forgotten)
})

test('a piece of work learns what it was drawn from, kept facts included', async () => {
  const make = () => cache.keep('reference', 60, async (fresh) => fresh.cache.note('reference'))
  await make()
  const drawnFrom = new Set<Scope>()
  const view = cache.viewFor({ drawnFrom })
  view.note('tutor:1')
  await view.keep('reference', 60, async () => {})
  expect([...drawnFrom]).toEqual(['tutor:1', 'reference'])
})

test('what is being made while something changes is not kept', async () => {
  let end = (_: string) => {}
  const slow = cache.keep('slow', 60, () => new Promise<string>((done) => (end = done)))
  cache.forget(['content'])
  end('old')
  expect(await slow).toBe('old')
  expect(await cache.keep('slow', 60, async () => 'new')).toBe('new')
})

test('a fact is never read in the transaction of whoever asks first, nor does a transaction wait for the making of others', async () => {
  let end = (_: unknown) => {}
  const waiting = cache.keep('fact', 60, ({ db }) => new Promise((done) => (end = () => done(db))))
  const within = cache.viewFor({ isInTransaction: true })
  expect(await within.keep('fact', 60, async ({ db, cache: inner }) => [db, await inner.keep('inner', 60, async (fresh) => fresh.db)])).toEqual([
    aside,
    aside,
  ])
  end(null)
  expect(await waiting).toBe(shared)
})

test('a listener hears what changed until it stops', () => {
  const heard = vi.fn()
  const stop = cache.onForget(heard)
  cache.forget(['tutor:1'])
  stop()
  cache.forget('all')
  expect(heard.mock.calls).toEqual([[['tutor:1']]])
})

test('the least recently used leave when there are too many', async () => {
  await cache.keep('first', 60, async () => 'old')
  await cache.keep('second', 60, async () => 'old')
  for (let n = 0; n < 998; n += 1) await cache.keep(`filler ${n}`, 60, async () => n)
  await cache.keep('first', 60, async () => 'new')
  await cache.keep('one more', 60, async () => 1)
  expect(await cache.keep('first', 60, async () => 'new')).toBe('old')
  expect(await cache.keep('second', 60, async () => 'new')).toBe('new')
})
