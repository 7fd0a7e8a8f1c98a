import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { affiliateRewards } from '../../../server/affiliate/table.ts'
import { paymentCards, tutors } from '../../../server/tables.ts'
import { writeLine } from '../../../server/wallet/ledger.ts'
import { walletLines } from '../../../server/wallet/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { registrationIn } from '../../build/registration.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, host, signInAs } = await useApp()
const { drizzle } = database
let staff = ''
let client_id = 0
beforeAll(async () => {
  await buildReference(database)
  staff = await signInAs({ admin: (await buildAdmin(database)).id })
  client_id = (await buildClient(database)).id
})

type Row = Parameters<typeof buildTutor>[1]
/** A tutor and somebody whom they invited. */
async function pair({ referrer = {}, referred = {} }: { referrer?: Row; referred?: Row } = {}) {
  const one = await buildTutor(database, referrer)
  const other = await buildTutor(database, { affiliate_id: one.id, last_name: 'Морозова', ...referred })
  return { referrer: { ...one, as: await signInAs({ tutor: one.id }) }, referred: { ...other, as: await signInAs({ tutor: other.id }) } }
}
const money = (tutor_id: number, sum: number) => database.transaction((tx) => writeLine(tx, { tutor_id, type: 'topup', sum, at: clock.now }))
const orderOf = (id: number, commission_sum = 3000) =>
  buildOrder(database, clock.now, { client_id, status: 5, commission_sum, tutors: [{ id, state: 'appointed' }] })
/** Pays the commission of a new order out of the tutor's wallet. */
async function pay({ id, as }: { id: number; as: string }, sum = 3000) {
  await money(id, sum)
  const order = await orderOf(id, sum)
  expect((await call(calls.payOrderFromWallet, { order_id: order.id }, { as, key: crypto.randomUUID() })).error).toBeNull()
  return order
}
const earnings = async (tutor_id: number) => {
  const lines = await drizzle.select().from(walletLines).where(eq(walletLines.tutor_id, tutor_id)).orderBy(walletLines.id)
  return lines.filter(({ type }) => type === 'affiliate').map(({ sum }) => sum)
}
const takeBack = async (order_id: number) => expect((await call(calls.setPaidOff, { order_id }, { as: staff })).error).toBeNull()

describe('a commission of somebody who was invited', () => {
  test('earns who invited them a fifth, of the first three and no more', async () => {
    const { referrer, referred } = await pair()
    for (const sum of [3000, 1000, 2501, 9000]) await pay(referred, sum)
    expect(await earnings(referrer.id)).toEqual([600, 200, 500.2])
    expect((await call(calls.getWalletHistory, { type: 'affiliate' }, { as: referrer.as })).data).toMatchObject({ balance: 1300.2, total_count: 3 })
  })

  test('counts where staff note that it was paid in another way, up to what it was', async () => {
    const { referrer, referred } = await pair()
    const { id: order_id } = await orderOf(referred.id)
    const payment_data = { sum: 5000, method: 'bank', payer: 'tutor', date: Math.floor(clock.now.getTime() / 1000), comment: '' }
    expect((await call(calls.setPaid, { order_id, payment_data } as never, { as: staff })).error).toBeNull()
    expect(await earnings(referrer.id)).toEqual([600])
  })

  test.each([
    ['the client paid it', 3000, 'client'],
    ['there is none', 0, 'tutor'],
  ] as const)('earns nothing where %s', async (_, commission, payer) => {
    const { referrer, referred } = await pair()
    const { id: order_id } = await orderOf(referred.id, commission)
    const payment_data = { sum: 100, method: 'cash', payer, date: Math.floor(clock.now.getTime() / 1000), comment: '' }
    expect((await call(calls.setPaid, { order_id, payment_data } as never, { as: staff })).error).toBeNull()
    expect(await earnings(referrer.id)).toEqual([])
  })

  test('paid back takes its reward back, and another may take its place', async () => {
    const { referrer, referred } = await pair()
    const [first] = [await pay(referred), await pay(referred), await pay(referred)]
    await takeBack(first.id)
    await pay(referred, 1000)
    await pay(referred, 1000)
    expect(await earnings(referrer.id)).toEqual([600, 600, 600, -600, 200])
  })

  test('paid back takes no more than the wallet holds', async () => {
    const { referrer, referred } = await pair()
    const order = await pay(referred)
    await database.transaction((tx) => writeLine(tx, { tutor_id: referrer.id, type: 'admin', sum: -500, at: clock.now }))
    await takeBack(order.id)
    expect(await earnings(referrer.id)).toEqual([600, -100])
    const again = await pay(referred)
    await database.transaction((tx) => writeLine(tx, { tutor_id: referrer.id, type: 'admin', sum: -600, at: clock.now }))
    await takeBack(again.id)
    expect(await earnings(referrer.id)).toEqual([600, -100, 600])
  })

  test('is rewarded three times at most by ten at once', async () => {
    const { referrer, referred } = await pair()
    await money(referred.id, 30_000)
    const orders = await Promise.all(Array.from({ length: 10 }, () => orderOf(referred.id)))
    const answers = await Promise.all(
      orders.map(({ id: order_id }) => call(calls.payOrderFromWallet, { order_id }, { as: referred.as, key: crypto.randomUUID() })),
    )
    expect(answers.map(({ error }) => error)).toEqual(Array.from({ length: 10 }, () => null))
    expect(await earnings(referrer.id)).toEqual([600, 600, 600])
  })

  test.each<[string, Parameters<typeof pair>[0]]>([
    ['has the same mailbox', { referrer: { email: 'dana@example.test' }, referred: { email: 'Dana+two@example.test' } }],
    ['has the phone as another of theirs', { referrer: { phones_extra: ['+77029998877'] }, referred: { phone: '+77029998877' } }],
    ['is blocked', { referrer: { status: 5 } }],
    ['is anonymised', { referrer: { status: 9 } }],
  ])('earns nobody anything who %s', async (_, who) => {
    const { referrer, referred } = await pair(who)
    await pay(referred)
    expect(await earnings(referrer.id)).toEqual([])
  })

  test('earns nobody anything who pays by the same card', async () => {
    const { referrer, referred } = await pair()
    const card = { provider: 'card_a', token: 'sealed', mask: '424242******4242', brand: 'visa', exp_month: 12, exp_year: 2040 }
    await drizzle.insert(paymentCards).values([referrer, referred].map(({ id: tutor_id }) => ({ tutor_id, ...card })))
    await pay(referred)
    expect(await earnings(referrer.id)).toEqual([])
  })
})

