import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import {
  deletePaymentCard,
  getPaymentCards,
  getPaymentStatus,
  getWalletPaymentUrl,
  payOrderByToken,
  payTopByToken,
  payWalletByToken,
} from '../../../schemas/index.ts'
import { orders } from '../../../server/orders/table.ts'
import type { Bank } from '../../../server/outside/banks/bank.ts'
import { openBanks } from '../../../server/outside/banks/open.ts'
import type { SandboxCard } from '../../../server/outside/banks/sandbox.ts'
import { paymentCards, payments } from '../../../server/payments/table.ts'
import { tops } from '../../../server/tops/table.ts'
import { balanceOf } from '../../../server/wallet/ledger.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { useSandboxBank } from '../../build/sandbox-bank.ts'
import { buildTutor } from '../../build/tutors.ts'

const product = await useApp()
const { app, call, clock, database, signInAs } = product
const { drizzle } = database
await buildReference(database)
const bank = await useSandboxBank(product)
const { headers } = bank

const makeTutor = async () => {
  const { id } = await buildTutor(database)
  return { id, as: await signInAs({ tutor: id }) }
}
type Tutor = Awaited<ReturnType<typeof makeTutor>>
const cardsOf = async ({ as }: Tutor) => (await call(getPaymentCards, {}, { as })).data.cards

/** Tops up by a new card that is to be kept. */
async function keep({ as }: Tutor, card: SandboxCard = 'paid', outcome = 'paid') {
  const { data } = await call(getWalletPaymentUrl, { provider: 'card_a', sum: 1000, save_token: true }, { as, headers })
  const fields = Object.fromEntries(new URL(data.url).searchParams)
  await bank.send({ ...fields, outcome, card })
}
const withCard = async (card: SandboxCard = 'paid') => {
  const tutor = await makeTutor()
  await keep(tutor, card)
  const [kept] = await cardsOf(tutor)
  if (!kept) throw new Error('no card was kept')
  return { tutor, card_id: kept.card_id }
}
const topUp = ({ as }: Tutor, card_id: number, more: object = {}) =>
  call(payWalletByToken, { provider: 'card_a', sum: 2000, card_id }, { as, headers: { ...headers, ...more } })

describe('a card is kept', () => {
  test('of a paid payment that asked for it, without its number and with its token sealed', async () => {
    const { tutor, card_id } = await withCard()
    expect(await cardsOf(tutor)).toMatchObject([
      { card_id, provider: 'card_a', mask: '424242******4242', brand: 'visa', exp_month: 12, exp_year: 2030, expired: false },
    ])
    const [row] = await drizzle.select().from(paymentCards).where(eq(paymentCards.id, card_id))
    expect(row?.token).not.toContain('sandbox')
  })

  test('not of one that failed', async () => {
    const tutor = await makeTutor()
    await keep(tutor, 'paid', 'failed')
    expect(await cardsOf(tutor)).toEqual([])
  })

  test('once, however often it pays', async () => {
    const { tutor } = await withCard()
    clock.move({ minutes: 2 })
    await keep(tutor)
    expect(await cardsOf(tutor)).toHaveLength(1)
  })

  test('with four others at most: the one that was not used for longest goes', async () => {
    const tutor = await makeTutor()
    const made = { provider: 'card_a', token: 'sealed', mask: '', brand: 'visa', exp_month: 1, exp_year: 2031 }
    for (const number of [1, 2, 3, 4, 5])
      await drizzle.insert(paymentCards).values({
        ...made,
        tutor_id: tutor.id,
        mask: `000000******000${number}`,
        used_at: new Date(clock.now.getTime() - (number === 3 ? 9 : number) * 60_000),
      })
    await keep(tutor)
    const masks = (await cardsOf(tutor)).map(({ mask }) => mask.slice(-1))
    expect(masks).toEqual(['2', '1', '2', '4', '5'])
  })

  test('until its month is over', async () => {
    const { tutor, card_id } = await withCard()
    await drizzle.update(paymentCards).set({ exp_month: 3, exp_year: 2026 }).where(eq(paymentCards.id, card_id))
    expect((await cardsOf(tutor))[0]?.expired).toBe(false)
    await drizzle.update(paymentCards).set({ exp_month: 2 }).where(eq(paymentCards.id, card_id))
    expect((await cardsOf(tutor))[0]?.expired).toBe(true)
    expect((await topUp(tutor, card_id)).error).toBe('card_not_found')
  })

  test('and forgotten by its owner alone', async () => {
    const { tutor, card_id } = await withCard()
    expect((await call(deletePaymentCard, { card_id }, { as: (await makeTutor()).as })).error).toBe('card_not_found')
    expect((await call(deletePaymentCard, { card_id }, { as: tutor.as })).status).toBe('success')
    expect(await cardsOf(tutor)).toEqual([])
  })
})

