import { expect, test } from 'vitest'
import { createRandom } from '../../../server/demo/random.ts'

test('the same seed draws the same, another one does not', () => {
  const draw = (seed: string) => Array.from({ length: 5 }, createRandom(seed).next)
  expect(draw('docento')).toEqual(draw('docento'))
  expect(draw('docento')).not.toEqual(draw('docent'))
})

test('a stream of its own is not moved by draws from another', () => {
  const random = createRandom('docento')
  const before = random.of('tutor', 7).next()
  random.int(1, 100)
  expect(random.of('tutor', 7).next()).toBe(before)
})

test('whole numbers reach both ends and nothing beyond', () => {
  const random = createRandom('ends')
  expect(new Set(Array.from({ length: 200 }, () => random.int(1, 3)))).toEqual(new Set([1, 2, 3]))
})

test('some takes each member at most once', () => {
  const taken = createRandom('some').some([1, 2, 3, 4], 9)
  expect(taken.sort()).toEqual([1, 2, 3, 4])
})

test('weights decide how often a key comes', () => {
  const random = createRandom('weights')
  const drawn = Array.from({ length: 1000 }, () => random.weighted({ often: 9, seldom: 1, never: 0 }))
  const often = drawn.filter((key) => key === 'often').length
  expect(often).toBeGreaterThan(850)
  expect(often).toBeLessThan(950)
  expect(drawn).not.toContain('never')
})