test('the page says the link, who came by it under their public names, and what each has brought', async () => {
  const { referrer, referred } = await pair({ referred: { name: 'Айнур', last_name: 'Морозова' } })
  const draft = await buildTutor(database, {
    affiliate_id: referrer.id,
    status: 1,
    name: 'Дана',
    last_name: 'Ким',
  })
  const back = await pay(referred)
  await pay(referred, 1000)
  await takeBack(back.id)
  const { data } = await call(calls.getAffiliate, {}, { as: referrer.as })
  expect(data).toMatchObject({
    ...{ affiliate_id: referrer.id, link: `http://${host}/register?affiliate_id=${referrer.id}`, percent: 20, currency: 'KZT' },
    ...{ registered_count: 2, published_count: 1, paid_count: 1, earned: 200 },
  })
  expect(data.items.map(({ tutor_name_short, status, sum }) => [tutor_name_short, status, sum])).toEqual([
    ['Дана К.', 1, 0],
    ['Айнур М.', 3, 200],
  ])
  const other = await signInAs({ tutor: draft.id })
  expect((await call(calls.getAffiliate, {}, { as: other })).data).toMatchObject({ registered_count: 0, earned: 0, items: [] })
})

test('nobody comes by their own link: not with the same mailbox, nor with a phone of the referrer', async () => {
  const form = await registrationIn(database)
  const referrer = await buildTutor(database, { email: 'aliya@example.test', phones_extra: [`+7${form.phone_plain}`] })
  const join = async (own: object) => {
    const answer = await call(calls.registerTutor, { ...form, ...own, affiliate_id: referrer.id })
    const [row] = await drizzle.select({ by: tutors.affiliate_id }).from(tutors).where(eq(tutors.id, answer.data.tutor_id))
    return row?.by
  }
  expect(await join({})).toBeNull()
  const other = await registrationIn(database)
  expect(await join({ ...other, email: 'aliya+new@example.test' })).toBeNull()
  expect(await join(await registrationIn(database))).toBe(referrer.id)
})

test('no order is rewarded twice, and nobody a fourth time, whatever writes it', async () => {
  const { referrer, referred } = await pair()
  const order = await pay(referred)
  const [reward] = await drizzle.select().from(affiliateRewards).where(eq(affiliateRewards.order_id, order.id))
  const { id: _, ...row } = reward ?? { id: 0, referrer_id: 0, tutor_id: 0, order_id: 0, n: 0, sum: 0, line_id: 0 }
  for (const wrong of [
    { n: 2 },
    { order_id: (await orderOf(referred.id)).id },
    { n: 4, order_id: (await orderOf(referred.id)).id },
    { n: 2, tutor_id: referrer.id },
  ])
    await expect(drizzle.insert(affiliateRewards).values({ ...row, ...wrong })).rejects.toThrow()
})
