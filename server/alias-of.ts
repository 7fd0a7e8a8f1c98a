import { aliasPattern } from '../schemas/index.ts'
import { slug } from '../theme/slug.ts'
import { FieldProblem } from './errors.ts'

const LONGEST = 80

/** The address that a text has by its name where it was given none, cut where a word ends. Throws the field `alias` for a name that makes none: of no letters. */
export function aliasOf(name: string, lang: string): string {
  const alias = slug(name, lang).slice(0, LONGEST).replace(/-$/, '')
  if (!aliasPattern.test(alias)) throw new FieldProblem({ alias: 'required' })
  return alias
}
