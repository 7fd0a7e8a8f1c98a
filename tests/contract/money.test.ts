import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { editions, type PaymentProvider } from '../../editions/index.ts'
import { type Call, payOrderByToken, statuses, TUTOR_STATUS } from '../../schemas/index.ts'
import { allRoutes } from '../../server/app.ts'
import { isPersonal } from '../../server/calls.ts'
import { orders } from '../../server/orders/table.ts'
import { openBanks } from '../../server/outside/banks/open.ts'
import { cardOf } from '../../server/outside/banks/sandbox.ts'
import { bankOf } from '../../server/payments/charge.ts'
import { paymentCards, payments } from '../../server/payments/table.ts'
import { seal } from '../../server/seal.ts'
import { tops } from '../../server/tops/table.ts'
import { tutors } from '../../server/tutors/table.ts'
import { writeLine } from '../../server/wallet/ledger.ts'
import { walletLines } from '../../server/wallet/table.ts'
import { useApp } from '../app.ts'
import { buildAdmin } from '../build/admins.ts'
import { buildClient } from '../build/clients.ts'
import { buildOrder } from '../build/orders.ts'
import { buildReference } from '../build/reference.ts'
import { buildSession } from '../build/sessions.ts'
import { buildTutor } from '../build/tutors.ts'
import { drawInput, filled } from './sample.ts'

/** Has every way of money: cards, forms, transfers, donations, TOPs, packages of the school. */
const { call, clock, database, edition, settings, signInAs } = await useApp({ edition: 'ua' })
const { drizzle } = database
let staff_id = 0
beforeAll(async () => {
  await buildReference(database)
  staff_id = (await buildAdmin(database)).id
})

const beginsPayment = (one: Call) => 'payment_id' in one.answer.def.shape
/** Every call of the cabinets that moves money, as the calls say it themselves. */
const money = allRoutes
  .map(({ call: one }) => one)
  .filter((one) => !/^\/(admin|rest)\//.test(one.path) && isPersonal(one) && (one.once || beginsPayment(one)))
  .map((one) => ({ one, name: `${one.method} ${one.path}`, fields: drawInput(one).properties ?? {} }))
type Money = (typeof money)[number]

const fieldOf = ({ fields }: Money, name: string) => filled(fields[name] ?? {})
const providersOf = (one: Money) => (fieldOf(one, 'provider').enum ?? []) as PaymentProvider[]
const sumsOf = ({ fields }: Money) => Object.keys(fields).filter((name) => /(^|_)sum$/.test(name))

const COMMISSION = 600
type Payer = Awaited<ReturnType<typeof makePayer>>
/** Somebody who is both, with money in the wallet, a kept card, a commission that is due and an order of the school. */
async function makePayer(row: { status?: number } = {}) {
  const [tutor, client] = [await buildTutor(database, row), await buildClient(database)]
  await database.transaction((tx) => writeLine(tx, { tutor_id: tutor.id, type: 'admin', sum: 5000, at: clock.now }))
  const { token, ...card } = cardOf('paid')
  const [kept] = await drizzle
    .insert(paymentCards)
    .values({ tutor_id: tutor.id, provider: 'card_a', token: seal(token, settings.secret, 'payment_cards'), ...card })
    .returning()
  const due = { client_id: client.id, status: 5 as const, commission_sum: COMMISSION, tutors: [{ id: tutor.id, state: 'appointed' as const }] }
  const { id: order_id } = await buildOrder(database, clock.now, due)
  const { id: school_id } = await buildOrder(database, clock.now, { client_id: client.id, status: 11, school_order_id: 'S-1' })
  const who = { tutor_id: tutor.id, client_id: client.id }
  return { ...who, order_id, school_id, card_id: kept?.id ?? 0, as: await signInAs({ tutor: tutor.id, client: client.id }) }
}

/** What pays, of what the call asks for. */
function soundInput(one: Money, { order_id, school_id, card_id }: Payer) {
  const provider = providersOf(one).find((name) => edition.providers.includes(name))
  const orderId = one.one.path.startsWith('/client/') ? school_id : order_id
  const all = { provider, order_id: orderId, card_id, sum: 500, top: 1 }
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in one.fields))
}
const ask = (one: Money, input: object, as: string, key?: string) => call(one.one as Call, input as never, { as, ...(key && { key }) })

