import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getPaymentStatus, getTopPaymentForm, getTopPaymentUrl, getTutorTop, getWalletPaymentForm, payTopFromWallet } from '../../../schemas/index.ts'
import { SANDBOX_PATH } from '../../../server/outside/banks/sandbox.ts'
import { tops } from '../../../server/tops/table.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { balanceOf, writeLine } from '../../../server/wallet/ledger.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { useSandboxBank } from '../../build/sandbox-bank.ts'
import { buildTutor } from '../../build/tutors.ts'

const product = await useApp()
const { call, clock, database, signInAs } = product
const { drizzle } = database
await buildReference(database)
const bank = await useSandboxBank(product)
const { headers } = bank
const DAY = 86_400

const makeTutor = async (sum = 0) => {
  const { id } = await buildTutor(database)
  if (sum > 0) await database.transaction((tx) => writeLine(tx, { tutor_id: id, type: 'admin', sum, at: clock.now }))
  return { id, as: await signInAs({ tutor: id }) }
}
const buy = ({ as }: { as: string }, top: 1 | 2 | 3 = 1, key?: string) => call(payTopFromWallet, { top }, { as, ...(key && { key }) })
const topsOf = (id: number) => drizzle.select().from(tops).where(eq(tops.tutor_id, id)).orderBy(tops.id)
const now = () => Math.floor(clock.now.getTime() / 1000)

