import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { languageTag } from '../../../editions/languages.ts'
import { slotTime } from '../../../theme/schedule.ts'
import { allSlots, between, hoursOf, isFree, usualSlots, type Week, weekdays, withCopy, withSlots } from '../../../theme/week.ts'
import { fill } from '../../../theme/words.ts'
import { zoneName } from '../../orders/zone-name.ts'
import { useSite, useTexts } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './WeekGrid.module.css'

interface Props {
  week: Week
  onChange: (week: Week) => void
}
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

/** A finger holds what it pressed first; let go, the others hear of it too. */
const letGo = ({ target, pointerId }: PointerEvent) => {
  if (target instanceof Element && target.hasPointerCapture?.(pointerId)) target.releasePointerCapture(pointerId)
}

/** Free half hours of a week: pressed or drawn over, by finger too; arrows move, Space turns one, Shift and arrows draw; a day is copied to others. */
export function WeekGrid({ week, onChange }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('profile-forms')
  const names = useTexts('enums-dates')
  const [isWhole, setWhole] = useState(() =>
    Object.values(week).some((slots) => slots.some((slot) => slot < usualSlots.first || slot > usualSlots.last)),
  )
  const { first, last } = isWhole ? allSlots : usualSlots
  const [at, setAt] = useState<Cell>({ day: 1, slot: 37 })
  const [copied, setCopied] = useState<number | null>(null)
  const grid = useRef<HTMLDivElement>(null)
  /** Where a stroke began, what it paints and over which week. */
  const stroke = useRef<(Cell & { free: boolean; over: Week }) | null>(null)
  const slots = between(first, last)
  const dayName = (day: number) => names.weekdays[day as keyof typeof names.weekdays]

  const paint = (slot: number) => {
    const begun = stroke.current
    if (begun) onChange(withSlots(begun.over, begun.day, between(begun.slot, slot), begun.free))
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
    if (stroke.current) onChange(stroke.current.over)
    end()
  }
  /** Keys and screen readers click; a click of a pointer has painted already. */
  const turn = ({ detail }: MouseEvent, { day, slot }: Cell) => {
    if (detail === 0) onChange(withSlots(week, day, [slot], !isFree(week, day, slot)))
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || !(event.target instanceof Element && event.target.matches('[data-cell]'))) return
    event.preventDefault()
    const next = { day: Math.min(7, Math.max(1, at.day + step.days)), slot: Math.min(last, Math.max(first, at.slot + step.slots)) }
    if (event.shiftKey && next.day === at.day)
      onChange(withSlots(week, at.day, between(at.slot, next.slot), isFree(week, at.day, at.slot) || !isFree(week, next.day, next.slot)))
    setAt(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.day}-${next.slot}"]`)?.focus()
  }
  const hours = Object.values(week).reduce((sum, { length }) => sum + length, 0) / 2
  const focused = { ...at, slot: Math.min(last, Math.max(first, at.slot)) }
  return (
    <div className="col snug">
      <div className="row">
        <span className="s soft">
          {fill(t.hours, { count: hours })} · {zoneName(edition, languageTag(edition, language))}
        </span>
        <Button look="bare" small className="push" onClick={() => onChange({})}>
          {t.clear_week}
        </Button>
        <Button look="bare" small aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t.usual_day : t.whole_day}
        </Button>
      </div>
      <p className="s soft">{t.grid_hint}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons hear the keys, the grid only moves between them */}
      <div
        ref={grid}
        className={isWhole ? `${styles.root} ${styles.whole}` : styles.root}
        onKeyDown={press}
        onPointerUp={end}
        onPointerCancel={forget}
        onPointerLeave={end}
      >
        {weekdays.map((day) => (
          <fieldset key={day} className={styles.day} aria-label={dayName(day)}>
            <b>{dayName(day)}</b>
            <span className={styles.hours}>{hoursOf(week[day] ?? [], edition).join(', ') || t.no_time}</span>
            <Button
              look="bare"
              small
              className={styles.copy ?? ''}
              aria-label={
                copied === null || copied === day
                  ? fill(t.copy_of, { day: dayName(day) })
                  : fill(t.paste_of, { from: dayName(copied), day: dayName(day) })
              }
              aria-pressed={copied === day}
              onClick={() => (copied === null || copied === day ? setCopied(copied === day ? null : day) : onChange(withCopy(week, copied, day)))}
            >
              {copied === null || copied === day ? t.copy : t.paste}
            </Button>
            <div className={styles.slots}>
              {slots.map((slot) => (
                <button
                  key={slot}
                  type="button"
                  data-cell={`${day}-${slot}`}
                  aria-pressed={isFree(week, day, slot)}
                  aria-label={`${dayName(day)} ${slotTime(slot, edition)}`}
                  tabIndex={focused.day === day && focused.slot === slot ? 0 : -1}
                  onPointerDown={(event) => begin(event, { day, slot })}
                  onClick={(event) => turn(event, { day, slot })}
                  onPointerEnter={() => stroke.current?.day === day && paint(slot)}
                  onFocus={() => setAt({ day, slot })}
                >
                  <span aria-hidden="true">{slotTime(slot, edition)}</span>
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </div>
  )
}
