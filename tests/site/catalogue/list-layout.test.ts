import { describe, expect, test } from 'vitest'
import { onlineAfter, splitBest, tabularBefore, variantOf } from '../../../site/catalogue/list-layout.ts'
import { buildCard } from '../../build/catalogue-answer.ts'

const cards = (statuses: number[]) => statuses.map((status, at) => buildCard({ id: at + 1, status }))
const ids = (tutors: { id: number }[]) => tutors.map(({ id }) => id)

describe('best available tutors', () => {
  test.each([
    { rule: 'flag 0 shows no block', flag: 0, statuses: [6, 3, 6], best: [], rest: [1, 2, 3] },
    { rule: 'flag 1 takes school tutors out of the list', flag: 1, statuses: [3, 6, 3, 6], best: [2, 4], rest: [1, 3] },
    { rule: 'flag 2 does the same', flag: 2, statuses: [3, 6], best: [2], rest: [1] },
    { rule: 'there are three at most, the first of the list', flag: 1, statuses: [6, 6, 3, 6, 6], best: [1, 2, 4], rest: [3, 5] },
    { rule: 'nobody else is taken', flag: 1, statuses: [3, 3], best: [], rest: [1, 2] },
  ])('$rule', ({ flag, statuses, best, rest }) => {
    const split = splitBest(cards(statuses), flag)
    expect([ids(split.best), ids(split.rest)]).toEqual([best, rest])
  })

  test('an experiment that does not run counts as 0', () => {
    expect(variantOf([{ id: 'best_tutors', variet_id: 2 }], 'best_tutors')).toBe(2)
    expect(variantOf([], 'best_tutors')).toBe(0)
  })
})

describe('online tutors', () => {
  test.each([
    { count: 25, flag: 1, after: 9 },
    { count: 10, flag: 0, after: 9 },
    { count: 4, flag: 1, after: 3 },
    { count: 25, flag: 2, after: null },
    { count: 0, flag: 1, after: null },
  ])('of a list of $count with flag $flag stand after entry $after', ({ count, flag, after }) => expect(onlineAfter(count, flag)).toBe(after))
})

describe('figures', () => {
  test.each([
    { count: 25, before: 20 },
    { count: 22, before: 20 },
    { count: 21, before: 19 },
    { count: 5, before: 3 },
    { count: 4, before: null },
    { count: 0, before: null },
  ])('of a list of $count stand before entry $before', ({ count, before }) => expect(tabularBefore(count)).toBe(before))
})
