import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { managersOnShift } from '../admins/on-shift.ts'
import { admins } from '../admins/table.ts'
import type { Context } from '../context.ts'
import { isTalking } from './state.ts'
import { phoneCalls } from './table.ts'

/**
 * Who shall take a call: the order's manager while on shift, else the colleague on shift who does not talk and whose latest call is the oldest. Where nobody
 * works it waits for the order's manager. Only of those who take calls; null for nobody in particular (spec: decisions MSG-8, ADM-7).
 */
export async function forWhom({ tx, edition, now }: Pick<Context, 'tx' | 'edition' | 'now'>, manager_id: number | null): Promise<number | null> {
  const onShift = (await managersOnShift(tx, edition, now)).filter(({ receives_calls }) => receives_calls).map(({ id }) => id)
  if (manager_id !== null && (onShift.length === 0 || onShift.includes(manager_id))) return manager_id
  if (onShift.length === 0) return null
  const talks = sql`exists (select from ${phoneCalls} where ${and(eq(phoneCalls.admin_id, admins.id), isNull(phoneCalls.deleted_at), isTalking(now))})`
  const latest = tx
    .select({ at: phoneCalls.created_at })
    .from(phoneCalls)
    .where(eq(phoneCalls.admin_id, admins.id))
    .orderBy(desc(phoneCalls.created_at))
    .limit(1)
  const [first] = await tx
    .select({ id: admins.id })
    .from(admins)
    .where(inArray(admins.id, onShift))
    .orderBy(talks, sql`(${latest}) nulls first`, asc(admins.id))
    .limit(1)
  return first?.id ?? null
}
