import { asc, inArray, sql } from 'drizzle-orm'
import { managersOnShift } from '../admins/on-shift.ts'
import { admins } from '../admins/table.ts'
import type { OrderContext } from './pending-change.ts'

type Place = Pick<OrderContext, 'tx' | 'edition' | 'now'>

/** Whose a new request is, of the managers on shift; null where nobody works (spec: decisions ADM-7). */
export const managerInTurn = async (context: Place): Promise<number | null> => (await managersInTurn(context))[0] ?? null

/** The managers on shift, the one whose latest order is the oldest first. */
export async function managersInTurn({ tx, edition, now }: Place): Promise<number[]> {
  const onShift = (await managersOnShift(tx, edition, now)).map(({ id }) => id)
  if (onShift.length < 2) return onShift
  const latest = sql`(select o.id from orders o where o.admin_id = ${admins}.id order by o.date_create desc, o.id desc limit 1)`
  const inTurn = await tx
    .select({ id: admins.id })
    .from(admins)
    .where(inArray(admins.id, onShift))
    .orderBy(sql`${latest} nulls first`, asc(admins.id))
  return inTurn.map(({ id }) => id)
}
