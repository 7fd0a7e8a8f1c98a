import { type FieldErrors, placesIn, unknownPlaces } from '../../schemas/index.ts'
import { refuseProblems } from '../errors.ts'

/** A code or password is what its message is for. */
const needed = ['secret']

/** Throws for each text with a place that nothing would fill, and for `text` when it lacks the code that it is to bring (spec: decisions MSG-9, MSG-10). */
export function requirePlaces(texts: Readonly<Record<string, string>>, known: readonly string[]): void {
  const unknown = Object.entries(texts).filter(([, text]) => unknownPlaces(text, known).length > 0)
  const problems: FieldErrors = Object.fromEntries(unknown.map(([field]) => [field, 'unknown_place']))
  const missing = needed.filter((place) => known.includes(place) && !placesIn(texts.text ?? '').includes(place))
  if (missing.length > 0) problems.text ??= 'place_missing'
  refuseProblems(problems)
}
