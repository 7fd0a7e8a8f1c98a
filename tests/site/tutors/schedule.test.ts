import { describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { daysOf, isFolded, isStale, nextFree, noonOf } from '../../../site/tutors/schedule.ts'
import { buildWeek } from '../../build/catalogue-answer.ts'

const kz = editionOf('kz')
/** A moment of Friday 20 November 2026 in kz. */
const friday = (hour: number, minute = 0) => noonOf('2026-11-20', kz) + (hour - 12) * 3600 + minute * 60

describe('the week', () => {
  test('goes from Monday to Sunday, with times in order', () => {
    const days = daysOf(buildWeek({ 1: [36, 33], 5: [20] }), false, friday(12), kz)
    expect(days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect([days[0]?.times, days[1]?.times, days[4]?.times]).toEqual([['16:00', '17:30'], [], ['9:30']])
    expect(days.some(({ isToday, date }) => isToday || date)).toBe(false)
  })

  test('of a school tutor is dated and begins today', () => {
    const days = daysOf(buildWeek({ 5: [20] }), true, friday(9), kz)
    expect(days.map(({ date }) => date?.slice(8))).toEqual(['20', '21', '22', '23', '24', '25', '26'])
    expect(days.map(({ isToday }) => isToday)).toEqual([true, false, false, false, false, false, false])
    expect(days[0]?.times).toEqual(['9:30'])
  })

  test.each([
    [true, ['10:00', '10:30']],
    [false, ['9:30', '10:00', '10:30']],
  ])('dated %s leaves out the hours of today that have passed', (isDated, times) => {
    const days = daysOf(buildWeek({ 5: [20, 21, 22] }), isDated, friday(9, 45), kz)
    expect(days.find(({ weekday }) => weekday === 5)?.times).toEqual(times)
  })

  test('shows the hours by a clock to 12 where people use one', () => {
    const us = editionOf('us')
    expect(daysOf(buildWeek({ 1: [20, 36] }), false, friday(12), us)[0]?.times).toEqual(['9:30\u00a0AM', '5:30\u00a0PM'])
  })

  test.each([
    { slots: 4, folded: false, first: 4 },
    { slots: 5, folded: true, first: 4 },
    { slots: 9, folded: true, first: 4 },
    { slots: 0, folded: false, first: 0 },
  ])('with $slots slots in a day folds: $folded', ({ slots, folded, first }) => {
    const days = daysOf(buildWeek({ 2: Array.from({ length: slots }, (_, at) => at + 20) }), false, friday(12), kz)
    expect([isFolded(days), days[1]?.first.length]).toEqual([folded, first])
  })
})

describe('the next free time', () => {
  test.each([
    { rule: 'is later today', week: { 5: [33, 36, 40] }, now: friday(15, 59), next: { date: '2026-11-20', times: ['16:00', '17:30'] } },
    { rule: 'has not begun', week: { 5: [33, 36] }, now: friday(16), next: { date: '2026-11-20', times: ['17:30'] } },
    { rule: 'is tomorrow when today is over', week: { 5: [33], 6: [21] }, now: friday(18), next: { date: '2026-11-21', times: ['10:00'] } },
    { rule: 'does not come round to today’s past', week: { 5: [33] }, now: friday(18), next: null },
    { rule: 'is unknown in an empty week', week: {}, now: friday(9), next: null },
  ])('$rule', ({ week, now, next }) => expect(nextFree(buildWeek(week), now, kz)).toEqual(next))
})

test.each([
  [0, false, false],
  [1, false, true],
  [1, true, false],
  [2, false, false],
])('in variant %i a week that is up to date: %s counts as stale: %s', (variant, schedule_updated_recently, stale) =>
  expect(isStale(variant, { schedule_updated_recently })).toBe(stale),
)