/** All that money has done for somebody. */
async function booked({ tutor_id, client_id, order_id, school_id }: Payer) {
  const [lines, begun, ofClient, bought, [order], [lessons]] = await Promise.all([
    drizzle.select().from(walletLines).where(eq(walletLines.tutor_id, tutor_id)).orderBy(walletLines.id),
    drizzle.select().from(payments).where(eq(payments.tutor_id, tutor_id)),
    drizzle.select().from(payments).where(eq(payments.client_id, client_id)),
    drizzle.$count(tops, eq(tops.tutor_id, tutor_id)),
    drizzle.select().from(orders).where(eq(orders.id, order_id)),
    drizzle.select().from(orders).where(eq(orders.id, school_id)),
  ])
  return {
    lines: lines.map(({ type, sum, balance_after }) => [type, sum, balance_after]),
    payments: [...begun, ...ofClient].map(({ status, purpose, sum }) => [status, purpose, sum]),
    tops: bought,
    orders: [order?.status, lessons?.status],
  }
}

test('the calls that move money are these, each with the ways to pay that the specification names', () => {
  expect(Object.fromEntries(money.map((one) => [one.name, providersOf(one).join(' ')]))).toEqual({
    'POST /tutor/order/pay_from_wallet': '',
    'POST /tutor/top/pay_from_wallet': '',
    'POST /tutor/wallet/get_payment_url/{provider}': 'card_a card_b card_c bank_url',
    'POST /tutor/wallet/get_payment_form/{provider}': 'card_form bank_form',
    'POST /tutor/order/get_payment_url/{provider}': 'card_a card_b card_c bank_url',
    'POST /tutor/order/get_payment_form/{provider}': 'card_form bank_form',
    'POST /tutor/top/get_payment_url/{provider}': 'card_a card_b card_c bank_url bank_form',
    'POST /tutor/top/get_payment_form/{provider}': 'card_form',
    'GET /tutor/wallet/pay_by_token/{provider}': 'card_a card_b card_c bank_url',
    'GET /tutor/order/pay_by_token/{provider}': 'card_a card_b card_c bank_url',
    'GET /tutor/top/pay_by_token/{provider}': 'card_a card_b card_c bank_url bank_form',
    'GET /client/order/get_payment_url/{provider}': 'card_a card_b card_c bank_url',
  })
})

