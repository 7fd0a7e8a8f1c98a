import { and, asc, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Reader } from '../../database/open.ts'
import { orders } from '../table.ts'

export interface Page {
  where: SQL | undefined
  sort_dir: 'asc' | 'desc'
  limit: number
  offset: number
}

/**
 * Ids of a page of orders by a date that not all of them have; those without it come after all others, whichever way round. Either part is read along an index of its
 * own: one order over both would sort every order there is.
 */
export async function datedFirst(
  db: Reader,
  date: 'first_class' | 'date_payment_deadline',
  { where, sort_dir, limit, offset }: Page,
): Promise<number[]> {
  const direction = sort_dir === 'asc' ? asc : desc
  const part = (which: SQL, isMissing: boolean) =>
    db
      .select({ id: orders.id, date: orders[date], isMissing: sql<boolean>`${isMissing}::boolean`.as('is_missing') })
      .from(orders)
      .where(and(where, which))
  const dated = part(isNotNull(orders[date]), false)
    .orderBy(direction(orders[date]), direction(orders.id))
    .limit(offset + limit)
  const undated = part(isNull(orders[date]), true)
    .orderBy(direction(orders.id))
    .limit(offset + limit)
  const both = unionAll(dated, undated).as('both')
  const found = await db
    .select({ id: both.id })
    .from(both)
    .orderBy(both.isMissing, direction(both.date), direction(both.id))
    .limit(limit)
    .offset(offset)
  return found.map(({ id }) => id)
}
