import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, endOfDay, startOfDay, unixAt, wallTime } from '../../theme/zones.ts'

const unix = (iso: string) => Date.parse(iso) / 1000
const iso = (time: number) => new Date(time * 1000).toISOString().replace('.000', '')

test('a zone of half an hour shows half hours', () =>
  expect(wallTime('Asia/Calcutta', 0)).toEqual({ year: 1970, month: 1, day: 1, hour: 5, minute: 30, second: 0 }))

test('midnight is hour 0, not 24', () => expect(wallTime('Europe/Madrid', unix('2026-07-09T22:00:00Z'))).toMatchObject({ day: 10, hour: 0 }))

describe('endOfDay', () => {
  test.each([
    ['Asia/Almaty', '2026-03-12T05:00:00Z', '2026-03-12T18:59:59Z'],
    ['Asia/Almaty', '2026-03-12T19:00:00Z', '2026-03-13T18:59:59Z'],
    ['Asia/Calcutta', '2026-03-12T18:29:59Z', '2026-03-12T18:29:59Z'],
    ['Asia/Calcutta', '2026-03-12T18:30:00Z', '2026-03-13T18:29:59Z'],
    ['Europe/Warsaw', '2026-03-29T00:30:00Z', '2026-03-29T21:59:59Z'],
    ['Europe/Warsaw', '2026-10-25T00:30:00Z', '2026-10-25T22:59:59Z'],
    ['Europe/Kiev', '2026-03-29T00:30:00Z', '2026-03-29T20:59:59Z'],
    ['America/New_York', '2026-11-01T12:00:00Z', '2026-11-02T04:59:59Z'],
    ['America/Mexico_City', '2026-07-01T12:00:00Z', '2026-07-02T05:59:59Z'],
  ])('%s: the day of %s ends at %s', (zone, moment, end) => expect(iso(endOfDay(zone, unix(moment)))).toBe(end))
})

test('a day of the change of clocks has 23 or 25 hours', () => {
  const length = (moment: string) => endOfDay('Europe/Madrid', unix(moment)) + 1 - startOfDay('Europe/Madrid', unix(moment))
  expect([length('2026-03-29T12:00:00Z') / 3600, length('2026-10-25T12:00:00Z') / 3600]).toEqual([23, 25])
})

describe('addDays', () => {
  test.each([
    ['Europe/Warsaw', '2026-03-28T17:00:00Z', 1, '2026-03-29T16:00:00Z'],
    ['Europe/Warsaw', '2026-10-24T16:00:00Z', 3, '2026-10-27T17:00:00Z'],
    ['America/New_York', '2026-03-07T15:00:00Z', 1, '2026-03-08T14:00:00Z'],
    ['Asia/Almaty', '2026-02-27T10:00:00Z', 3, '2026-03-02T10:00:00Z'],
    ['Asia/Calcutta', '2028-02-28T20:00:00Z', 1, '2028-02-29T20:00:00Z'],
    ['Asia/Almaty', '2026-01-01T00:00:00Z', -1, '2025-12-31T00:00:00Z'],
  ])('%s: %s and %d days keep the time on the clock: %s', (zone, from, days, to) => expect(iso(addDays(zone, unix(from), days))).toBe(to))
})

describe('unixAt', () => {
  const at = (zone: string, month: number, day: number, hour: number, minute: number) =>
    iso(unixAt(zone, { year: 2026, month, day, hour, minute, second: 0 }))

  test('a time the clocks skip is moved on by the skip', () => {
    expect(at('Europe/Warsaw', 3, 29, 2, 30)).toBe('2026-03-29T01:30:00Z')
    expect(at('America/New_York', 3, 8, 2, 30)).toBe('2026-03-08T07:30:00Z')
  })

  test('a time that comes twice means the first', () => {
    expect(at('Europe/Warsaw', 10, 25, 2, 30)).toBe('2026-10-25T00:30:00Z')
    expect(at('America/New_York', 11, 1, 1, 30)).toBe('2026-11-01T05:30:00Z')
  })
})

test.each([
  ['2026-03-12T18:58:00Z', '2026-03-12T19:01:00Z', 1],
  ['2026-03-12T05:00:00Z', '2026-03-12T18:00:00Z', 0],
  ['2026-03-12T05:00:00Z', '2026-03-10T05:00:00Z', -2],
])('in Almaty %s to %s is %d calendar days', (from, to, days) => expect(daysBetween('Asia/Almaty', unix(from), unix(to))).toBe(days))
