import { and, arrayContains, desc, eq, gte, sql } from 'drizzle-orm'
import type { PaymentProvider } from '../../editions/index.ts'
import { startOfDay } from '../../theme/zones.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { Refusal } from '../errors.ts'
import { merchants } from '../merchants/table.ts'
import { toMinor } from '../outside/banks/same.ts'
import { dateOf, unixOf } from '../unix.ts'
import { totalOf } from './charge.ts'
import { type Payment, payments } from './table.ts'

/**
 * The account that a payment goes to: the default of its provider, then the others for its purpose, as long as the day has room in them. Null where the provider
 * has no accounts at all. Throws `provider_unavailable` where none may take it (spec: decisions PAY-9).
 */
export async function merchantFor(
  tx: Tx,
  { edition, now }: Pick<Context, 'edition' | 'now'>,
  { provider, purpose, sum, donate_sum = 0 }: { provider: PaymentProvider; purpose: Payment['purpose']; sum: number; donate_sum?: number },
): Promise<number | null> {
  const isOne = eq(merchants.provider, provider)
  const fitting = await tx
    .select({ id: merchants.id, limit: merchants.daily_limit })
    .from(merchants)
    .where(and(isOne, merchants.active, arrayContains(merchants.purposes, [purpose])))
    .orderBy(desc(merchants.is_default), merchants.id)
  const today = dateOf(startOfDay(edition.timeZone, unixOf(now)))
  const total = totalOf({ sum, donate_sum })
  for (const { id, limit } of fitting) if (limit === null || toMinor((await takenSince(tx, id, today)) + total) <= toMinor(limit)) return id
  if (fitting.length === 0 && (await tx.$count(merchants, isOne)) === 0) return null
  throw new Refusal('provider_unavailable')
}

async function takenSince(tx: Tx, merchant_id: number, since: Date): Promise<number> {
  const [taken] = await tx
    .select({ sum: sql<number>`coalesce(sum(${payments.sum} + ${payments.donate_sum}), 0)::float` })
    .from(payments)
    .where(and(eq(payments.merchant_id, merchant_id), gte(payments.paid_at, since)))
  return taken?.sum ?? 0
}
