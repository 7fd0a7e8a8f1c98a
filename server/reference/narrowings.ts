import type { Language } from '../../editions/index.ts'
import type { Narrowing } from '../../schemas/content.ts'
import type { Names } from '../database/columns.ts'
import { nameIn } from './reference.ts'

/** The subjects or cities, in the edition's order, that a list can be narrowed to: those in use that something of it is counted for. */
export const narrowings = (
  records: ReadonlyMap<number, { id: number; alias: string; name: Names; active: boolean }>,
  counts: ReadonlyMap<number | null, number>,
  language: Language,
): Narrowing[] =>
  [...records.values()].flatMap(({ id, alias, name, active }) => {
    const found = active && counts.get(id)
    return found ? [{ alias, name: nameIn(name, language), count: found }] : []
  })
