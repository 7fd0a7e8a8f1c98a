import { describe, expect, test } from 'vitest'
import { editions } from '../../editions/index.ts'
import { gapsOn, isOnShift, lengthOf, momentOf, shiftAt, type Week } from '../../theme/shifts.ts'

const off = { active: false, from: '09:00', to: '18:00' }
const day = { active: true, from: '09:00', to: '18:00' }
const night = { active: true, from: '22:00', to: '02:00' }
const free: Week = { 1: off, 2: off, 3: off, 4: off, 5: off, 6: off, 7: off }

// 22 November 2026 is a Sunday
describe('who works Sunday from 22:00 to 02:00', () => {
  const planned = { week: { ...free, 7: night }, exceptions: [] }
  test.each([
    ['2026-11-22', '21:59', false],
    ['2026-11-22', '22:00', true],
    ['2026-11-22', '01:00', false],
    ['2026-11-23', '01:59', true],
    ['2026-11-23', '02:00', false],
    ['2026-11-23', '22:00', false],
  ])('at %s %s is on shift: %s', (date, time, isOn) => expect(isOnShift(planned, { date, time })).toBe(isOn))

  test('works no night that is switched off', () => {
    const idle = { week: { ...free, 7: { ...night, active: false } }, exceptions: [] }
    expect(isOnShift(idle, { date: '2026-11-22', time: '23:00' })).toBe(false)
    expect(isOnShift(idle, { date: '2026-11-23', time: '01:00' })).toBe(false)
  })

  test('is off the whole night of a Sunday that is excepted', () => {
    const excepted = { ...planned, exceptions: [{ date: '2026-11-22', ...off }] }
    expect(isOnShift(excepted, { date: '2026-11-23', time: '01:00' })).toBe(false)
    expect(isOnShift(excepted, { date: '2026-11-29', time: '23:00' })).toBe(true)
  })
})

test.each(['00:00', '12:00'])('hours that end when they begin at %s are the whole day', (at) => {
  const planned = { week: { ...free, 7: { active: true, from: at, to: at } }, exceptions: [] }
  expect(isOnShift(planned, { date: '2026-11-22', time: '00:00' })).toBe(true)
  expect(isOnShift(planned, { date: '2026-11-22', time: '23:59' })).toBe(true)
  expect(isOnShift(planned, { date: '2026-11-23', time: '00:00' })).toBe(false)
})

describe('by the clock of each country', () => {
  const planned = { week: { ...free, 7: day }, exceptions: [] }
  test.each(Object.values(editions).map(({ code, timeZone }) => [code, timeZone]))('who works in %s is on shift from 9:00 to 18:00', (_, zone) => {
    // every half hour of the Sunday and of what Greenwich has of it elsewhere
    const from = Date.parse('2026-11-21T12:00:00Z') / 1000
    const worked = Array.from({ length: 96 }, (_, n) => from + n * 1800).filter((unix) => isOnShift(planned, momentOf(zone, unix)))
    const clock = (unix: number) => new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(unix * 1000)
    expect([worked.length, clock(worked[0] ?? 0), clock(worked.at(-1) ?? 0)]).toEqual([18, '2026-11-22 09:00', '2026-11-22 17:30'])
  })

  // in Madrid the clocks of 25 October 2026 show 2:00 to 2:59 twice, those of 29 March skip them
  test.each([
    ['2026-10-24', '22:00', '04:00', 7],
    ['2026-03-28', '22:00', '04:00', 5],
  ])('the night of %s lasts as its clock does', (date, begins, ends, hours) => {
    const nightly = { week: free, exceptions: [{ date, active: true, from: begins, to: ends }] }
    const from = Date.parse(`${date}T12:00:00Z`) / 1000
    const worked = Array.from({ length: 48 }, (_, n) => from + n * 1800).filter((unix) => isOnShift(nightly, momentOf('Europe/Madrid', unix)))
    expect(worked.length / 2).toBe(hours)
  })
})

test('the hours of a shift are those that last now, those of yesterday past midnight too', () => {
  const planned = { week: { ...free, 7: night, 1: day }, exceptions: [] }
  expect(shiftAt(planned, { date: '2026-11-23', time: '01:00' })).toEqual(night)
  expect(shiftAt(planned, { date: '2026-11-23', time: '12:00' })).toEqual(day)
  expect(shiftAt(planned, { date: '2026-11-23', time: '20:00' })).toBeNull()
})

test.each([
  [day, 540],
  [night, 240],
  [{ active: true, from: '08:00', to: '08:00' }, 1440],
])('%j last %i minutes', (hours, minutes) => expect(lengthOf(hours)).toBe(minutes))

describe('hours that nobody covers', () => {
  const office = { workingHours: { weekdays: [9, 20], weekend: [10, 18] } } as const
  const works = (from: string, to: string, week: Partial<Week> = {}) => ({
    week: { ...free, 7: { active: true, from, to }, ...week },
    exceptions: [],
  })
  const saturday = (from: string, to: string) => ({ week: { ...free, 6: { active: true, from, to } }, exceptions: [] })
  test.each<[string, ReturnType<typeof works>[], { from: string; to: string }[]]>([
    ['of a day without anybody are the hours of the site', [], [{ from: '10:00', to: '18:00' }]],
    [
      'are those before, between and after',
      [works('11:00', '12:00'), works('13:30', '17:00')],
      [
        { from: '10:00', to: '11:00' },
        { from: '12:00', to: '13:30' },
        { from: '17:00', to: '18:00' },
      ],
    ],
    ['are none where shifts meet', [works('08:00', '14:00'), works('14:00', '22:00')], []],
    ['are none where one works around the clock', [works('12:00', '12:00')], []],
    ['begin where the night before ends', [saturday('22:00', '12:00')], [{ from: '12:00', to: '18:00' }]],
    ['are not shortened by who worked around the clock of the day before', [saturday('12:00', '12:00')], [{ from: '10:00', to: '18:00' }]],
    ['end where a shift past midnight begins', [works('17:00', '02:00')], [{ from: '10:00', to: '17:00' }]],
    ['outside those of the site are none', [works('10:00', '18:00')], []],
  ])('%s', (_, plans, gaps) => expect(gapsOn('2026-11-22', plans, office)).toEqual(gaps))
})
