import type { tops } from './table.ts'

type Top = Pick<typeof tops.$inferSelect, 'id' | 'active' | 'date_from' | 'date_to'>

/** What runs now, with what follows it without a gap, as one; null where nothing runs, though staff may have given something for later (spec: decisions PAY-8). */
export function runOf(all: readonly Top[], now: Date): Pick<Top, 'id' | 'date_from' | 'date_to'> | null {
  const [first, ...others] = inTurn(all, now)
  if (!first || first.date_from > now) return null
  let { date_to } = first
  for (const next of others) if (next.date_from <= date_to && next.date_to > date_to) date_to = next.date_to
  return { id: first.id, date_from: first.date_from, date_to }
}

/**
 * The end of a TOP of so many milliseconds that begins then: time for which staff gave one already is not paid for once more. Seven days from the 1st, beside a
 * gift from the 5th to the 12th, end on the 15th (spec: decisions PAY-8).
 */
export function endOf(all: readonly Top[], from: Date, length: number): Date {
  let [end, left] = [from.getTime(), length]
  for (const { date_from, date_to } of inTurn(all, from)) {
    const free = Math.max(date_from.getTime() - end, 0)
    if (free >= left) break
    left -= free
    end = Math.max(end, date_to.getTime())
  }
  return new Date(end + left)
}

/** Those that run then or later, by their beginning. */
const inTurn = (all: readonly Top[], now: Date) =>
  all.filter(({ active, date_to }) => active && date_to > now).toSorted((a, b) => a.date_from.getTime() - b.date_from.getTime())
