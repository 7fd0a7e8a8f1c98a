import { type FieldErrors, placesIn, unknownPlaces } from '../../schemas/index.ts'
import { refuseProblems } from '../errors.ts'

/** A code or password is what its message is for. */
const needed = ['secret']

/** Throws for each text with a place that nothing would fill, and for `text` or `html` that lacks the code it is to bring (spec: decisions MSG-9, MSG-10). */
export function requirePlaces(texts: Readonly<Record<string, string>>, known: readonly string[]): void {
  const unknown = Object.entries(texts).filter(([, text]) => unknownPlaces(text, known).length > 0)
  const problems: FieldErrors = Object.fromEntries(unknown.map(([field]) => [field, 'unknown_place']))
  const lacks = (text: string) => needed.some((place) => known.includes(place) && !placesIn(text).includes(place))
  if (lacks(texts.text ?? '')) problems.text ??= 'place_missing'
  // most mail programs show it in place of the text
  if (texts.html && lacks(texts.html)) problems.html ??= 'place_missing'
  refuseProblems(problems)
}
