import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { DayCell } from './DayCell.tsx'
import { Person } from './Person.tsx'
import type { Cell, Manager, Plan } from './plan.ts'
import { useWords } from './words.ts'

const Day = styled('section')({
  padding: '.75rem 1rem',
  '& + &': { borderTop: '1px solid var(--rule)' },
  '& h2': { margin: '0 0 .5rem', fontSize: 'var(--t-m)' },
  '& ul': { display: 'grid', gap: '.375rem', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 9rem', gap: '.5rem', alignItems: 'center' },
})

interface Props {
  plan: Plan
  managers: readonly Manager[]
  week: readonly string[]
  today: string
  at: Cell | null
  onChoose: (cell: Cell) => void
}

/** The week of a phone: day by day, who works when. */
export function DayList({ plan, managers, week, today, at, onChoose }: Props) {
  const translate = useTranslate()
  const words = useWords()
  return week.map((date) => (
    <Day key={date} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`}>
        {words.weekday(date)} {words.day(date)}
        {date === today && ` · ${translate('schedule.today')}`}
      </h2>
      <ul>
        {managers.map((manager) => (
          <li key={manager.id}>
            {date === today ? <Person manager={manager} plan={plan} /> : <span>{manager.name}</span>}
            <DayCell plan={plan} manager={manager} date={date} isChosen={at?.id === manager.id && at.date === date} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </Day>
  ))
}
