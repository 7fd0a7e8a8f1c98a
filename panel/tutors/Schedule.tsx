import { useTranslate } from 'react-admin'
import type { Edition } from '../../editions/index.ts'
import { SLOTS_A_DAY, slotTime } from '../../theme/schedule.ts'
import { useEdition } from '../edition.ts'
import { Numbers } from '../ui/boxes.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** The free hours of each day that has some. */
export function Schedule({ of: schedule }: { of: Record<string, number[]> }) {
  const edition = useEdition()
  const translate = useTranslate()
  return weekdays
    .filter((day) => schedule[day]?.length)
    .map((day) => (
      <div key={day}>
        {translate(`enums.weekdays_short.${day}`)}{' '}
        <Numbers style={{ whiteSpace: 'normal' }}>{hoursOf(schedule[day] ?? [], edition).join(', ')}</Numbers>
      </div>
    ))
}

/** Half hours that follow each other as one: slots 19, 20 and 25 are `9:00–10:00` and `12:00–12:30`. */
export function hoursOf(slots: readonly number[], edition: Pick<Edition, 'dayHalves'>): string[] {
  const sorted = [...new Set(slots)].sort((a, b) => a - b)
  const starts = sorted.filter((slot) => !sorted.includes(slot - 1))
  const ends = sorted.filter((slot) => !sorted.includes(slot + 1))
  const time = (slot: number) => (slot > SLOTS_A_DAY ? '24:00' : slotTime(slot, edition))
  return starts.map((start, at) => `${time(start)}–${time((ends[at] ?? start) + 1)}`)
}
