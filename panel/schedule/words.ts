import { useTranslate } from 'react-admin'
import { clockTime, formatDate } from '../../theme/dates.ts'
import { groupThousands } from '../../theme/money.ts'
import { type Hours, lengthOf, weekdayOf } from '../../theme/shifts.ts'
import { unixAt } from '../../theme/zones.ts'
import { useEdition } from '../edition.ts'
import type { Manager } from './plan.ts'

/** How times and days of the schedule are written. */
export function useWords() {
  const edition = useEdition()
  const translate = useTranslate()
  const time = (text: string) => clockTime(Number(text.slice(0, 2)), Number(text.slice(3)), edition)
  const day = (date: string) => {
    const [year = 0, month = 0, number = 0] = date.split('-').map(Number)
    return formatDate(unixAt(edition.timeZone, { year, month, day: number, hour: 12, minute: 0, second: 0 }), edition)
  }
  const weekday = (date: string) => translate(`enums.weekdays_short.${weekdayOf(date)}`)
  const span = ({ from, to }: { from: string; to: string }) => (from === to ? translate('schedule.all_day') : `${time(from)}–${time(to)}`)
  return {
    time,
    day,
    weekday,
    span,
    /** `9:00–18:00`, or that nobody works. */
    hours: (hours: Hours) => (hours.active ? span(hours) : translate('schedule.off')),
    length: (hours: Hours) =>
      translate('schedule.length', { hours: groupThousands(Math.round(lengthOf(hours) / 6) / 10, edition, edition.panelLanguage) }),
    /** Of a key of the plan's entries: `Ірина, Нд 22-11-2026`. */
    entry: (key: string, managers: readonly Manager[]) => {
      const [id, at = ''] = key.split(' ')
      const name = managers.find((manager) => String(manager.id) === id)?.name ?? id
      return `${name}, ${at.length === 1 ? translate('schedule.every', { day: translate(`enums.weekdays_short.${at}`) }) : `${weekday(at)} ${day(at)}`}`
    },
  }
}
