import { describe, expect, test } from 'vitest'
import { adsAfter, onlineAfter, splitBest, tabularBefore, variantOf } from '../../../site/catalogue/list-layout.ts'
import { buildCard, buildCatalogue } from '../../build/catalogue-answer.ts'

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
    { count: 5, flag: 1, after: 4 },
    { count: 4, flag: 1, after: null },
    { count: 25, flag: 2, after: null },
    { count: 0, flag: 1, after: null },
  ])('of a list of $count with flag $flag stand after entry $after', ({ count, flag, after }) => expect(onlineAfter(count, flag)).toBe(after))
})

describe('ads', () => {
  const lesson = { id: 8, alias: 'maths', text: 'Maths', name: 'Maths' }
  const [level, city, district] = [lesson, lesson, lesson]
  test.each([
    { of: 'all tutors', set: {}, count: 25, after: 9 },
    { of: 'a place', set: { place: 'online' as const }, count: 25, after: 9 },
    { of: 'a lesson', set: { lesson }, count: 25, after: 9 },
    { of: 'a city', set: { city }, count: 25, after: 9 },
    { of: 'a lesson in a city', set: { lesson, city }, count: 25, after: 9 },
    { of: 'a level', set: { lesson, level }, count: 25, after: 4 },
    { of: 'a level in a city', set: { lesson, level, city }, count: 25, after: 4 },
    { of: 'a level in a district', set: { lesson, level, city, district }, count: 25, after: 9 },
    { of: 'a level up to a price', set: { lesson, level, rate_to: 5000 }, count: 25, after: 9 },
    { of: 'a level, verified', set: { lesson, level, verified: true }, count: 25, after: 9 },
    { of: 'eight', set: {}, count: 8, after: 7 },
    { of: 'five of a level', set: { lesson, level }, count: 5, after: 4 },
    { of: 'four', set: {}, count: 4, after: null },
    { of: 'four of a level', set: { lesson, level }, count: 4, after: null },
  ])('in a list of $of stand after entry $after', ({ set, count, after }) =>
    expect(adsAfter(count, buildCatalogue({ filters: set }).filters)).toBe(after),
  )
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
