import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { letGo } from '../../theme/let-go.ts'
import { useMayChange } from '../staff/choices.ts'
import { DayCell } from './DayCell.tsx'
import { Person } from './Person.tsx'
import { type Cell, hoursIn, type Manager, type Plan, type Scope, withHours } from './plan.ts'
import { useWords } from './words.ts'

const Scroll = styled('div')({
  position: 'relative',
  overflowX: 'auto',
  borderRadius: 'var(--r-m) var(--r-m) 0 0',
  '&:focus-visible': { outlineOffset: '-3px' },
})
const Table = styled('table')({
  width: '100%',
  minWidth: '56rem',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': { padding: '.5rem', whiteSpace: 'nowrap', textAlign: 'left', fontSize: 'var(--t-xs)', color: 'var(--ink-2)', fontWeight: 600 },
  '& th:first-of-type': {
    width: '14rem',
    whiteSpace: 'normal',
    paddingInlineStart: '.75rem',
    position: 'sticky',
    left: 0,
    zIndex: 1,
    background: 'var(--surface)',
    fontSize: 'var(--t-s)',
  },
  '& thead th': { borderBottom: '1px solid var(--rule)' },
  '& thead th[aria-current]': { boxShadow: 'inset 0 -3px var(--accent)' },
  '& td': { padding: '.25rem', verticalAlign: 'top' },
  '& tbody tr + tr': { borderTop: '1px solid var(--rule)' },
})

const steps: Readonly<Record<string, { days: number; rows: number }>> = {
  ArrowLeft: { days: -1, rows: 0 },
  ArrowRight: { days: 1, rows: 0 },
  ArrowUp: { days: 0, rows: -1 },
  ArrowDown: { days: 0, rows: 1 },
}

interface Props {
  plan: Plan
  managers: readonly Manager[]
  week: readonly string[]
  today: string
  at: Cell | null
  scopeOf: (cell: Cell) => Scope
  onChoose: (cell: Cell) => void
  onChange: (plan: Plan) => void
}

/** Managers by days. A press chooses a day, drawing on along its line copies its hours; arrows move, Space turns a day off, Shift and arrows copy. */
export function WeekGrid({ plan, managers, week, today, at, scopeOf, onChoose, onChange }: Props) {
  const translate = useTranslate()
  const words = useWords()
  const mayChange = useMayChange()
  const grid = useRef<HTMLDivElement>(null)
  /** Where a stroke began, over which plan. */
  const stroke = useRef<{ cell: Cell; over: Plan } | null>(null)
  const changeable = managers.filter(({ status }) => mayChange(status))
  const focused = at ?? { id: changeable[0]?.id, date: week.includes(today) ? today : week[0] }

  const begin = (event: PointerEvent<HTMLButtonElement>, cell: Cell) => {
    if (event.button > 0) return
    letGo(event)
    stroke.current = { cell, over: plan }
  }
  const goOn = (date: string, id: number) => {
    const begun = stroke.current
    if (begun?.cell.id !== id) return
    const [one, other] = [week.indexOf(begun.cell.date), week.indexOf(date)].toSorted((a, b) => a - b) as [number, number]
    const hours = hoursIn(begun.over, begun.cell)
    const painted = week.slice(one, other + 1).filter((day) => day !== begun.cell.date)
    onChange(painted.reduce((after, day) => withHours(after, { id, date: day }, hours, scopeOf(begun.cell)), begun.over))
  }
  const end = () => {
    stroke.current = null
  }
  const press = (event: KeyboardEvent) => {
    if (!at) return
    if (event.key === ' ') {
      event.preventDefault()
      const hours = hoursIn(plan, at)
      onChange(withHours(plan, at, { ...hours, active: !hours.active }, scopeOf(at)))
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const row = changeable.findIndex(({ id }) => id === at.id) + step.rows
    const next = { id: changeable[row]?.id ?? at.id, date: week[week.indexOf(at.date) + step.days] ?? at.date }
    if (event.shiftKey && step.days !== 0 && next.date !== at.date) onChange(withHours(plan, next, hoursIn(plan, at), scopeOf(at)))
    onChoose(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.id} ${next.date}"]`)?.focus()
  }
  return (
    <Scroll ref={grid} onKeyDown={press} onPointerUp={end} onPointerLeave={end}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{translate('schedule.manager')}</th>
            {week.map((date) => (
              <th key={date} scope="col" {...(date === today && { 'aria-current': 'date' as const })}>
                {words.weekday(date)} {Number(date.slice(8))}
                {date === today && ` · ${translate('schedule.today')}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {managers.map((manager) => (
            <tr key={manager.id}>
              <th scope="row">
                <Person manager={manager} plan={plan} />
              </th>
              {week.map((date) => (
                <td key={date}>
                  <DayCell
                    plan={plan}
                    manager={manager}
                    date={date}
                    isChosen={at?.id === manager.id && at.date === date}
                    onChoose={onChoose}
                    tabIndex={focused.id === manager.id && focused.date === date ? 0 : -1}
                    onFocus={() => onChoose({ id: manager.id, date })}
                    onPointerDown={(event) => begin(event, { id: manager.id, date })}
                    onPointerEnter={() => goOn(date, manager.id)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}
