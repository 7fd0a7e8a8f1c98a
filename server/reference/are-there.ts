import { inArray } from 'drizzle-orm'
import type { Reader } from '../database/open.ts'
import type { rates, universities } from './table.ts'

/** Whether the edition has each of the rows that a form named; null and undefined name none. */
export async function areThere(db: Reader, table: typeof rates | typeof universities, ids: readonly (number | null | undefined)[]): Promise<boolean> {
  const named = [...new Set(ids.flatMap((id) => id ?? []))]
  return named.length === 0 || (await db.$count(table, inArray(table.id, named))) === named.length
}
