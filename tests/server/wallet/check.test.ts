import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { checkLedger } from '../../../schemas/index.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { tops } from '../../../server/tops/table.ts'
import { unixOf } from '../../../server/unix.ts'
import { checkWallets } from '../../../server/wallet/check.ts'
import { balanceOf, writeLine } from '../../../server/wallet/ledger.ts'
import { walletLines } from '../../../server/wallet/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { app, call, clock, database, outside, settings, signInAs } = await useApp()
const { drizzle } = database
await buildReference(database)
const as = await signInAs({ admin: (await buildAdmin(database)).id })
const log = { ...app.log, error: vi.fn() } as unknown as typeof app.log
const checkNow = () => checkWallets(jobOf({ database, settings, outside, log, clock: () => clock.now }))
const told = async () => (await call(checkLedger, {}, { as })).data

test('in an edition without any money there is nothing to add up', async () => {
  await checkNow()
  expect(await told()).toMatchObject({ wallets: 0, lines: 0, wrong: [] })
})

test('the wallets are added up by the clock: whose balance is not the sum of its lines is named and logged', async () => {
  const [right, broken] = [await buildTutor(database), await buildTutor(database)]
  for (const sum of [300, -120.5]) await database.transaction((tx) => writeLine(tx, { tutor_id: right.id, type: 'admin', sum, at: clock.now }))
  await checkNow()
  const first = { counted_at: unixOf(clock.now), wallets: 1, lines: 2, wrong: [] }
  expect(await told()).toEqual(first)

  // by somebody who may do with the database what they like
  await database.pool.query('alter table wallet_lines disable trigger wallet_line_sums')
  await drizzle.insert(walletLines).values({ tutor_id: broken.id, type: 'admin', sum: 100, balance_after: 150 })
  await database.pool.query('alter table wallet_lines enable trigger wallet_line_sums')
  clock.move({ hours: 1 })
  expect(await told()).toEqual(first)
  expect(log.error).not.toHaveBeenCalled()

  await checkNow()
  const wrong = [{ tutor_id: broken.id, name: 'Айгерим Сейтова', balance: 150, sum: 100 }]
  expect(await told()).toEqual({ counted_at: unixOf(clock.now), wallets: 2, lines: 3, wrong })
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ tutors: [broken.id] }, expect.any(String))
  expect(await drizzle.$count(walletLines, eq(walletLines.tutor_id, broken.id))).toBe(1)
})

describe('the database takes no', () => {
  const line = (tutor_id: number, row: Pick<typeof walletLines.$inferInsert, 'sum' | 'balance_after'> & Partial<typeof walletLines.$inferInsert>) =>
    drizzle.insert(walletLines).values({ tutor_id, type: 'admin', ...row })
  const payment_id = crypto.randomUUID()
  const day = { date_from: clock.now, date_to: new Date(clock.now.getTime() + 1000) }
  test.each<[string, string, (tutor_id: number) => Promise<unknown>]>([
    ['line that leaves more than its sum', 'wallet_line_sums', (id) => line(id, { sum: 100, balance_after: 400.01 })],
    ['line that leaves less', 'wallet_line_sums', (id) => line(id, { sum: 100, balance_after: 399.99 })],
    ['line that forgets those before', 'wallet_line_sums', (id) => line(id, { sum: 100, balance_after: 100 })],
    [
      'second line of several that forgets the first',
      'wallet_line_sums',
      (id) =>
        drizzle.insert(walletLines).values([1, 2].map((n) => ({ tutor_id: id, type: 'admin' as const, sum: 100, balance_after: 300 + n * 50 + 50 }))),
    ],
    [
      'payment twice in a wallet',
      'wallet_paid_once',
      async (id) => {
        await line(id, { type: 'topup', sum: 10, balance_after: 310, payment_id })
        return line(id, { type: 'topup', sum: 10, balance_after: 320, payment_id })
      },
    ],
    [
      'two TOPs of one payment',
      'tops_paid_once',
      (id) => drizzle.insert(tops).values([1, 2].map(() => ({ tutor_id: id, plan_id: 1, source: 'paid' as const, payment_id, ...day }))),
    ],
  ])('%s', async (_, constraint, write) => {
    const { id } = await buildTutor(database)
    await database.transaction((tx) => writeLine(tx, { tutor_id: id, type: 'admin', sum: 300, at: clock.now }))
    await expect(write(id)).rejects.toMatchObject({ cause: { constraint } })
  })

  test('objection to lines that add up, several at once too', async () => {
    const { id } = await buildTutor(database)
    await drizzle.insert(walletLines).values([1, 2, 3].map((n) => ({ tutor_id: id, type: 'admin' as const, sum: 0.1, balance_after: n / 10 })))
    expect(await balanceOf(drizzle, id)).toBe(0.3)
  })
})
