import { expect, test } from 'vitest'
import { getWalletHistory, payTopFromWallet } from '../../../schemas/index.ts'
import { writeLine } from '../../../server/wallet/ledger.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
await buildReference(database)

/** A tutor whose wallet got these sums, one after the other. */
async function withLines(...sums: number[]) {
  const { id: tutor_id } = await buildTutor(database)
  for (const sum of sums) await database.transaction((tx) => writeLine(tx, { tutor_id, type: sum > 0 ? 'admin' : 'top', sum, at: clock.now }))
  return { as: await signInAs({ tutor: tutor_id }) }
}

test('a wallet shows its lines newest first, twenty a page, each with what was left then', async () => {
  const as = await withLines(...Array.from({ length: 21 }, (_, n) => n + 1))
  const [first, second] = [(await call(getWalletHistory, {}, as)).data, (await call(getWalletHistory, { page: 2 }, as)).data]
  expect(first).toMatchObject({ balance: 231, currency: 'KZT', total_count: 21, page_size: 20, pages_count: 2 })
  expect(first.items.map(({ sum }) => sum)).toEqual(Array.from({ length: 20 }, (_, n) => 21 - n))
  expect(second.items).toMatchObject([{ sum: 1, balance_after: 1 }])
})

test('of one type of line it shows and counts these alone, under the same balance', async () => {
  const as = await withLines(5000, -3000, 200)
  const { balance, items, total_count } = (await call(getWalletHistory, { type: 'top' }, as)).data
  expect({ balance, items, total_count }).toMatchObject({ balance: 2200, items: [{ type: 'top', sum: -3000, balance_after: 2000 }], total_count: 1 })
  expect((await call(getWalletHistory, { type: 'nothing' as never }, as)).error).toEqual({ type: 'invalid_value' })
})

test('nobody sees the lines of another wallet', async () => {
  await withLines(5000)
  expect((await call(getWalletHistory, {}, await withLines())).data).toMatchObject({ balance: 0, items: [], total_count: 0 })
})

test('what costs more than it holds says how much is missing, to the last coin', async () => {
  const { code, error, data } = await call(payTopFromWallet, { top: 1 }, await withLines(2999.99))
  expect([code, error, data]).toEqual([409, 'not_enough_money', { missing: 0.01 }])
})
