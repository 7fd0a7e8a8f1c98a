import { NotFound } from '../errors.ts'
import type { Reference } from './reference.ts'

const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text)

/**
 * The subject or city that a query names by its alias, by one that it had or by its id, under its alias of today; nothing where the query names none.
 * Throws `not_found`, also for one that is switched off.
 */
export function named({ aliases, lessons, cities }: Reference, kind: 'lesson' | 'city', asked: string | undefined): { id?: number; alias?: string } {
  if (asked === undefined) return {}
  const known = aliases.get(asked)
  const id = known?.kind === kind ? known.id : isId(asked) ? Number(asked) : null
  const record = id === null ? undefined : (kind === 'lesson' ? lessons : cities).get(id)
  if (!record?.active) throw new NotFound()
  return record
}
