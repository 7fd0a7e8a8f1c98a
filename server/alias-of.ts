import { aliasPattern } from '../schemas/index.ts'
import { slug } from '../theme/slug.ts'
import { FieldProblem } from './errors.ts'

const LONGEST = 80

/** A name as a part of an address, no longer than that; '' for one of no letters. */
export const shortSlug = (name: string, lang: string): string => slug(name, lang).slice(0, LONGEST).replace(/-$/, '')

/** The address that a text has by its name where it was given none. Throws the field `alias` for a name that makes none: of no letters. */
export function aliasOf(name: string, lang: string): string {
  const alias = shortSlug(name, lang)
  if (!aliasPattern.test(alias)) throw new FieldProblem({ alias: 'required' })
  return alias
}
