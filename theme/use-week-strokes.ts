import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { letGo } from './let-go.ts'
import { allSlots, between, isFree, usualSlots, type Week, withSlots } from './week.ts'

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

/**
 * Free half hours of a week by any hand: cells are pressed or drawn over, by finger too; arrows move, Space turns one, Shift and arrows draw. What is drawn
 * is the caller's: a grid that has `grid`, in it a button of each day and slot that has `cell(day, slot)`.
 */
export function useWeekStrokes(week: Week, onChange: (week: Week) => void) {
  const [isWhole, setWhole] = useState(() =>
    Object.values(week).some((slots) => slots.some((slot) => slot < usualSlots.first || slot > usualSlots.last)),
  )
  const { first, last } = isWhole ? allSlots : usualSlots
  const [at, setAt] = useState<Cell>({ day: 1, slot: 37 })
  const ref = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  /** Where a stroke began, what it paints and over which week. */
  const stroke = useRef<(Cell & { free: boolean; over: Week }) | null>(null)
  const focused = { ...at, slot: Math.min(last, Math.max(first, at.slot)) }

  const paint = (slot: number) => {
    const begun = stroke.current
    if (begun) onChange(withSlots(begun.over, begun.day, between(begun.slot, slot), begun.free))
  }
  const end = () => {
    stroke.current = null
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || !(event.target instanceof Element && event.target.matches('[data-cell]'))) return
    event.preventDefault()
    const next = { day: Math.min(7, Math.max(1, at.day + step.days)), slot: Math.min(last, Math.max(first, at.slot + step.slots)) }
    if (event.shiftKey && next.day === at.day)
      onChange(withSlots(week, at.day, between(at.slot, next.slot), isFree(week, at.day, at.slot) || !isFree(week, next.day, next.slot)))
    setAt(next)
    moved.current = true
  }
  // its day may have been folded until now
  useLayoutEffect(() => {
    if (moved.current) ref.current?.querySelector<HTMLElement>(`[data-cell="${at.day}-${at.slot}"]`)?.focus()
    moved.current = false
  }, [at])
  return {
    /** Whether all hours of a day stand there, or the usual ones. */
    isWhole,
    setWhole,
    slots: between(first, last),
    /** The day of the half hour that the keys are at, and the way to another one. */
    day: at.day,
    setDay: (day: number) => setAt({ ...at, day }),
    /** Free hours of the week. */
    hours: Object.values(week).reduce((sum, { length }) => sum + length, 0) / 2,
    grid: {
      ref,
      onKeyDown: press,
      onPointerUp: end,
      onPointerLeave: end,
      // what began as a stroke was a finger that scrolls
      onPointerCancel() {
        if (stroke.current) onChange(stroke.current.over)
        end()
      },
    },
    cell: (day: number, slot: number) => ({
      'data-cell': `${day}-${slot}`,
      'aria-pressed': isFree(week, day, slot),
      tabIndex: focused.day === day && focused.slot === slot ? 0 : -1,
      onPointerDown(event: PointerEvent<HTMLButtonElement>) {
        if (event.button > 0) return
        letGo(event)
        stroke.current = { day, slot, free: !isFree(week, day, slot), over: week }
        setAt({ day, slot })
        paint(slot)
      },
      // keys and screen readers click; a click of a pointer has painted already
      onClick({ detail }: MouseEvent) {
        if (detail === 0) onChange(withSlots(week, day, [slot], !isFree(week, day, slot)))
      },
      onPointerEnter: () => stroke.current?.day === day && paint(slot),
      onFocus: () => setAt({ day, slot }),
    }),
  }
}
