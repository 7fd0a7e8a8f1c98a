import { type Edition, languageTable } from '../editions/index.ts'
import { FieldProblem } from './errors.ts'

/** The languages of an edition as the choices of a field. */
export const languageOptions = ({ locales }: Edition) => locales.map((id) => ({ id, name: languageTable[id].name }))

/** Throws the field `lang` for a language that the edition doesn't speak. */
export function requireSpoken(lang: string, { locales }: Edition) {
  if (!(locales as readonly string[]).includes(lang)) throw new FieldProblem({ lang: 'invalid_value' })
}
