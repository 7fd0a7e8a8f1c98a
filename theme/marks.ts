import type { Language } from '../editions/language-table.ts'
import { numberMarks } from '../editions/languages.ts'
import type { Edition } from '../editions/types.ts'

const BEST_MARK = 5
const PIXELS_A_POINT = 15

/** The value of a mark out of 5, a plus adding a half: `'4+'` is 4.5. NaN for anything else, `5+` included (ORD-20). */
export function markValue(mark: string): number {
  if (!/^(5|[1-4]\+?)$/.test(mark)) return Number.NaN
  return Number.parseInt(mark, 10) + (mark.endsWith('+') ? 0.5 : 0)
}

/** A mean with exactly one decimal: `4,0`, on English pages `4.0`. */
export const formatMark = (mean: number, edition: Pick<Edition, 'numberMarks'>, language: Language): string =>
  mean.toFixed(1).replace('.', numberMarks(edition, language).decimal)

/** Width of a star bar in px: 15 a point, never above five stars (spec: public 9, tutor profile and cards). */
export const starBarWidth = (mark: number): number => Math.min(mark, BEST_MARK) * PIXELS_A_POINT
