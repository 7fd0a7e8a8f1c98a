import { describe, expect, test } from 'vitest'
import { editionOf, type Language } from '../../editions/index.ts'
import { isoMinute, unixOf } from '../../theme/date-fields.ts'
import { clockTime, formatDate, formatDateTime, formatDay, formatLongDate, formatRelativeDay } from '../../theme/dates.ts'
import { formatWait } from '../../theme/wait.ts'

const unix = (iso: string) => Date.parse(iso) / 1000
const evening = unix('2026-03-12T19:30:00Z')

test.each([
  ['kz', '13-03-2026 00:30'],
  ['in', '13-03-2026 1:00\u00a0am'],
  ['ua', '12-03-2026 21:30'],
  ['us', '03/12/2026 3:30\u00a0PM'],
])('%s shows a moment by its own clock: %s', (code, shown) => expect(formatDateTime(evening, editionOf(code))).toBe(shown))

test.each([
  ['pl', '12-03-2026'],
  ['in', '12-03-2026'],
  ['us', '03/12/2026'],
])('the twelfth of March in %s is %s', (code, shown) => expect(formatDate(unix('2026-03-12T12:00:00Z'), editionOf(code))).toBe(shown))

test.each<[string, Language, string]>([
  ['kz', 'ru', '13 марта 2026'],
  ['ua', 'ua', '12 березня 2026'],
  ['pl', 'pl', '12 marca 2026'],
  ['us', 'en', 'March 12, 2026'],
  ['in', 'en', '13 March 2026'],
  ['es', 'es', '12 de marzo de 2026'],
])('%s in %s writes a date in words: %s', (code, language, shown) => expect(formatLongDate(evening, editionOf(code), language)).toBe(shown))

test.each([
  ['us', 0, '12:00\u00a0AM'],
  ['us', 11, '11:00\u00a0AM'],
  ['us', 12, '12:00\u00a0PM'],
  ['in', 23, '11:00\u00a0pm'],
  ['kz', 0, '0:00'],
  ['mx', 23, '23:00'],
])('the clock of %s at %i shows %s', (code, hour, shown) => expect(clockTime(hour, 0, editionOf(code))).toBe(shown))

test.each<[string, string, string]>([
  ['2026-12-31T18:59:00Z', '2026-03-12T07:00:00Z', '31 декабря'],
  ['2026-12-31T19:00:00Z', '2026-03-12T07:00:00Z', '1 января 2027'],
  ['2025-12-01T07:00:00Z', '2026-01-01T07:00:00Z', '1 декабря 2025'],
])('the day of %s, seen at %s in Almaty, is %s', (moment, now, shown) =>
  expect(formatDay(unix(moment), unix(now), editionOf('kz'), 'ru')).toBe(shown),
)

describe('formatRelativeDay', () => {
  test.each([
    ['2026-03-12T05:00:00Z', 'сегодня'],
    ['2026-03-12T19:00:00Z', 'завтра'],
    ['2026-03-11T18:59:00Z', 'вчера'],
    ['2026-03-14T05:00:00Z', '14 марта 2026'],
  ])('%s, seen at noon of 12 March in Almaty, is %s', (moment, shown) =>
    expect(formatRelativeDay(unix(moment), unix('2026-03-12T07:00:00Z'), editionOf('kz'), 'ru')).toBe(shown),
  )
})

describe('unixOf', () => {
  test.each(['kz', 'ua', 'us', 'in', 'mx'])('reads back in %s what isoMinute wrote', (code) => {
    const moment = unix('2026-07-01T10:15:00Z')
    expect(unixOf(isoMinute(moment, editionOf(code)), editionOf(code))).toBe(moment)
  })

  test('a date alone is its midnight', () => expect(unixOf('2026-03-13', editionOf('kz'))).toBe(unix('2026-03-12T19:00:00Z')))

  test.each(['', '2026-02-31', '2026-13-01', '2026-00-10', '2026-03-12T24:00', '12.03.2026', '2026-03-12T10:00Z'])('%j is no date', (field) =>
    expect(unixOf(field, editionOf('kz'))).toBeNull(),
  )
})

test.each([
  ['kz', 'ru', 1, 'через 1 секунду'],
  ['kz', 'ru', 60, 'через 1 минуту'],
  ['es', 'es', 61, 'dentro de 2 minutos'],
  ['pl', 'pl', 3601, 'za 2 godziny'],
  ['us', 'en', 86_400, 'in 24 hours'],
] as const)('a wait in %s is said in words: %s, %i', (code, language, seconds, words) =>
  expect(formatWait(seconds, editionOf(code), language)).toBe(words),
)
