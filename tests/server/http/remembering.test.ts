import { expect, test } from 'vitest'
import { remembering } from '../../../server/http/remembering.ts'

test('what was found for a text is found once, and anew when too many others came', () => {
  const asked: string[] = []
  const find = remembering((text) => asked.push(text), 2)
  expect([find('a'), find('b'), find('a')]).toEqual([1, 2, 1])
  expect([find('c'), find('a')]).toEqual([3, 4])
})
