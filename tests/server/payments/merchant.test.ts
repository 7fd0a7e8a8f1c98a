import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { getWalletPaymentUrl } from '../../../schemas/index.ts'
import { merchants } from '../../../server/merchants/table.ts'
import { merchantFor } from '../../../server/payments/merchant.ts'
import { paymentDoubts, payments } from '../../../server/payments/table.ts'
import { seal } from '../../../server/seal.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { useSandboxBank } from '../../build/sandbox-bank.ts'
import { buildTutor } from '../../build/tutors.ts'

const product = await useApp()
const { call, clock, database, edition, settings, signInAs } = product
const { drizzle } = database
await buildReference(database)
const bank = await useSandboxBank(product)
const { headers } = bank

beforeEach(async () => {
  await database.pool.query('truncate invoices, payments, merchants cascade')
  await drizzle.delete(paymentDoubts)
})

async function account(account: string, more: Partial<typeof merchants.$inferInsert> = {}): Promise<string> {
  const secret = seal('a secret of the bank', settings.secret, 'merchants')
  await drizzle.insert(merchants).values({ name: account, provider: 'card_a', account, secret, purposes: ['wallet'], ...more })
  return account
}
/** The account that a top-up of a new tutor goes to; null where it has none. */
async function payTo(sum: number, outcome: 'paid' | 'failed' = 'paid') {
  const as = await signInAs({ tutor: (await buildTutor(database)).id })
  const { data, error } = await call(getWalletPaymentUrl, { provider: 'card_a', sum }, { as, headers })
  if (error) return error
  await bank.choose(data, outcome)
  const [row] = await drizzle
    .select({ account: merchants.account })
    .from(payments)
    .leftJoin(merchants, eq(merchants.id, payments.merchant_id))
    .where(eq(payments.id, data.payment_id))
  return row?.account ?? null
}

test('a payment goes to the default account of its bank, and where there is none at all to nobody’s', async () => {
  expect(await payTo(1000)).toBeNull()
  await account('reserve')
  await account('main', { is_default: true })
  expect(await payTo(1000)).toBe('main')
})

test('an account takes its limit of a day to the last coin, then the next one takes over, and on the next day it takes again', async () => {
  await account('main', { is_default: true, daily_limit: 5000 })
  await account('reserve', { daily_limit: 3000 })
  const taken = [await payTo(3000), await payTo(2000.01), await payTo(2000), await payTo(1000), await payTo(1000)]
  expect(taken).toEqual(['main', 'reserve', 'main', 'provider_unavailable', 'provider_unavailable'])
  clock.move({ days: 1 })
  expect(await payTo(5000)).toBe('main')
})

test('what a payer adds to a commission has to fit into the limit too', async () => {
  await account('main', { is_default: true, daily_limit: 5000, purposes: ['order'] })
  const order = { provider: 'card_a', purpose: 'order', sum: 4900.1 } as const
  const choose = (donate_sum: number) => database.transaction((tx) => merchantFor(tx, { edition, now: clock.now }, { ...order, donate_sum }))
  expect(await choose(99.9)).toEqual(expect.any(Number))
  await expect(choose(100)).rejects.toMatchObject({ error: 'provider_unavailable' })
})

test('what did not come is no part of the limit', async () => {
  await account('main', { is_default: true, daily_limit: 5000 })
  expect([await payTo(5000, 'failed'), await payTo(5000)]).toEqual(['main', 'main'])
})

test('accounts that are switched off, of another bank or for something else take nothing', async () => {
  await account('off', { is_default: true, active: false })
  await account('orders', { purposes: ['order'] })
  await account('another', { provider: 'bank_url' })
  expect(await payTo(1000)).toBe('provider_unavailable')
})
