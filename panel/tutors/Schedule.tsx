import { useTranslate } from 'react-admin'
import { hoursOf, weekdays } from '../../theme/week.ts'
import { useEdition } from '../edition.ts'
import { Numbers } from '../ui/boxes.ts'

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
