import type { Language } from '../editions/language-table.ts'
import type { Edition } from '../editions/types.ts'
import { formatMark } from './marks.ts'

/** A number with its tenths where it has any, as points and half hours: `6`, `6,5`, on English pages `6.5`. */
export const formatTenths = (value: number, edition: Pick<Edition, 'numberMarks'>, language: Language): string =>
  Number.isInteger(value) ? String(value) : formatMark(value, edition, language)