describe('twenty presses at once do what one does', () => {
  test.each(money)('$name', async (one) => {
    const [single, many, keyed] = [await makePayer(), await makePayer(), await makePayer()]
    const untouched = await booked(single)
    expect((await ask(one, soundInput(one, single), single.as)).error).toBeNull()
    const once = await booked(single)
    expect(once).not.toEqual(untouched)
    const twenty = (payer: Payer, key?: string) => Promise.all(Array.from({ length: 20 }, () => ask(one, soundInput(one, payer), payer.as, key)))

    const answers = await twenty(many)
    // a browser that says nothing of pressing twice may hear that it is done
    expect(answers.filter(({ error }) => error !== null && error !== 'wrong_status').map(({ error }) => error)).toEqual([])
    expect(await booked(many)).toEqual(once)

    const same = await twenty(keyed, crypto.randomUUID())
    expect(same.map(({ error }) => error)).toEqual(same.map(() => null))
    expect(new Set(same.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await booked(keyed)).toEqual(once)
  })
})

describe('nobody pays', () => {
  const named = money.flatMap((one) => ['order_id', 'card_id'].filter((field) => field in one.fields).map((field) => ({ ...one, field })))
  test.each(named)('with the $field of another: $name', async ({ field, ...one }) => {
    const [own, other] = [await makePayer(), await makePayer()]
    const before = [await booked(own), await booked(other)]
    const foreign = soundInput(one, other)[field]
    const { code } = await ask(one, { ...soundInput(one, own), [field]: foreign }, own.as)
    expect([403, 404]).toContain(code)
    expect([await booked(own), await booked(other)]).toEqual(before)
  })

  test.each(money)("in another's name: $name", async (one) => {
    const payer = await makePayer()
    const before = await booked(payer)
    const { tutor_id, client_id } = payer
    const until = { impersonator_admin_id: staff_id, acting_until: new Date(clock.now.getTime() + 3_600_000), admin_seen_at: clock.now }
    const whom = one.one.allow.includes('client') ? { client_id } : { tutor_id }
    const as = await buildSession(database, { ...whom, admin_id: staff_id, ...until }, clock.now)
    expect(await ask(one, soundInput(one, payer), as)).toMatchObject({ code: 403, error: 'forbidden' })
    expect(await booked(payer)).toEqual(before)
  })

  const ofOrders = money.filter(({ fields }) => 'order_id' in fields)
  test.each(ofOrders)('an order that nothing is to be paid of: $name', async (one) => {
    const isClient = one.one.path.startsWith('/client/')
    const due = isClient ? [10, 11] : [4, 5]
    const payer = await makePayer()
    for (const status of statuses.filter((each) => !due.includes(each))) {
      const { id } = await buildOrder(database, clock.now, {
        client_id: payer.client_id,
        status,
        commission_sum: COMMISSION,
        ...(!isClient && { kind: 'general', tutors: [{ id: payer.tutor_id, state: 'appointed' as const }] }),
      })
      const before = await booked(payer)
      const { error } = await ask(one, { ...soundInput(one, payer), order_id: id }, payer.as)
      expect([status, error]).toEqual([status, status === 9 ? 'not_found' : 'wrong_status'])
      expect(await booked(payer)).toEqual(before)
    }
  })

  const ofTops = money.filter(({ fields }) => 'top' in fields)
  const elsewhere = [TUTOR_STATUS.draft, TUTOR_STATUS.moderation, TUTOR_STATUS.inactive, TUTOR_STATUS.school, TUTOR_STATUS.needs_revision]
  test.each(ofTops)('a TOP of who is not published: $name', async (one) => {
    const payer = await makePayer()
    const before = await booked(payer)
    for (const status of elsewhere) {
      await drizzle.update(tutors).set({ status }).where(eq(tutors.id, payer.tutor_id))
      expect([status, (await ask(one, soundInput(one, payer), payer.as)).error]).toEqual([status, 'wrong_status'])
    }
    expect(await booked(payer)).toEqual(before)
  })

  const ofSums = money.flatMap((one) => sumsOf(one).map((field) => ({ ...one, field })))
  const odd: unknown[] = [-1, -0.01, 0.001, 100.005, 1e21, 1_000_000_001, 50_000.01, 'NaN', 'Infinity', '1e3', '0x10', '12,5', ' 500']
  test.each(ofSums)('an odd $field: $name', async ({ field, ...one }) => {
    const payer = await makePayer()
    const before = await booked(payer)
    for (const value of odd) {
      const { code, error } = await ask(one, { ...soundInput(one, payer), [field]: value }, payer.as)
      expect([value, code, Object.keys(error ?? {})]).toEqual([value, 400, [field]])
    }
    expect(await booked(payer)).toEqual(before)
  })

  const byBank = money.filter((one) => providersOf(one).length > 0)
  test.each(byBank)('by a bank that the edition does not offer, or that there is not: $name', async (one) => {
    const payer = await makePayer()
    const before = await booked(payer)
    for (const provider of providersOf(one).filter((name) => !edition.providers.includes(name)))
      expect([provider, (await ask(one, { ...soundInput(one, payer), provider }, payer.as)).error]).toEqual([provider, 'provider_unavailable'])
    for (const provider of ['sandbox', 'constructor', '__proto__', 'CARD_A'])
      expect(await ask(one, { ...soundInput(one, payer), provider }, payer.as)).toMatchObject({ code: 400, error: { provider: 'invalid_value' } })
    expect(await booked(payer)).toEqual(before)
  })

  test.each(money)('without a session: $name', async (one) => {
    const payer = await makePayer()
    expect(await call(one.one as Call, soundInput(one, payer) as never)).toMatchObject({ code: 401, error: 'unauthorized' })
  })
})

test('a kept card pays a donation too, in a line of its own', async () => {
  const payer = await makePayer()
  const { order_id, card_id, as } = payer
  const { data } = await call(payOrderByToken, { provider: 'card_a', order_id, card_id, donate_sum: 50.5 }, { as })
  expect(data.status).toBe('paid')
  const { lines } = await booked(payer)
  expect(lines.slice(1)).toEqual([
    ['topup', 650.5, 5650.5],
    ['order', -600, 5050.5],
    ['donate', -50.5, 5000],
  ])
})

test.each(Object.values(editions))('by whom $code is paid', ({ code, providers }) => {
  const offered: Record<string, PaymentProvider[]> = {
    ...{ kz: ['card_a', 'card_form', 'bank_url'], ua: ['card_a', 'card_form', 'bank_url'], pl: ['card_a', 'card_form', 'bank_url'] },
    ...{ us: ['card_b'], in: ['card_b'], mx: ['card_c', 'bank_form'], es: ['card_c', 'bank_url'] },
  }
  const outside = { banks: openBanks(settings) } as never
  const all = ['card_a', 'card_b', 'card_c', 'bank_url', 'card_form', 'bank_form'] as const
  const taken = all.filter((provider) => {
    try {
      return bankOf({ edition: editions[code], outside }, provider)
    } catch {
      return false
    }
  })
  expect(taken.toSorted()).toEqual(offered[code]?.toSorted())
  expect([...providers].toSorted()).toEqual(offered[code]?.toSorted())
})
