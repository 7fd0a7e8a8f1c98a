import { asc, inArray, sql } from 'drizzle-orm'
import { managersOnShift } from '../admins/on-shift.ts'
import { admins } from '../admins/table.ts'
import type { OrderContext } from './pending-change.ts'

/** Whose a new request is: of the managers on shift the one whose latest order is the oldest; null where nobody works (spec: decisions ADM-7). */
export async function managerInTurn({ tx, edition, now }: Pick<OrderContext, 'tx' | 'edition' | 'now'>): Promise<number | null> {
  const onShift = (await managersOnShift(tx, edition, now)).map(({ id }) => id)
  const [only] = onShift
  if (onShift.length < 2) return only ?? null
  const latest = sql`(select o.id from orders o where o.admin_id = ${admins}.id order by o.date_create desc, o.id desc limit 1)`
  const [first] = await tx
    .select({ id: admins.id })
    .from(admins)
    .where(inArray(admins.id, onShift))
    .orderBy(sql`${latest} nulls first`, asc(admins.id))
    .limit(1)
  return first?.id ?? null
}
