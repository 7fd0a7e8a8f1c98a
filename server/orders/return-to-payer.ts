import type { Context } from '../context.ts'
import { addOutsideJob } from '../jobs/add-outside-job.ts'
import { unixOf } from '../unix.ts'
import { writeLine } from '../wallet/ledger.ts'

/** Takes what an order gave back out of the wallet again: it goes on to the bank that it came from, as soon as this is committed (spec: decisions PAY-10). */
export async function returnToPayer(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { tutor_id, sum, payment_id, order_id }: { tutor_id: number; sum: number; payment_id: string; order_id: number },
) {
  await writeLine(tx, { tutor_id, type: 'refund', sum: -sum, at: now, order_id, payment_id })
  await giveBack({ tx, now }, { payment_id, order_id, sum })
}

/** Has a payment given back by its bank as soon as this is committed. */
export async function giveBack(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { sum, payment_id, order_id }: { sum: number; payment_id: string; order_id: number },
) {
  await addOutsideJob(tx, 'refund_payment', 'refund_payment', { payment_id, order_id, sum, since: unixOf(now) })
}
