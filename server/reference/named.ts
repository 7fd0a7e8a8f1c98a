import { NotFound } from '../errors.ts'
import type { Reference } from './reference.ts'

/** The subject or city that a query names by its alias or id. Throws `not_found`, also for one that is switched off. */
export function idNamed({ aliases, lessons, cities }: Reference, kind: 'lesson' | 'city', asked: string): number {
  const named = aliases.get(asked)
  const id = named?.kind === kind ? named.id : Number(asked)
  const record = id === null ? undefined : (kind === 'lesson' ? lessons : cities).get(id)
  if (!record?.active) throw new NotFound()
  return record.id
}
