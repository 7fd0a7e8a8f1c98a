import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  getOrderPaymentForm,
  getOrderPaymentUrl,
  getPaymentStatus,
  getPaymentWays,
  getWalletPaymentForm,
  getWalletPaymentUrl,
} from '../../../schemas/index.ts'
import { orders, orderTutors } from '../../../server/orders/table.ts'
import { BankAway } from '../../../server/outside/banks/bank.ts'
import { openBanks } from '../../../server/outside/banks/open.ts'
import { SANDBOX_PATH, SANDBOX_SIGNATURE, signSandbox } from '../../../server/outside/banks/sandbox.ts'
import { type SandboxOutcome, sandboxOutcomes } from '../../../server/outside/banks/sandbox-outcomes.ts'
import { paymentDoubts, payments } from '../../../server/payments/table.ts'
import { walletLines } from '../../../server/wallet/table.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { readMessages } from '../../build/messages.ts'
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
const client_id = (await buildClient(database)).id

const makeTutor = async () => {
  const { id, email } = await buildTutor(database)
  return { id, email, as: await signInAs({ tutor: id }) }
}
const linesOf = (tutor_id: number) => drizzle.select().from(walletLines).where(eq(walletLines.tutor_id, tutor_id)).orderBy(walletLines.id)
const orderOf = async (id: number) => (await drizzle.select().from(orders).where(eq(orders.id, id)))[0]
const paymentOf = async (id: string) => (await drizzle.select().from(payments).where(eq(payments.id, id)))[0]
const begin = (as: string, sum = 5000) => call(getWalletPaymentUrl, { provider: 'card_a', sum }, { as, headers })

const outcomes: Record<SandboxOutcome, [status: string, booked: number, doubts: string[]]> = {
  paid: ['paid', 5000, []],
  failed: ['failed', 0, []],
  pending: ['pending', 0, []],
  cancelled: ['created', 0, []],
  paid_twice: ['paid', 5000, []],
  failed_then_paid: ['paid', 5000, []],
  paid_then_failed: ['paid', 5000, []],
  wrong_sum: ['created', 0, ['sum']],
  wrong_currency: ['created', 0, ['currency']],
  wrong_signature: ['created', 0, []],
  unknown_payment: ['created', 0, []],
}

