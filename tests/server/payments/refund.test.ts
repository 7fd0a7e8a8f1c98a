import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getOrderPaymentUrl, getPaymentWays, getWalletHistory, setPaidOff } from '../../../schemas/index.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { type Bank, BankAway, type Refund } from '../../../server/outside/banks/bank.ts'
import { openBanks } from '../../../server/outside/banks/open.ts'
import { type Returned, refundPayment } from '../../../server/payments/refund.ts'
import { payments } from '../../../server/payments/table.ts'
import { balanceOf } from '../../../server/wallet/ledger.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { useSandboxBank } from '../../build/sandbox-bank.ts'
import { buildTutor } from '../../build/tutors.ts'

const product = await useApp({ edition: 'ua' })
const { app, call, clock, database, outside, settings, signInAs } = product
const { drizzle } = database
await buildReference(database)
const bank = await useSandboxBank(product)
const { headers } = bank
const client_id = (await buildClient(database)).id
const admin = await signInAs({ admin: (await buildAdmin(database)).id })

/** An order that was paid by card with a donation, taken back by staff: what is on its way to the bank, and to whom. */
async function takenBack() {
  const { id } = await buildTutor(database)
  const as = await signInAs({ tutor: id })
  const { id: order_id } = await buildOrder(database, clock.now, { client_id, status: 5, commission_sum: 600, tutors: [{ id, state: 'appointed' }] })
  const { data } = await call(getOrderPaymentUrl, { provider: 'card_a', order_id, donate_sum: 50.5 }, { as, headers })
  await bank.choose(data, 'paid')
  expect((await call(setPaidOff, { order_id }, { as: admin })).status).toBe('success')
  const { rows } = await database.pool.query<{ payload: Returned }>(
    "select payload from graphile_worker._private_jobs where payload->>'payment_id' = $1",
    [data.payment_id],
  )
  return { tutor: { id, as }, payment_id: data.payment_id, returned: rows.map(({ payload }) => payload) }
}
const statusOf = async (id: string) => (await drizzle.select().from(payments).where(eq(payments.id, id)))[0]?.status
const linesOf = async ({ as }: { as: string }) =>
  (await call(getWalletHistory, {}, { as })).data.items.map(({ type, sum }) => [type, sum]).toReversed()
/** Whether what came by the bank has an invoice. */
const hasInvoice = async ({ as }: { as: string }) =>
  (await call(getWalletHistory, { type: 'topup' }, { as })).data.items.map(({ has_invoice }) => has_invoice)
const paid = [
  ['topup', 650.5],
  ['order', -600],
  ['donate', -50.5],
]
const back = [
  ['refund', 600],
  ['refund', 50.5],
  ['refund', -650.5],
]
const runs = (refund: Bank['refund'], returned: Returned, now = clock.now) => {
  const { card_a } = openBanks(settings)('ua')
  const banks = () => ({ card_a: { ...card_a, refund } as Bank })
  return refundPayment(jobOf({ database, settings, outside: { ...outside, banks }, log: app.log, clock: () => now }), returned)
}

describe('an order that was paid by card and is taken back', () => {
  test('gives the commission and the donation back to the bank, once, and has no invoice any more', async () => {
    const { tutor, payment_id, returned } = await takenBack()
    const [first] = returned
    if (!first) throw new Error('nothing is given back')
    expect([returned.length, await linesOf(tutor), await hasInvoice(tutor)]).toEqual([1, [...paid, ...back], [false]])
    const asked: Refund[] = []
    const refund = async (one: Refund) => void asked.push(one)
    await runs(refund, first)
    await runs(refund, first)
    expect(asked).toEqual([{ payment_id, provider_ref: `sandbox-${payment_id}`, sum: 650.5, currency: 'UAH' }])
    expect([await statusOf(payment_id), await balanceOf(drizzle, tutor.id)]).toEqual(['refunded', 0])
  })

  test('waits while the bank is away, and leaves the money in the wallet when it stays so, once', async () => {
    const { tutor, payment_id, returned } = await takenBack()
    const [first] = returned
    if (!first) throw new Error('nothing is given back')
    const away = () => Promise.reject(new BankAway())
    await expect(runs(away, first)).rejects.toBeInstanceOf(BankAway)
    expect([await statusOf(payment_id), await balanceOf(drizzle, tutor.id)]).toEqual(['paid', 0])
    const later = new Date(clock.now.getTime() + 13 * 3_600_000)
    await runs(away, first, later)
    await runs(away, first, later)
    expect([await statusOf(payment_id), await balanceOf(drizzle, tutor.id)]).toEqual(['paid', 650.5])
  })

  test('leaves the money in the wallet where the bank gives none back, and keeps its invoice', async () => {
    const { tutor, returned } = await takenBack()
    const [first] = returned
    if (!first) throw new Error('nothing is given back')
    await runs(undefined, first)
    expect([await linesOf(tutor), await hasInvoice(tutor)]).toEqual([[...paid, ...back, ['refund', 650.5]], [true]])
  })
})

test('a donation may be ten times the least commission, and no more, by the provider that takes them', async () => {
  const { id } = await buildTutor(database)
  const as = await signInAs({ tutor: id })
  const { id: order_id } = await buildOrder(database, clock.now, { client_id, status: 5, tutors: [{ id, state: 'appointed' }] })
  const most = product.edition.commissionMinimum * 10
  const give = async (donate_sum: number, provider: 'card_a' | 'bank_url' = 'card_a') =>
    (await call(getOrderPaymentUrl, { provider, order_id, donate_sum }, { as, headers })).error
  expect([await give(most), await give(most + 0.01), await give(-1)]).toEqual([null, { donate_sum: 'sum' }, { donate_sum: 'sum' }])
  expect([await give(1, 'bank_url'), await give(0, 'bank_url')]).toEqual([{ donate_sum: 'invalid_value' }, null])
  expect((await call(getPaymentWays, {}, { as })).data.donate_max).toBe(most)
})
