import { NotFound } from '../errors.ts'
import type { Reference } from './reference.ts'

/** The subject or city that a query names by its alias or id. Throws `not_found`. */
export function idNamed({ aliases, lessons, cities }: Reference, kind: 'lesson' | 'city', asked: string): number {
  const named = aliases.get(asked)
  const id = named?.kind === kind ? named.id : Number(asked)
  if (id === null || !(kind === 'lesson' ? lessons : cities).has(id)) throw new NotFound()
  return id
}