describe('at the sandbox bank', () => {
  test.each(sandboxOutcomes)('a top-up that ends as %s books what was paid, once, and comes back to its page', async (outcome) => {
    const { id, as, email } = await makeTutor()
    const { data } = await begin(as)
    const back = await bank.choose(data, outcome)
    const cancelled = outcome === 'cancelled' ? '&cancelled=1' : ''
    expect(back).toEqual({ code: 303, location: `${headers.origin}/payment/return?payment_id=${data.payment_id}${cancelled}` })
    const [status, booked, doubts] = outcomes[outcome]
    const seen = await call(getPaymentStatus, { payment_id: data.payment_id }, { as })
    const told = { payment_id: data.payment_id, status, purpose: 'wallet', target_id: null, sum: 5000, donate_sum: 0, currency: 'KZT' }
    expect(seen.data).toEqual({ ...told, applied: status === 'paid', checked: outcome === 'wrong_sum' || outcome === 'wrong_currency' })
    expect((await linesOf(id)).reduce((total, { sum }) => total + sum, 0)).toBe(booked)
    const waiting = await drizzle.select().from(paymentDoubts).where(eq(paymentDoubts.payment_id, data.payment_id))
    expect(waiting.map(({ reason }) => reason)).toEqual(doubts)
    const mails = (await readMessages(product)).filter(({ to }) => to === email)
    expect(mails.map(({ template, text }) => [template, /5\s000\s₸/.test(text), text.includes('/wallet')])).toEqual(
      status === 'paid' ? [['tutor_payment_received', true, true]] : [],
    )
  })

  test('a form is posted with what the bank needs, and the same comes of it', async () => {
    const { id, as } = await makeTutor()
    const { data } = await call(getWalletPaymentForm, { provider: 'card_form', sum: 1000 }, { as, headers })
    expect(data).toMatchObject({ action: `${headers.origin}${SANDBOX_PATH}`, method: 'POST' })
    expect((await bank.send(data.fields)).body).toContain('1000.00 KZT')
    await bank.choose(data, 'paid')
    expect(await linesOf(id)).toMatchObject([{ type: 'topup', sum: 1000, payment_id: data.payment_id }])
  })

  test('its page names shop, sum and a test card, needs no session, and may stand in no index and no frame', async () => {
    const { data } = await begin((await makeTutor()).as)
    const page = await app.inject({ url: data.url.replace(headers.origin, ''), headers: { host: headers.host } })
    expect(page.statusCode).toBe(200)
    for (const words of ['Docento', '5000.00 KZT', '4242 4242 4242 4242', ...sandboxOutcomes]) expect(page.body).toContain(words)
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('an order that was changed on the way is refused', async () => {
    const { data } = await begin((await makeTutor()).as)
    const { order = '', signature = '' } = Object.fromEntries(new URL(data.url).searchParams)
    const cheaper = Buffer.from(Buffer.from(order, 'base64url').toString().replace('"sum":5000', '"sum":1')).toString('base64url')
    expect((await bank.send({ order: cheaper, signature, outcome: 'paid' })).statusCode).toBe(403)
    expect((await bank.send({ order, signature, outcome: 'nonsense' })).statusCode).toBe(400)
  })
})

describe('a bank that is away', () => {
  const { card_a, card_form } = openBanks(product.settings)('kz')
  const away = () => Promise.reject(new BankAway())
  const notices = (id: string) => ({ payment_id: id, provider_ref: `late-${id}`, state: 'paid', sum: 5000, currency: 'KZT' })
  afterEach(() => vi.restoreAllMocks())

  test.each([
    ['address', (as: string) => begin(as)],
    ['form', (as: string) => call(getWalletPaymentForm, { provider: 'card_form', sum: 5000 }, { as, headers })],
  ] as const)('gives no %s: the payment stands as failed, the next press is another, and its late word books the money', async (_, ask) => {
    const { id, as } = await makeTutor()
    const banks = { card_a: { ...card_a, createPayment: away }, card_form: { ...card_form, createPayment: away } }
    vi.spyOn(product.outside, 'banks').mockReturnValue(banks as never)
    const answers = [await ask(as), await ask(as)]
    expect(answers.map(({ code, error }) => [code, error])).toEqual([
      [503, 'provider_unavailable'],
      [503, 'provider_unavailable'],
    ])
    const made = await drizzle.select().from(payments).where(eq(payments.tutor_id, id))
    expect(made.map(({ status, sum }) => [status, sum])).toEqual([
      ['failed', 5000],
      ['failed', 5000],
    ])
    vi.restoreAllMocks()
    expect((await ask(as)).error).toBeNull()
    const payload = JSON.stringify(notices(made[0]?.id ?? ''))
    const signed = { ...headers, 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signSandbox(payload, product.settings.secret) }
    await app.inject({ method: 'POST', url: `/api/payments/callback/${made[0]?.provider}`, payload, headers: signed })
    expect((await linesOf(id)).map(({ sum }) => sum)).toEqual([5000])
  })
})

describe('a top-up', () => {
  test.each([
    ['below the least', 999.99, { sum: 'sum' }],
    ['above the most', 500_000.01, { sum: 'sum' }],
    ['of nothing', 0, { sum: 'too_small' }],
    ['below zero', -1000, { sum: 'too_small' }],
  ])('%s is refused at its field', async (_, sum, error) => {
    expect((await begin((await makeTutor()).as, sum)).error).toEqual(error)
  })

  test.each([1000, 500_000])('of a limit itself, %i, is taken', async (sum) => {
    expect((await begin((await makeTutor()).as, sum)).status).toBe('success')
  })

  test('by a bank that the edition does not offer is refused', async () => {
    const { as } = await makeTutor()
    expect((await call(getWalletPaymentUrl, { provider: 'card_b', sum: 5000 }, { as })).error).toBe('provider_unavailable')
    expect((await call(getWalletPaymentForm, { provider: 'bank_form', sum: 5000 }, { as })).error).toBe('provider_unavailable')
  })

  test('keeps a card with the one provider that can', async () => {
    const { as } = await makeTutor()
    expect((await call(getWalletPaymentUrl, { provider: 'bank_url', sum: 5000, save_token: true }, { as })).error).toEqual({
      save_token: 'invalid_value',
    })
  })

  test('asked for twenty times at once is one payment, and another after a minute', async () => {
    const { id, as } = await makeTutor()
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin(as)))
    expect(new Set(answers.map(({ data }) => data.payment_id)).size).toBe(1)
    clock.move({ seconds: 59 })
    expect((await begin(as)).data.payment_id).toBe(answers[0]?.data.payment_id)
    expect((await begin(as, 5001)).data.payment_id).not.toBe(answers[0]?.data.payment_id)
    clock.move({ seconds: 2 })
    expect((await begin(as)).data.payment_id).not.toBe(answers[0]?.data.payment_id)
    expect(await drizzle.$count(payments, eq(payments.tutor_id, id))).toBe(3)
  })

  test('of another tutor is another payment, whose state is nobody else’s to see', async () => {
    const [one, other] = [await makeTutor(), await makeTutor()]
    const { data } = await begin(one.as)
    expect((await begin(other.as)).data.payment_id).not.toBe(data.payment_id)
    expect((await call(getPaymentStatus, { payment_id: data.payment_id }, { as: other.as })).error).toBe('not_found')
  })

  test('is not for pages of others', async () => {
    const answer = await call(
      getWalletPaymentUrl,
      { provider: 'card_a', sum: 5000 },
      { as: (await makeTutor()).as, headers: { origin: 'https://elsewhere.example' } },
    )
    expect(answer.error).toBe('forbidden')
  })
})

