import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { PaymentProvider } from '../../editions/index.ts'
import type { Tx } from '../database/open.ts'
import type { Job } from '../jobs/job.ts'
import { BankAway } from '../outside/banks/bank.ts'
import { DAY_MS, MINUTE_MS } from '../spans.ts'
import { book } from './callback.ts'
import { payments } from './table.ts'

/** A bank has told by itself by then, as a rule. */
const AFTER = 10 * MINUTE_MS
/** How many are asked for at a time, the newest first. */
const AT_ONCE = 300

/**
 * Asks banks what became of payments that are still open: their word may have been lost, or we have been killed before we booked it. A bank that is away is asked
 * the next time (spec: decisions PAY-5).
 */
export async function askBanks({ transact, outside, edition, clock, log }: Job): Promise<void> {
  const banks = outside.banks(edition.code)
  const now = clock().getTime()
  for (const [provider, { lookUp }] of Object.entries(banks)) {
    if (!lookUp) continue
    for (const id of await transact(({ tx }) => openOf(tx, provider as PaymentProvider, now))) {
      try {
        const notice = await lookUp(id)
        if (notice) await transact((context) => book(context, provider, notice))
      } catch (error) {
        if (!(error instanceof BankAway)) throw error
        log.warn({ err: error, payment: id, provider }, 'a bank does not say what became of a payment')
        break
      }
    }
  }
}

/** Those that a payer was sent away for; what is a day old has failed. */
async function openOf(tx: Tx, provider: PaymentProvider, now: number): Promise<string[]> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        inArray(payments.status, ['created', 'pending']),
        lte(payments.created_at, new Date(now - AFTER)),
        gt(payments.created_at, new Date(now - DAY_MS)),
      ),
    )
    .orderBy(desc(payments.created_at))
    .limit(AT_ONCE)
  return rows.map(({ id }) => id)
}
