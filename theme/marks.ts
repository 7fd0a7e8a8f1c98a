import type { Language } from '../editions/language-table.ts'
import { numberMarks } from '../editions/languages.ts'
import type { Edition } from '../editions/types.ts'

/** A mean with exactly one decimal: `4,0`, on English pages `4.0`. */
export const formatMark = (mean: number, edition: Pick<Edition, 'numberMarks'>, language: Language): string =>
  mean.toFixed(1).replace('.', numberMarks(edition, language).decimal)
