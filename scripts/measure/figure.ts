/** A measured value; what it may be at most, or must be at least. */
export interface Value {
  is: number
  unit: 'KB' | 'MB' | 'ms' | 's' | '%' | 'x' | 'x plain Preact' | 'files' | 'broken rules' | 'points'
  most?: number
  least?: number
}

/** One line of a table of measurements. Several values are one figure seen in several units. */
export interface Figure {
  name: string
  values: Value[]
  /** What was measured, where the name leaves it open. */
  note?: string
}

export type Verdict = 'ok' | 'over' | ''

/** Over budget only when every value that has a budget misses it; without a budget nothing is said. */
export function verdictOf({ values }: Figure): Verdict {
  const budgeted = values.filter(({ most, least }) => most !== undefined || least !== undefined)
  if (budgeted.length === 0) return ''
  return budgeted.every(isMissed) ? 'over' : 'ok'
}

function isMissed({ is, most, least }: Value): boolean {
  return (most !== undefined && is > most) || (least !== undefined && is < least)
}

/** `[{ is: 12.34, unit: 'KB', most: 16 }]` is measured `12.3 KB`, budget `≤ 16 KB`. */
export function wordsOf({ values }: Figure): { measured: string; budget: string } {
  const budgets = values.flatMap(({ most, least, unit }) => [
    ...(most === undefined ? [] : [`≤ ${withUnit(most, unit)}`]),
    ...(least === undefined ? [] : [`≥ ${withUnit(least, unit)}`]),
  ])
  return { measured: values.map(({ is, unit }) => withUnit(rounded(is), unit)).join(', '), budget: budgets.join(' or ') }
}

/** Three digits that count are enough for any of these. */
function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}

function withUnit(value: number, unit: Value['unit']): string {
  return unit === '%' || unit.startsWith('x') ? `${value}${unit}` : `${value} ${unit}`
}
