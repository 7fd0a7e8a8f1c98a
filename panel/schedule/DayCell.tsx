import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { weekdayOf } from '../../theme/shifts.ts'
import { useMayChange } from '../staff/choices.ts'
import { Hidden } from '../ui/boxes.ts'
import { Icon } from '../ui/Icon.tsx'
import { type Cell, exceptionIn, hoursIn, type Manager, type Plan, plannedOf } from './plan.ts'
import { useWords } from './words.ts'

const Box = styled('button')({
  display: 'block',
  // holds the words that are only read
  position: 'relative',
  width: '100%',
  minHeight: '2.75rem',
  padding: '.25rem .5rem',
  border: 0,
  borderRadius: 'var(--r-s)',
  font: 'inherit',
  fontSize: 'var(--t-xs)',
  lineHeight: 1.35,
  fontWeight: 600,
  textAlign: 'left',
  background: 'var(--accent-soft)',
  color: 'var(--accent)',
  cursor: 'pointer',
  touchAction: 'pan-y',
  userSelect: 'none',
  '& small': { display: 'block', font: 'inherit', fontWeight: 500 },
  '& svg': { float: 'right' },
  '&[data-is=off]': { background: 'none', color: 'var(--ink-2)', fontWeight: 400, boxShadow: 'inset 0 0 0 1px var(--rule)' },
  '&[data-is=date]': { background: 'var(--info-soft)', color: 'var(--info)' },
  '&[aria-pressed=true]': { boxShadow: 'inset 0 0 0 2px currentcolor' },
  '&:disabled': { cursor: 'default' },
  '@media (forced-colors: active)': { border: '1px solid' },
})

interface Props {
  plan: Plan
  manager: Manager
  date: string
  isChosen: boolean
  onChoose: (cell: Cell) => void
}

/** The hours of a manager's day, to be chosen. */
export function DayCell({ plan, manager: { id, name, status }, date, isChosen, onChoose, ...rest }: Props & React.ComponentProps<'button'>) {
  const translate = useTranslate()
  const words = useWords()
  const mayChange = useMayChange()
  const cell = { id, date }
  const hours = hoursIn(plan, cell)
  const exception = exceptionIn(plan, cell)
  const usual = plannedOf(plan, id).week[weekdayOf(date)]
  return (
    <Box
      type="button"
      data-cell={`${id} ${date}`}
      data-is={exception ? 'date' : hours.active ? 'on' : 'off'}
      aria-pressed={isChosen}
      disabled={!mayChange(status)}
      onClick={() => onChoose(cell)}
      {...rest}
    >
      {exception && <Icon name="calendar" />}
      <Hidden>
        {name}, {words.weekday(date)} {words.day(date)}:{' '}
      </Hidden>
      {words.hours(hours)}
      {exception && <small>{translate('schedule.instead', { hours: words.hours(usual) })}</small>}
      {!exception && hours.active && <small>{words.length(hours)}</small>}
    </Box>
  )
}