describe('a TOP', () => {
  test('has three plans with prices of the edition', async () => {
    const { data } = await call(getTutorTop, {}, { as: (await makeTutor()).as })
    expect(data).toMatchObject({
      plans: [
        { id: 1, days: 7, price: 3000, currency: 'KZT' },
        { id: 2, days: 14, price: 5000, currency: 'KZT' },
        { id: 3, days: 30, price: 9000, currency: 'KZT' },
      ],
      ...{ active: null, history: [], can_buy: true, of_school: false },
    })
  })

  test('is for no school tutor, and says so', async () => {
    const { data } = await call(getTutorTop, {}, { as: await signInAs({ tutor: (await buildTutor(database, { status: 6 })).id }) })
    expect(data).toMatchObject({ can_buy: false, of_school: true })
  })

  test('is bought out of the wallet, and runs from now on for its days', async () => {
    const tutor = await makeTutor(10_000)
    expect((await buy(tutor, 2)).data).toMatchObject({ wallet_balance: 5000, top: { date_from: now(), date_to: now() + 14 * DAY, sum: 5000 } })
    const { data } = await call(getTutorTop, {}, { as: tutor.as })
    expect(data.active).toMatchObject({ date_from: now(), date_to: now() + 14 * DAY })
  })

  test('that is bought while one runs goes on from its end', async () => {
    const tutor = await makeTutor(20_000)
    await buy(tutor, 1)
    clock.move({ days: 3 })
    const from = now() - 3 * DAY
    await buy(tutor, 3)
    expect((await call(getTutorTop, {}, { as: tutor.as })).data.active).toMatchObject({ date_from: from, date_to: from + 37 * DAY })
  })

  test('that is bought while none runs begins at once, though staff gave one for later; that one is not told as running before, and takes no day that was paid', async () => {
    const tutor = await makeTutor(30_000)
    const at = (days: number) => new Date(clock.now.getTime() + days * DAY * 1000)
    await drizzle.insert(tops).values({ tutor_id: tutor.id, plan_id: 1, source: 'gift', date_from: at(30), date_to: at(37) })
    expect((await call(getTutorTop, {}, { as: tutor.as })).data.active).toBeNull()
    expect((await buy(tutor, 1)).data.top).toMatchObject({ date_from: now(), date_to: now() + 7 * DAY })
    expect((await buy(tutor, 2)).data.top).toMatchObject({ date_from: now() + 7 * DAY })
    expect((await call(getTutorTop, {}, { as: tutor.as })).data.active).toMatchObject({ date_from: now(), date_to: now() + 21 * DAY })
    // 9 days before the gift, 21 after it
    expect((await buy(tutor, 3)).data.top).toMatchObject({ date_from: now() + 21 * DAY, date_to: now() + (37 + 21) * DAY })
    expect((await call(getTutorTop, {}, { as: tutor.as })).data.active).toMatchObject({ date_from: now(), date_to: now() + (37 + 21) * DAY })
  })

  test('costs once, though it is pressed twenty times at once', async () => {
    const tutor = await makeTutor(20_000)
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(tutor)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill('success'))
    expect([await topsOf(tutor.id), await balanceOf(drizzle, tutor.id)]).toMatchObject([[{ plan_id: 1 }], 17_000])
  })

  test('costs more than the wallet holds: nothing is bought', async () => {
    const tutor = await makeTutor(2999.99)
    expect((await buy(tutor)).error).toBe('not_enough_money')
    expect(await topsOf(tutor.id)).toEqual([])
  })

  test.each([1, 2, 4, 5, 6, 7, 8] as const)('is not for a tutor of status %i', async (status) => {
    const tutor = await makeTutor(10_000)
    await drizzle.update(tutors).set({ status }).where(eq(tutors.id, tutor.id))
    const errors = [(await buy(tutor)).error, (await call(getTopPaymentUrl, { provider: 'card_a', top: 1 }, { as: tutor.as })).error]
    // who is blocked is not even let in
    expect(errors.every((error) => error === 'wrong_status' || error === 'unauthorized' || error === 'account_blocked')).toBe(true)
    expect(await topsOf(tutor.id)).toEqual([])
  })

  test('is bought by card, and the wallet tells both steps', async () => {
    const tutor = await makeTutor()
    const { data } = await call(getTopPaymentUrl, { provider: 'card_a', top: 3 }, { as: tutor.as, headers })
    await bank.choose(data, 'paid_twice')
    expect(await topsOf(tutor.id)).toMatchObject([{ plan_id: 3, source: 'paid', sum: 9000, payment_id: data.payment_id }])
    expect(await balanceOf(drizzle, tutor.id)).toBe(0)
  })

  test('is bought by a form', async () => {
    const tutor = await makeTutor()
    const { data } = await call(getTopPaymentForm, { provider: 'card_form', top: 1 }, { as: tutor.as, headers })
    await bank.choose(data, 'paid')
    expect(await topsOf(tutor.id)).toHaveLength(1)
  })

  test('that is paid when its tutor is no longer published stays as money in the wallet', async () => {
    const tutor = await makeTutor()
    const { data } = await call(getTopPaymentUrl, { provider: 'card_a', top: 1 }, { as: tutor.as, headers })
    await drizzle.update(tutors).set({ status: 6 }).where(eq(tutors.id, tutor.id))
    await bank.choose(data, 'paid')
    expect([await topsOf(tutor.id), await balanceOf(drizzle, tutor.id)]).toEqual([[], 3000])
    const seen = await call(getPaymentStatus, { payment_id: data.payment_id }, { as: tutor.as })
    expect([seen.data.status, seen.data.applied]).toEqual(['paid', false])
  })

  test('takes one of three places among tutors of the same subject', async () => {
    clock.move({ days: 100 })
    const tutor = await makeTutor()
    const left = async () => (await call(getTutorTop, {}, { as: tutor.as })).data.places_left
    expect(await left()).toBe(3)
    for (const places of [2, 1, 0, 0]) {
      await buy(await makeTutor(3000))
      expect(await left()).toBe(places)
    }
  })
})

test('a TOP is bought at an address of the bank whose form takes other payments', async () => {
  const mexican = await useApp({ edition: 'mx' })
  await buildReference(mexican.database)
  const as = await mexican.signInAs({ tutor: (await buildTutor(mexican.database)).id })
  const url = await mexican.call(getTopPaymentUrl, { provider: 'bank_form', top: 3 }, { as })
  expect(new URL(url.data.url).pathname).toBe(SANDBOX_PATH)
  const form = await mexican.call(getWalletPaymentForm, { provider: 'bank_form', sum: 100 }, { as })
  expect(form.data).toMatchObject({ method: 'POST', action: expect.stringContaining(SANDBOX_PATH) })
  expect((await mexican.call(getTopPaymentForm, { provider: 'card_form', top: 1 }, { as })).error).toBe('provider_unavailable')
})