test('says by what can be paid, and within which limits', async () => {
  const { data } = await call(getPaymentWays, {}, { as: (await makeTutor()).as })
  expect(data).toEqual({
    providers: ['card_a', 'card_form', 'bank_url'],
    top_up: { min: 1000, max: 500_000 },
    donate_max: 0,
    needs_billing: false,
    checked: false,
    cards: [],
  })
})

describe('an order’s commission by card', () => {
  const makeOrder = async (row: Partial<Parameters<typeof buildOrder>[2]> = {}) => {
    const tutor = await makeTutor()
    const { id } = await buildOrder(database, clock.now, { client_id, status: 5, tutors: [{ id: tutor.id, state: 'appointed' }], ...row })
    return { order_id: id, tutor }
  }
  const pay = ({ order_id, tutor }: Awaited<ReturnType<typeof makeOrder>>) =>
    call(getOrderPaymentUrl, { provider: 'card_a', order_id }, { as: tutor.as, headers })

  test.each([4, 5] as const)('pays an order of status %i, and the wallet tells both steps', async (status) => {
    const made = await makeOrder({ status })
    const { data } = await pay(made)
    await bank.choose(data, 'paid_twice')
    expect(await orderOf(made.order_id)).toMatchObject({
      status: 7,
      payment_data: { sum: 6000, method: 'card', payer: 'tutor', payment_id: data.payment_id },
    })
    const lines = await linesOf(made.tutor.id)
    expect(lines.map(({ type, sum, balance_after }) => [type, sum, balance_after])).toEqual([
      ['topup', 6000, 6000],
      ['order', -6000, 0],
    ])
  })

  test('by a form pays it too, and so does a transfer, which is noted as one', async () => {
    const [one, other] = [await makeOrder(), await makeOrder()]
    const form = await call(getOrderPaymentForm, { provider: 'card_form', order_id: one.order_id }, { as: one.tutor.as, headers })
    const transfer = await call(getOrderPaymentUrl, { provider: 'bank_url', order_id: other.order_id }, { as: other.tutor.as, headers })
    for (const { data } of [form, transfer]) await bank.choose(data, 'paid')
    const paid = [await orderOf(one.order_id), await orderOf(other.order_id)]
    expect(paid.map((order) => [order?.status, order?.payment_data?.method])).toEqual([
      [7, 'card'],
      [7, 'bank'],
    ])
  })

  // what happens to the order while the tutor is at the bank, and what the wallet holds afterwards
  test.each<[string, object, number, number]>([
    ['was paid meanwhile', { status: 7 }, 7, 6000],
    ['was lost', { status: 8, prev_status: 4, remove_reasons: { reasons: [3], comment: '' } }, 8, 6000],
    ['costs more by now', { commission_sum: 6000.01 }, 5, 6000],
    ['costs less by now', { commission_sum: 4500.5 }, 7, 1499.5],
    ['costs nothing by now', { commission_sum: 0 }, 5, 6000],
  ])('of an order that %s leaves in the wallet what the order does not take', async (_, change, status, left) => {
    const made = await makeOrder()
    const { data } = await pay(made)
    const paid =
      'status' in change && change.status === 7
        ? { paid_at: clock.now, payment_data: { sum: 1, method: 'cash', payer: 'tutor', date: 1, comment: '' } }
        : {}
    await drizzle
      .update(orders)
      .set({ ...change, ...paid } as object)
      .where(eq(orders.id, made.order_id))
    await bank.choose(data, 'paid')
    expect((await paymentOf(data.payment_id))?.status).toBe('paid')
    expect((await orderOf(made.order_id))?.status).toBe(status)
    expect((await linesOf(made.tutor.id)).at(-1)?.balance_after).toBe(left)
    const seen = await call(getPaymentStatus, { payment_id: data.payment_id }, { as: made.tutor.as })
    expect(seen.data.applied).toBe(left < 6000)
  })

  test('of an order that another tutor got meanwhile stays in the wallet, and is asked for no more', async () => {
    const { order_id, tutor } = await makeOrder()
    const { data } = await pay({ order_id, tutor })
    await drizzle.update(orderTutors).set({ state: 'removed' }).where(eq(orderTutors.order_id, order_id))
    const appointed = { kind: 'admin', state: 'appointed', appointed_at: clock.now } as const
    await drizzle.insert(orderTutors).values({ order_id, tutor_id: (await makeTutor()).id, ...appointed })
    await bank.choose(data, 'paid')
    expect((await orderOf(order_id))?.status).toBe(5)
    expect(await linesOf(tutor.id)).toMatchObject([{ type: 'topup', sum: 6000 }])
    expect((await pay({ order_id, tutor })).error).toBe('wrong_status')
  })

  test('that changed since is another payment', async () => {
    const made = await makeOrder()
    const { data } = await pay(made)
    await drizzle.update(orders).set({ commission_sum: 7000 }).where(eq(orders.id, made.order_id))
    expect((await pay(made)).data.payment_id).not.toBe(data.payment_id)
  })

  test.each<[string, () => Promise<unknown>, unknown]>([
    [
      'of an unknown order',
      async () => (await call(getOrderPaymentUrl, { provider: 'card_a', order_id: 999_999 }, { as: (await makeTutor()).as })).error,
      'forbidden',
    ],
    ['of another tutor’s order', async () => (await pay({ ...(await makeOrder()), tutor: await makeTutor() })).error, 'forbidden'],
    ['of an order that is paid', async () => (await pay(await makeOrder({ status: 7 }))).error, 'wrong_status'],
    ['where there is none', async () => (await pay(await makeOrder({ commission_sum: 0 }))).error, 'wrong_status'],
    [
      'with a donation where the edition has none',
      async () => {
        const { order_id, tutor } = await makeOrder()
        return (await call(getOrderPaymentUrl, { provider: 'card_a', order_id, donate_sum: 100 }, { as: tutor.as })).error
      },
      { donate_sum: 'invalid_value' },
    ],
  ])('%s is refused', async (_, ask, error) => {
    expect(await ask()).toEqual(error)
  })
})
