import { describe, expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { hoursOf, likeMonday, withCopy, withSlots } from '../../theme/week.ts'

const plain = (hours: string[]) => hours.map((text) => text.replaceAll(/[\u00a0\u2060]/g, (mark) => (mark === '\u00a0' ? ' ' : '')))

describe('the free hours of a day', () => {
  test.each([
    ['half hours that follow each other as one', 'kz', [19, 20, 25], ['9:00–10:00', '12:00–12:30']],
    ['in order, each once, however they are kept', 'kz', [25, 20, 19, 20], ['9:00–10:00', '12:00–12:30']],
    ['the last of them until midnight', 'kz', [47, 48], ['23:00–24:00']],
    ['until midnight where clocks count to twelve', 'us', [47, 48], ['11:00 PM–12:00 AM']],
    ['the whole day', 'in', Array.from({ length: 48 }, (_, n) => n + 1), ['12:00 am–12:00 am']],
    ['none', 'kz', [], []],
  ] as const)('are %s', (_, code, slots, hours) => expect(plain(hoursOf(slots, editionOf(code)))).toEqual(hours))
})

describe('a week', () => {
  const week = { 1: [19, 20], 3: [30], 6: [40] }
  test.each([
    ['takes hours of a day in their order', withSlots(week, 3, [20, 19], true), { ...week, 3: [19, 20, 30] }],
    ['takes an hour that is free already once', withSlots(week, 1, [20, 21], true), { ...week, 1: [19, 20, 21] }],
    ['gives hours back', withSlots(week, 1, [20, 21], false), { ...week, 1: [19] }],
    ['keeps no day without hours', withSlots(week, 3, [30], false), { 1: [19, 20], 6: [40] }],
    ['takes a day’s hours on another day', withCopy(week, 6, 1), { ...week, 1: [40] }],
    ['empties a day by a copy of an empty one', withCopy(week, 2, 1), { 3: [30], 6: [40] }],
    ['takes Monday’s hours on working days alone', likeMonday(week), { 1: [19, 20], 2: [19, 20], 3: [19, 20], 4: [19, 20], 5: [19, 20], 6: [40] }],
    ['has no working days like a Monday without hours', likeMonday({ 3: [30], 6: [40] }), { 6: [40] }],
  ])('%s', (_, after, expected) => expect(after).toEqual(expected))
})
