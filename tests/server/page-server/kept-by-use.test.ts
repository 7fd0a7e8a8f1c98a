import { expect, test } from 'vitest'
import { keptByUse } from '../../../server/page-server/kept-by-use.ts'

/** Room for eighty values, ten of them asked for once. */
const room = () => keptByUse<{ text: string }>(80, () => 1)
const value = (text: string) => ({ text })
const many = Array.from({ length: 200 }, (_, number) => String(number))

test('what was asked for once makes room for the next, what was asked for again stays', () => {
  const kept = room()
  kept.set('regular', value('regular'))
  kept.use('regular')
  for (const name of many) kept.set(name, value(name))
  expect(kept.get('regular')).toEqual(value('regular'))
  expect(kept.entries().map(([name]) => name)).toEqual(expect.arrayContaining(['199', '190']))
  expect(kept.get('189')).toBeUndefined()
  expect(kept.bytes()).toBe(11)
})

test('of those asked for again the one that nobody asked for longest makes room', () => {
  const kept = room()
  for (const name of many.slice(0, 71)) {
    kept.set(name, value(name))
    kept.use(name)
    kept.get('0')
  }
  expect(['0', '1', '2', '70'].map((name) => kept.get(name)?.text)).toEqual(['0', undefined, '2', '70'])
  expect(kept.bytes()).toBe(70)
})

test('it tells who was asked for again, and when that is for the first time', () => {
  const kept = room()
  kept.set('page', value('page'))
  expect([kept.isUsed('page'), kept.use('page'), kept.isUsed('page'), kept.use('page')]).toEqual([false, true, true, false])
  expect([kept.use('nobody'), kept.isUsed('nobody')]).toEqual([false, false])
})

test('a new value takes the place of the former one, wherever that stands', () => {
  const kept = room()
  for (const name of ['once', 'again']) kept.set(name, value('former'))
  kept.use('again')
  for (const name of ['once', 'again']) kept.set(name, value('new'))
  expect(kept.entries()).toHaveLength(2)
  expect([kept.get('once'), kept.peek('again')]).toEqual([value('new'), value('new')])
  for (const name of many) kept.set(name, value(name))
  expect([kept.get('once'), kept.get('again')]).toEqual([undefined, value('new')])
})

test('what is taken out is gone from both, and a name that nobody has may be used and taken out', () => {
  const kept = room()
  kept.use('nobody')
  kept.delete('nobody')
  for (const name of ['once', 'again']) kept.set(name, value(name))
  kept.use('again')
  kept.use('again')
  kept.delete('once')
  kept.delete('again')
  expect([kept.entries(), kept.bytes()]).toEqual([[], 0])
})
