import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { unixOf } from '../unix.ts'
import { writeLine } from '../wallet/ledger.ts'

/** Over eleven tries lies a day: graphile-worker waits e^n seconds before each further one. */
const TRIES = 11

/** Takes what an order gave back out of the wallet again: it goes on to the bank that it came from, as soon as this is committed (spec: decisions PAY-10). */
export async function returnToPayer(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { tutor_id, sum, payment_id, order_id }: { tutor_id: number; sum: number; payment_id: string; order_id: number },
) {
  await writeLine(tx, { tutor_id, type: 'refund', sum: -sum, at: now, order_id, payment_id })
  await giveBack({ tx, now }, { payment_id, order_id, sum })
}

/** Has a payment given back by its bank as soon as this is committed, one after the other: a bank that hangs holds one worker, and mails go on. */
export async function giveBack(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { sum, payment_id, order_id }: { sum: number; payment_id: string; order_id: number },
) {
  const payload = JSON.stringify({ payment_id, order_id, sum, since: unixOf(now) })
  await tx.execute(sql`select graphile_worker.add_job('refund_payment', ${payload}::json, queue_name := 'refund_payment', max_attempts := ${TRIES})`)
}
