import type { tops } from './table.ts'

type Top = Pick<typeof tops.$inferSelect, 'id' | 'active' | 'date_from' | 'date_to'>

/** What runs now, with what follows it without a gap, as one; null where nothing runs, though staff may have given something for later (spec: decisions PAY-8). */
export function runOf(all: readonly Top[], now: Date): Pick<Top, 'id' | 'date_from' | 'date_to'> | null {
  const [first, ...others] = all
    .filter(({ active, date_to }) => active && date_to > now)
    .toSorted((a, b) => a.date_from.getTime() - b.date_from.getTime())
  if (!first || first.date_from > now) return null
  let { date_to } = first
  for (const next of others) if (next.date_from <= date_to && next.date_to > date_to) date_to = next.date_to
  return { id: first.id, date_from: first.date_from, date_to }
}
