import type { Language } from '../editions/language-table.ts'
import { languageTag } from '../editions/languages.ts'
import type { Edition } from '../editions/types.ts'
import { daysBetween, type Unix, wallTime } from './zones.ts'

type Zoned = Pick<Edition, 'timeZone'>
type Clocked = Pick<Edition, 'dayHalves'>
type Worded = Pick<Edition, 'timeZone' | 'languageTags'>

const NO_BREAK_SPACE = '\u00a0'
const two = (number: number) => String(number).padStart(2, '0')

/** A day in the edition's zone and short form, that of deadlines and tables: `12-03-2026`, in us `03/12/2026`. */
export function formatDate(unix: Unix, { timeZone, dateForm }: Zoned & Pick<Edition, 'dateForm'>): string {
  const { year, month, day } = wallTime(timeZone, unix)
  return dateForm.replace('dd', two(day)).replace('MM', two(month)).replace('yyyy', String(year))
}

/** What a clock shows: `9:30`, `21:30`, at the end of a day `24:00`; `9:30 PM` and `12:00 AM` where it counts to 12. */
export function clockTime(hour: number, minute: number, { dayHalves }: Clocked): string {
  if (!dayHalves) return `${hour}:${two(minute)}`
  return `${hour % 12 || 12}:${two(minute)}${NO_BREAK_SPACE}${dayHalves[hour % 24 < 12 ? 0 : 1]}`
}

/** From one time to another, in one line: browsers end lines after a dash, unless a word joiner follows. */
export const timesText = (from: string, to: string): string => `${from}–\u2060${to}`

/** From one full hour to another: `9:00–12:00`, `9:00 AM–12:00 PM`. */
export const hoursText = ([from, to]: readonly [from: number, to: number], edition: Clocked): string =>
  timesText(clockTime(from, 0, edition), clockTime(to, 0, edition))

/** Clock of the edition's zone: `09:30`, `9:30 AM`. */
export function formatTime(unix: Unix, edition: Zoned & Clocked): string {
  const { hour, minute } = wallTime(edition.timeZone, unix)
  return edition.dayHalves ? clockTime(hour, minute, edition) : `${two(hour)}:${two(minute)}`
}

/** `12-03-2026 09:30` in the edition's zone. */
export const formatDateTime = (unix: Unix, edition: Zoned & Clocked & Pick<Edition, 'dateForm'>): string =>
  `${formatDate(unix, edition)} ${formatTime(unix, edition)}`

/** `yyyy-MM-dd` in the edition's zone: value of a date field, `datetime` of a `<time>`. */
export function isoDay(unix: Unix, { timeZone }: Zoned): string {
  const { year, month, day } = wallTime(timeZone, unix)
  return `${year}-${two(month)}-${two(day)}`
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(tag: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone} ${Object.keys(options)}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(tag, { timeZone, ...options })
  formats.set(key, format)
  return format
}

/** A date in words: `12 марта 2026`, `March 12, 2026`. The `г.` and `р.` that Intl adds after the year are left out. */
export const formatLongDate = (unix: Unix, edition: Worded, language: Language): string =>
  formatOf(languageTag(edition, language), edition.timeZone, { day: 'numeric', month: 'long', year: 'numeric' })
    .format(unix * 1000)
    .replace(/\s[гр]\.$/u, '')

/** A month by itself: `март`, `March`. */
export const monthName = (month: number, edition: Worded, language: Language): string =>
  formatOf(languageTag(edition, language), 'UTC', { month: 'long' }).format(Date.UTC(2026, month - 1, 15))

/** Day and month in words: `12 марта`, `March 12`. */
const formatDayMonth = (unix: Unix, edition: Worded, language: Language): string =>
  formatOf(languageTag(edition, language), edition.timeZone, { day: 'numeric', month: 'long' }).format(unix * 1000)

/** Day and month in words; a day of another year than now carries it: `12 марта`, `12 марта 2027`. */
export function formatDay(unix: Unix, now: Unix, edition: Worded, language: Language): string {
  const yearOf = (moment: Unix) => wallTime(edition.timeZone, moment).year
  return yearOf(unix) === yearOf(now) ? formatDayMonth(unix, edition, language) : formatLongDate(unix, edition, language)
}

/** Yesterday, today and tomorrow by their names, other days as `formatLongDate`. */
export function formatRelativeDay(unix: Unix, now: Unix, edition: Worded, language: Language): string {
  const days = daysBetween(edition.timeZone, now, unix)
  if (Math.abs(days) > 1) return formatLongDate(unix, edition, language)
  return new Intl.RelativeTimeFormat(languageTag(edition, language), { numeric: 'auto' }).format(days, 'day')
}