describe('a kept card', () => {
  test('pays at once, and twenty presses in a minute are one payment', async () => {
    const { tutor, card_id } = await withCard()
    const answers = await Promise.all(Array.from({ length: 20 }, () => topUp(tutor, card_id)))
    expect(new Set(answers.map(({ data, error }) => error ?? `${data.payment_id} ${data.status}`)).size).toBe(1)
    expect(await balanceOf(drizzle, tutor.id)).toBe(3000)
    clock.move({ seconds: 61 })
    await topUp(tutor, card_id)
    expect(await balanceOf(drizzle, tutor.id)).toBe(5000)
  })

  test('pays once for each press, however long its answer was on the way', async () => {
    const { tutor, card_id } = await withCard()
    const press = (sum: number, key: string) => call(payWalletByToken, { provider: 'card_a', sum, card_id }, { as: tutor.as, headers, key })
    const first = await press(2000, 'of-one-press')
    clock.move({ minutes: 10 })
    expect((await press(2000, 'of-one-press')).data).toEqual(first.data)
    expect(await balanceOf(drizzle, tutor.id)).toBe(3000)
    expect((await press(2001, 'of-one-press')).error).toBe('other')
    expect((await press(2000, 'short')).error).toEqual({ idempotency_key: 'invalid_format' })
    expect((await press(2000, 'of-another')).data.payment_id).not.toBe(first.data.payment_id)
    expect(await balanceOf(drizzle, tutor.id)).toBe(5000)
  })

  test('pays nothing else by the same press: no other order, by no other card, nothing of another kind', async () => {
    const { tutor, card_id } = await withCard()
    await keep(tutor, 'confirm')
    const [otherCard] = (await cardsOf(tutor)).map((card) => card.card_id).filter((id) => id !== card_id)
    const client_id = (await buildClient(database)).id
    const due = { client_id, status: 5 as const, tutors: [{ id: tutor.id, state: 'appointed' as const }] }
    const [order, another] = [await buildOrder(database, clock.now, due), await buildOrder(database, clock.now, due)]
    const own = { as: tutor.as, headers }
    const pay = ({ id: order_id }: { id: number }) => call(payOrderByToken, { provider: 'card_a', order_id, card_id }, { ...own, key: 'of-an-order' })
    const top = (sum: number, card: number, key: string) => call(payWalletByToken, { provider: 'card_a', sum, card_id: card }, { ...own, key })
    const { data } = await pay(order)
    await top(2000, card_id, 'of-a-top-up')
    clock.move({ minutes: 10 })
    expect((await pay(order)).data).toEqual(data)
    const others = [await pay(another), await top(6000, card_id, 'of-an-order'), await top(2000, otherCard ?? 0, 'of-a-top-up')]
    expect(others.map(({ error }) => error)).toEqual(['other', 'other', 'other'])
  })

  test('that was refused may be tried again with the same press', async () => {
    const { tutor, card_id } = await withCard('refused')
    const press = () => call(payWalletByToken, { provider: 'card_a', sum: 2000, card_id }, { as: tutor.as, headers, key: 'of-one-press' })
    const [first, second] = [await press(), await press()]
    expect([first.error, second.error]).toEqual(['payment_failed', 'payment_failed'])
    expect(await drizzle.$count(payments, eq(payments.card_id, card_id))).toBe(2)
  })

  test('keeps no connection of the database busy while the bank answers', async () => {
    const { tutor, card_id } = await withCard()
    const { card_a } = openBanks(product.settings)('kz')
    const busy: number[] = []
    const payByToken: Bank['payByToken'] = async (charge, token) => {
      busy.push(database.pool.totalCount - database.pool.idleCount)
      return (await card_a?.payByToken?.(charge, token)) ?? Promise.reject(new Error('no bank'))
    }
    vi.spyOn(product.outside, 'banks').mockReturnValue({ card_a: { ...card_a, payByToken } as Bank })
    const { data } = await topUp(tutor, card_id)
    vi.restoreAllMocks()
    expect([data.status, busy]).toEqual(['paid', [0]])
  })

  test('pays an order', async () => {
    const { tutor, card_id } = await withCard()
    const client_id = (await buildClient(database)).id
    const { id: order_id } = await buildOrder(database, clock.now, { client_id, status: 5, tutors: [{ id: tutor.id, state: 'appointed' }] })
    const press = () => call(payOrderByToken, { provider: 'card_a', order_id, card_id }, { as: tutor.as, headers })
    const { data } = await press()
    expect(data.status).toBe('paid')
    expect((await drizzle.select().from(orders).where(eq(orders.id, order_id)))[0]?.status).toBe(7)
    // the second press of the same minute hears what has become of the first
    expect((await press()).data).toEqual(data)
    clock.move({ seconds: 61 })
    expect((await press()).error).toBe('wrong_status')
  })

  test('pays no donation where the edition has none', async () => {
    const { tutor, card_id } = await withCard()
    const client_id = (await buildClient(database)).id
    const { id: order_id } = await buildOrder(database, clock.now, { client_id, status: 5, tutors: [{ id: tutor.id, state: 'appointed' }] })
    const { error } = await call(payOrderByToken, { provider: 'card_a', order_id, card_id, donate_sum: 100 }, { as: tutor.as, headers })
    expect(error).toEqual({ donate_sum: 'invalid_value' })
    expect(await drizzle.$count(payments, eq(payments.card_id, card_id))).toBe(0)
  })

  test('buys a TOP', async () => {
    const { tutor, card_id } = await withCard()
    await call(payTopByToken, { provider: 'card_a', top: 1, card_id }, { as: tutor.as, headers })
    expect(await drizzle.select().from(tops).where(eq(tops.tutor_id, tutor.id))).toMatchObject([{ plan_id: 1, source: 'paid', sum: 3000 }])
  })

  test('that asks for 3-D Secure pays when the payer has confirmed it there', async () => {
    const { tutor, card_id } = await withCard('confirm')
    const { data } = await topUp(tutor, card_id)
    expect(data.status).toBe('pending')
    expect((await topUp(tutor, card_id)).data).toEqual(data)
    expect(await balanceOf(drizzle, tutor.id)).toBe(1000)
    await bank.choose({ url: data.url ?? '' }, 'paid')
    expect(await balanceOf(drizzle, tutor.id)).toBe(3000)
  })

  test('that the bank refuses pays nothing, and the refusal names the payment', async () => {
    const { tutor, card_id } = await withCard('refused')
    const { error, data } = await topUp(tutor, card_id)
    expect(error).toBe('payment_failed')
    const { payment_id } = data as { payment_id: string }
    expect((await call(getPaymentStatus, { payment_id }, { as: tutor.as })).data.status).toBe('failed')
    expect(await balanceOf(drizzle, tutor.id)).toBe(1000)
  })

  test('of another tutor is not found', async () => {
    const { card_id } = await withCard()
    expect((await topUp(await makeTutor(), card_id)).error).toBe('card_not_found')
  })

  test.each<[string, Record<string, string>]>([
    ['a page of others', { origin: 'https://elsewhere.example' }],
    ['a link on another site', { origin: '', referer: 'https://elsewhere.example/page' }],
    ['another site under our name', { 'sec-fetch-site': 'cross-site' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['a link or a redirect of our own', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
    ['a browser that fetches ahead', { 'sec-purpose': 'prefetch' }],
    ['an older one', { purpose: 'prefetch' }],
  ])('pays nothing for %s', async (_, more) => {
    const { tutor, card_id } = await withCard()
    expect((await topUp(tutor, card_id, more)).code).toBe(403)
    expect(await drizzle.$count(payments, eq(payments.card_id, card_id))).toBe(0)
  })

  test.each(['same-origin', 'same-site'])('pays for a page that the browser calls %s', async (site) => {
    const { tutor, card_id } = await withCard()
    expect((await topUp(tutor, card_id, { 'sec-fetch-site': site })).data.status).toBe('paid')
  })

  test('pays nothing for who only asks for the head of an answer', async () => {
    const { tutor, card_id } = await withCard()
    const url = `/api/tutor/wallet/pay_by_token/card_a?sum=2000&card_id=${card_id}`
    const answer = await app.inject({ method: 'HEAD', url, headers, cookies: { sid: tutor.as } })
    expect(answer.statusCode).toBe(403)
    expect(await balanceOf(drizzle, tutor.id)).toBe(1000)
  })
})
