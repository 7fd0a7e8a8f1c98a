import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { slotTime } from '../../theme/schedule.ts'
import { allSlots, between, hoursOf, isFree, likeMonday, usualSlots, type Week, weekdays, withSlots } from '../../theme/week.ts'
import { useEdition } from '../edition.ts'
import { Button } from '../ui/Button.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { letGo } from '../ui/let-go.ts'

/** A day is a line of half hours where there is room, lines of four hours on a phone. */
const Day = styled('div')<{ columns: number }>(({ theme, columns }) => ({
  display: 'grid',
  gap: '.25rem .5rem',
  alignItems: 'center',
  gridTemplateColumns: '2.5rem 1fr',
  gridTemplateAreas: '"name hours" "slots slots"',
  '& .hours': { gridArea: 'hours', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .slots': {
    gridArea: 'slots',
    display: 'grid',
    gap: 2,
    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    touchAction: 'pan-y',
    userSelect: 'none',
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '2.5rem minmax(0, 1fr) 7.5rem',
    gridTemplateAreas: '"name slots hours"',
    '& .slots': { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  },
}))
const Slot = styled('button')(({ theme }) => ({
  minHeight: '2rem',
  minWidth: 0,
  padding: 0,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'var(--sunk)',
  color: 'var(--ink-2)',
  font: 'inherit',
  fontSize: 'var(--t-xs)',
  cursor: 'pointer',
  '&[aria-pressed=true]': { background: 'var(--accent-tint)', borderColor: 'var(--accent)', color: 'var(--ink)' },
  '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: -1, position: 'relative', zIndex: 1 },
  // the head says it for all days
  [theme.breakpoints.up('md')]: { '& > span': { display: 'none' } },
}))
const Head = styled('div')<{ columns: number }>(({ theme, columns }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    margin: '0 8rem 0 3rem',
    color: 'var(--ink-2)',
    fontSize: 'var(--t-xs)',
    '& > span': { gridColumn: 'span 2' },
  },
}))

interface Cell {
  day: number
  slot: number
}
const steps: Readonly<Record<string, { days: number; slots: number }>> = {
  ArrowLeft: { days: 0, slots: -1 },
  ArrowRight: { days: 0, slots: 1 },
  ArrowUp: { days: -1, slots: 0 },
  ArrowDown: { days: 1, slots: 0 },
}

/** Free half hours of a week: pressed or drawn over, by finger too; arrows move, Space turns one, Shift and arrows draw. */
export function WeekInput({ source }: { source: string }) {
  const { field } = useInput({ source })
  const edition = useEdition()
  const translate = useTranslate()
  const week = (field.value ?? {}) as Week
  const [isWhole, setWhole] = useState(() =>
    Object.values(week).some((slots) => slots.some((slot) => slot < usualSlots.first || slot > usualSlots.last)),
  )
  const { first, last } = isWhole ? allSlots : usualSlots
  const [at, setAt] = useState<Cell>({ day: 1, slot: 37 })
  const grid = useRef<HTMLDivElement>(null)
  /** Where a stroke began, what it paints and over which week. */
  const stroke = useRef<(Cell & { free: boolean; over: Week }) | null>(null)
  const columns = last - first + 1
  const slots = between(first, last)

  const paint = (slot: number) => {
    const begun = stroke.current
    if (begun) field.onChange(withSlots(begun.over, begun.day, between(begun.slot, slot), begun.free))
  }
  const begin = (event: PointerEvent<HTMLButtonElement>, cell: Cell) => {
    if (event.button > 0) return
    letGo(event)
    stroke.current = { ...cell, free: !isFree(week, cell.day, cell.slot), over: week }
    setAt(cell)
    paint(cell.slot)
  }
  const end = () => {
    stroke.current = null
  }
  /** What began as a stroke was a finger that scrolls. */
  const forget = () => {
    if (stroke.current) field.onChange(stroke.current.over)
    end()
  }
  /** Keys and screen readers click; a click of a pointer has painted already. */
  const turn = ({ detail }: MouseEvent, { day, slot }: Cell) => {
    if (detail === 0) field.onChange(withSlots(week, day, [slot], !isFree(week, day, slot)))
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = { day: Math.min(7, Math.max(1, at.day + step.days)), slot: Math.min(last, Math.max(first, at.slot + step.slots)) }
    if (event.shiftKey && next.day === at.day)
      field.onChange(withSlots(week, at.day, between(at.slot, next.slot), isFree(week, at.day, at.slot) || !isFree(week, next.day, next.slot)))
    setAt(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.day}-${next.slot}"]`)?.focus()
  }
  const hours = Object.values(week).reduce((sum, { length }) => sum + length, 0) / 2
  const focused = { ...at, slot: Math.min(last, Math.max(first, at.slot)) }
  return (
    <div style={{ display: 'grid', gap: '.5rem' }}>
      <Row>
        <Soft>{translate('tutors.week.hours', { hours, zone: edition.timeZone })}</Soft>
        <Push />
        <Button variant="text" onClick={() => field.onChange({})}>
          {translate('tutors.week.clear')}
        </Button>
        <Button variant="outlined" onClick={() => field.onChange(likeMonday(week))}>
          {translate('tutors.week.like_monday')}
        </Button>
      </Row>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons hear the keys, the grid only moves between them */}
      <div ref={grid} onKeyDown={press} onPointerUp={end} onPointerCancel={forget} onPointerLeave={end} style={{ display: 'grid', gap: '.375rem' }}>
        <Head columns={columns} aria-hidden="true">
          {slots
            .filter((slot) => slot % 2 === 1)
            .map((slot) => (
              <span key={slot}>{(slot - 1) / 2}</span>
            ))}
        </Head>
        {weekdays.map((day) => (
          <Day key={day} columns={columns} role="group" aria-label={translate(`enums.weekdays_short.${day}`)}>
            <b>{translate(`enums.weekdays_short.${day}`)}</b>
            <span className="hours">
              <Soft>{hoursOf(week[day] ?? [], edition).join(', ') || translate('tutors.week.none')}</Soft>
            </span>
            <div className="slots">
              {slots.map((slot) => (
                <Slot
                  key={slot}
                  type="button"
                  data-cell={`${day}-${slot}`}
                  data-slot={slot}
                  aria-pressed={isFree(week, day, slot)}
                  aria-label={`${translate(`enums.weekdays_short.${day}`)} ${slotTime(slot, edition)}`}
                  tabIndex={focused.day === day && focused.slot === slot ? 0 : -1}
                  onPointerDown={(event) => begin(event, { day, slot })}
                  onClick={(event) => turn(event, { day, slot })}
                  onPointerEnter={() => stroke.current?.day === day && paint(slot)}
                  onFocus={() => setAt({ day, slot })}
                >
                  <span aria-hidden="true">{slotTime(slot, edition)}</span>
                </Slot>
              ))}
            </div>
          </Day>
        ))}
      </div>
      <Row>
        <Soft>{translate('tutors.week.hint')}</Soft>
        <Push />
        <Button variant="text" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          {translate(isWhole ? 'tutors.week.usual' : 'tutors.week.whole')}
        </Button>
      </Row>
    </div>
  )
}
