import { createHash, createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Bank, BankAway, type Charge } from '../../../server/outside/banks/bank.ts'
import { liqPay } from '../../../server/outside/banks/liqpay.ts'
import { przelewy24 } from '../../../server/outside/banks/przelewy24.ts'
import { stripe } from '../../../server/outside/banks/stripe.ts'

/** What the bank's server was asked, and what it answers: one answer after the other, the last for good. */
interface Asked {
  method: string | undefined
  path: string | undefined
  headers: Record<string, unknown>
  body: string
}
let asked: Asked[] = []
let answers: { status?: number; body?: unknown }[] = []
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    asked.push({ method: request.method, path: request.url, headers: request.headers, body: Buffer.concat(parts).toString() })
    const { status = 200, body = {} } = (answers.length > 1 ? answers.shift() : answers[0]) ?? {}
    response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => void server.close())
beforeEach(() => {
  asked = []
  answers = []
})

const payment_id = '7b0e6f0a-1d5e-4a66-9d7e-3f4f0c2f9b11'
const now = new Date('2026-03-12T09:00:00Z')
const charge = (more: Partial<Charge> = {}): Charge => ({
  ...{ payment_id, sum: 29.99, currency: 'PLN', title: 'Docento: TOP', language: 'pl', email: 'tutor@docento.test' },
  ...{
    return_url: 'https://docento.example/payment/return?payment_id=1',
    cancel_url: 'https://docento.example/payment/return?payment_id=1&cancelled=1',
  },
  ...{ callback_url: 'https://docento.example/api/payments/callback/x' },
  ...{ save_card: false, as: 'url' },
  ...more,
})
const heard = (bank: Bank, body: string, headers: Record<string, string> = {}) => bank.verifyCallback({ bytes: Buffer.from(body), headers }, now)

describe('a bank that is asked over HTTP', () => {
  const bank = () => stripe({ url, key: 'sk_test_a_key_of_ours', webhookKeys: [] }, 'us')
  const page = { body: { id: 'cs_1', url: 'https://checkout.example/cs_1' } }

  test('is asked again under the same key when it fails on the way', async () => {
    answers = [{ status: 503 }, { status: 500 }, page]
    expect(await bank().createPayment(charge())).toEqual({ url: 'https://checkout.example/cs_1' })
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual([payment_id, payment_id, payment_id])
  })

  test.each<[string, { status?: number; body?: unknown }, number]>([
    ['refuses', { status: 402 }, 1],
    ['fails for long', { status: 503 }, 3],
    ['has too much to do', { status: 429 }, 3],
    ['answers what is no JSON', { body: '<html>' }, 1],
    ['gives no page', { body: { id: 'cs_1' } }, 1],
  ])('is away when it %s', async (_, answer, times) => {
    answers = [answer]
    await expect(bank().createPayment(charge())).rejects.toBeInstanceOf(BankAway)
    expect(asked).toHaveLength(times)
  })

  test('is away when nobody is there', async () => {
    const nobody = stripe({ url: 'http://127.0.0.1:9', key: 'sk_test_a_key_of_ours', webhookKeys: [] }, 'us')
    await expect(nobody.createPayment(charge())).rejects.toBeInstanceOf(BankAway)
  })
})

describe('Stripe', () => {
  const webhookKey = 'whsec_a_key_of_theirs'
  const otherKey = 'whsec_another_of_theirs'
  const bank = stripe({ url, key: 'sk_test_a_key_of_ours', webhookKeys: [otherKey, webhookKey] }, 'us')
  const event = (type: string, more: object = {}) =>
    JSON.stringify({
      type,
      data: {
        object: {
          ...{ id: 'cs_1', client_reference_id: payment_id, amount_total: 2999, currency: 'usd', payment_status: 'paid', payment_intent: 'pi_1' },
          ...more,
        },
      },
    })
  const sign = (body: string, { key = webhookKey, at = now.getTime() / 1000 } = {}) => ({
    'stripe-signature': `t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')},v0=abc`,
  })

  test('is asked for a page with the sum in cents', async () => {
    answers = [{ body: { id: 'cs_1', url: 'https://checkout.example/cs_1' } }]
    await bank.createPayment(charge({ currency: 'USD', sum: 1149.7 }))
    const fields = Object.fromEntries(new URLSearchParams(asked[0]?.body))
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions', headers: { authorization: 'Bearer sk_test_a_key_of_ours' } })
    expect(fields).toMatchObject({
      mode: 'payment',
      success_url: charge().return_url,
      cancel_url: charge().cancel_url,
      client_reference_id: payment_id,
      'metadata[edition]': 'us',
      'line_items[0][price_data][unit_amount]': '114970',
      'line_items[0][price_data][currency]': 'usd',
    })
  })

  test.each([
    ['checkout.session.completed', {}, 'paid'],
    ['checkout.session.completed', { payment_status: 'unpaid' }, 'pending'],
    ['checkout.session.async_payment_succeeded', {}, 'paid'],
    ['checkout.session.async_payment_failed', {}, 'failed'],
    ['checkout.session.expired', { payment_intent: null, payment_status: 'unpaid' }, 'failed'],
  ])('that tells of %s with %j says: %s', async (type, more, state) => {
    const body = event(type, more)
    expect(await heard(bank, body, sign(body))).toEqual({
      ...{ payment_id, state, sum: 29.99, currency: 'USD' },
      provider_ref: state === 'failed' && 'payment_intent' in more ? 'cs_1' : 'pi_1',
    })
  })

  test.each(['customer.created', 'checkout.session.created'])('tells nothing of a payment by %s', async (type) => {
    const body = event(type)
    expect(await heard(bank, body, sign(body))).toBe('nothing')
  })

  test('tells nothing by a session that is not ours', async () => {
    const body = event('checkout.session.completed', { client_reference_id: null })
    expect(await heard(bank, body, sign(body))).toBe('nothing')
  })

  test('tells every edition of the payments of all: each hears of its own', async () => {
    const ofIndia = event('checkout.session.completed', { metadata: { edition: 'in' } })
    expect(await heard(bank, ofIndia, sign(ofIndia))).toBe('nothing')
    const ours = event('checkout.session.completed', { metadata: { edition: 'us' } })
    expect(await heard(bank, ours, sign(ours))).toMatchObject({ payment_id, state: 'paid' })
  })

  test('signs for each address that it tells by another key', async () => {
    const body = event('checkout.session.completed')
    expect(await heard(bank, body, sign(body, { key: otherKey }))).toMatchObject({ payment_id, state: 'paid' })
  })

  const paid = event('checkout.session.completed')
  test.each<[string, Record<string, string>]>([
    ['without a signature', {}],
    ['signed by another key', sign(paid, { key: 'whsec_of_nobody' })],
    ['recorded long ago', sign(paid, { at: now.getTime() / 1000 - 301 })],
    ['with a broken signature', { 'stripe-signature': 'nonsense' }],
  ])('is not believed %s', async (_, headers) => {
    expect(await heard(bank, paid, headers)).toBeNull()
  })
})

describe('LiqPay', () => {
  const keys = { url: 'https://liqpay.example', publicKey: 'i123', privateKey: 'a private key of ours' }
  const bank = liqPay({ ...keys, isTest: false })
  const sign = (data: string, key = keys.privateKey) => createHash('sha1').update(`${key}${data}${key}`).digest('base64')
  const word = (more: object = {}, key?: string) => {
    const told = { public_key: 'i123', order_id: payment_id, payment_id: 77, status: 'success', amount: 29.99, currency: 'UAH', ...more }
    const data = Buffer.from(JSON.stringify(told)).toString('base64')
    return new URLSearchParams({ data, signature: sign(data, key) }).toString()
  }

  test('is given a form with the order, signed', async () => {
    const page = await bank.createPayment(charge({ currency: 'UAH', as: 'form' }))
    if (!('fields' in page)) throw new Error('there is no form')
    const { data = '', signature } = page.fields
    expect([page.action, signature]).toEqual(['https://liqpay.example/api/3/checkout', sign(data)])
    expect(JSON.parse(Buffer.from(data, 'base64').toString())).toMatchObject({
      ...{ version: 3, public_key: 'i123', action: 'pay', amount: 29.99, currency: 'UAH', order_id: payment_id },
      ...{ result_url: charge().return_url, server_url: charge().callback_url },
    })
  })

  test.each([
    ['success', 'paid'],
    ['failure', 'failed'],
    ['error', 'failed'],
    ['reversed', 'failed'],
    ['processing', 'pending'],
    ['wait_accept', 'pending'],
    ['3ds_verify', 'pending'],
    ['sandbox', 'failed'],
  ])('that tells of %s says: %s', async (status, state) => {
    expect(await heard(bank, word({ status }))).toEqual({ payment_id, provider_ref: '77', state, sum: 29.99, currency: 'UAH' })
  })

  test('pays by its test keys outside production alone', async () => {
    expect(await heard(liqPay({ ...keys, isTest: true }), word({ status: 'sandbox' }))).toMatchObject({ state: 'paid' })
  })

  test.each([
    ['signed by another key', word({}, 'another key')],
    ['without a signature', 'data=abc'],
    ['of another company', word({ public_key: 'i999' })],
    ['that can’t be read', new URLSearchParams({ data: 'e30', signature: sign('e30') }).toString()],
    ['of nothing', ''],
  ])('is not believed with a word %s', async (_, body) => {
    expect(await heard(bank, body)).toBeNull()
  })
})

describe('Przelewy24', () => {
  const crc = 'a crc key of sixteen'
  const bank = przelewy24({ url, merchantId: 12_345, crc, apiKey: 'an api key of theirs' })
  const sha = (fields: object) => createHash('sha384').update(JSON.stringify(fields)).digest('hex')
  const word = (more: object = {}, key = crc) => {
    const fields = {
      ...{ merchantId: 12_345, posId: 12_345, sessionId: payment_id, amount: 2999, originAmount: 2999, currency: 'PLN' },
      ...{ orderId: 501, methodId: 25, statement: 'p24-ABC' },
      ...more,
    }
    return JSON.stringify({ ...fields, sign: sha({ ...fields, crc: key }) })
  }

  test('is asked for a page with the sum in grosze, signed', async () => {
    answers = [{ body: { data: { token: 'TOKEN-1' }, responseCode: 0 } }]
    expect(await bank.createPayment(charge())).toEqual({ url: `${url}/trnRequest/TOKEN-1` })
    expect(asked[0]).toMatchObject({
      ...{ method: 'POST', path: '/api/v1/transaction/register' },
      headers: { authorization: `Basic ${Buffer.from('12345:an api key of theirs').toString('base64')}` },
    })
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      ...{ sessionId: payment_id, amount: 2999, currency: 'PLN', email: 'tutor@docento.test' },
      sign: sha({ sessionId: payment_id, merchantId: 12_345, amount: 2999, currency: 'PLN', crc }),
    })
  })

  test('is believed when it stands by its word', async () => {
    answers = [{ body: { data: { status: 'success' } } }]
    expect(await heard(bank, word())).toEqual({ payment_id, provider_ref: '501', state: 'paid', sum: 29.99, currency: 'PLN' })
    expect(asked[0]).toMatchObject({ method: 'PUT', path: '/api/v1/transaction/verify' })
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      ...{ orderId: 501, amount: 2999, sign: sha({ sessionId: payment_id, orderId: 501, amount: 2999, currency: 'PLN', crc }) },
    })
  })

  test.each([
    ['refuses it', { status: 400, body: { error: 'no' } }],
    ['says something else', { body: { data: { status: 'waiting' } } }],
  ])('is away when it %s, and will tell us again', async (_, answer) => {
    answers = [answer]
    await expect(heard(bank, word())).rejects.toBeInstanceOf(BankAway)
  })

  test.each([
    ['signed by another key', word({}, 'another key of theirs')],
    ['of another shop', word({ merchantId: 999 })],
    ['that was changed on the way', word().replace('"amount":2999', '"amount":1')],
    ['that can’t be read', '{'],
  ])('is not believed with a word %s, and not asked', async (_, body) => {
    expect(await heard(bank, body)).toBeNull()
    expect(asked).toEqual([])
  })
})

describe('a payment of which nothing was heard', () => {
  const shop = przelewy24({ url, merchantId: 12_345, crc: 'a crc key of sixteen', apiKey: 'an api key of theirs' })
  const forms = liqPay({ url, publicKey: 'i123', privateKey: 'a private key of ours', isTest: false })
  const transfer = (status: number) => ({
    body: { data: { orderId: 501, sessionId: payment_id, status, amount: 2999, currency: 'PLN' }, responseCode: 0 },
  })
  const verified = { body: { data: { status: 'success' } } }
  const paid = { payment_id, provider_ref: '501', state: 'paid', sum: 29.99, currency: 'PLN' }
  const question = 'GET /api/v1/transaction/by/sessionId/7b0e6f0a-1d5e-4a66-9d7e-3f4f0c2f9b11'
  const claim = 'PUT /api/v1/transaction/verify'

  test.each<[string, number, object | null, string[]]>([
    ['nobody paid is none', 0, null, [question]],
    ['was paid and is not ours yet is claimed', 1, paid, [question, claim]],
    ['we have claimed already is paid', 2, paid, [question]],
    ['was given back is none', 3, null, [question]],
  ])('that %s, as Przelewy24 knows it', async (_, status, notice, questions) => {
    answers = [transfer(status), verified]
    expect(await shop.lookUp?.(payment_id)).toEqual(notice)
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(questions)
  })

  test.each<[string, object, object | null]>([
    ['was paid', { status: 'success', payment_id: 77, amount: 29.99, currency: 'UAH' }, { state: 'paid', provider_ref: '77' }],
    ['is under way', { status: 'processing', payment_id: 77, amount: 29.99, currency: 'UAH' }, { state: 'pending' }],
    ['the card refused', { status: 'failure', payment_id: 77, amount: 29.99, currency: 'UAH' }, { state: 'failed' }],
    ['nobody began', { result: 'error', status: 'error', err_code: 'payment_not_found' }, null],
  ])('that %s, as LiqPay knows it', async (_, body, notice) => {
    answers = [{ body }]
    const known = await forms.lookUp?.(payment_id)
    if (notice) expect(known).toMatchObject({ payment_id, sum: 29.99, currency: 'UAH', ...notice })
    else expect(known).toBeNull()
    expect(JSON.parse(Buffer.from(new URLSearchParams(asked[0]?.body).get('data') ?? '', 'base64').toString())).toMatchObject({
      action: 'status',
      order_id: payment_id,
    })
  })

  test.each<[string, Bank]>([
    ['Przelewy24', shop],
    ['LiqPay', forms],
  ])('stays unknown while %s is away', async (_, bank) => {
    answers = [{ status: 503 }]
    await expect(bank.lookUp?.(payment_id)).rejects.toBeInstanceOf(BankAway)
  })
})

describe('money that goes back', () => {
  const back = { payment_id, provider_ref: '501', sum: 29.99, currency: 'PLN' }
  const keys = { url, publicKey: 'i123', privateKey: 'a private key of ours', isTest: false }
  const banks = {
    Stripe: stripe({ url, key: 'sk_test_a_key_of_ours', webhookKeys: [] }, 'us'),
    LiqPay: liqPay(keys),
    Przelewy24: przelewy24({ url, merchantId: 12_345, crc: 'a crc key of sixteen', apiKey: 'an api key of theirs' }),
  }
  type Name = keyof typeof banks
  const refund = (name: Name) => banks[name].refund?.(back)

  test('is asked of Stripe by its own number, in cents and under a key of its own', async () => {
    answers = [{ status: 503 }, { body: { status: 'succeeded' } }]
    await refund('Stripe')
    expect(asked[1]).toMatchObject({ path: '/v1/refunds', headers: { 'idempotency-key': `refund ${payment_id}` } })
    expect(asked.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual(Array(2).fill({ payment_intent: '501', amount: '2999' }))
  })

  test('is asked of LiqPay by our number, signed', async () => {
    answers = [{ body: { status: 'reversed' } }]
    await refund('LiqPay')
    const { data = '', signature } = Object.fromEntries(new URLSearchParams(asked[0]?.body))
    expect(asked[0]?.path).toBe('/api/request')
    expect(signature).toBe(createHash('sha1').update(`${keys.privateKey}${data}${keys.privateKey}`).digest('base64'))
    expect(JSON.parse(Buffer.from(data, 'base64').toString())).toMatchObject({
      action: 'refund',
      order_id: payment_id,
      amount: 29.99,
      public_key: 'i123',
    })
  })

  test('is asked of Przelewy24 by both numbers, in grosze, the same each time', async () => {
    answers = [{ body: { responseCode: 0 } }]
    await refund('Przelewy24')
    await refund('Przelewy24')
    expect(asked[0]).toMatchObject({ path: '/api/v1/transaction/refund', method: 'POST' })
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      requestId: payment_id,
      refunds: [{ orderId: 501, sessionId: payment_id, amount: 2999 }],
    })
    expect(asked[1]?.body).toBe(asked[0]?.body)
  })

  const underWay = (more: object = {}) => ({
    body: { data: { orderId: 501, refunds: [{ requestId: payment_id, status: 2, amount: 2999, ...more }] } },
  })
  test('has gone when the bank refuses to give it twice: the answer to the first question was lost', async () => {
    answers = [{ status: 503 }, { body: { result: 'error', status: 'error' } }, { body: { result: 'ok', status: 'reversed' } }]
    await refund('LiqPay')
    expect(JSON.parse(Buffer.from(new URLSearchParams(asked[2]?.body).get('data') ?? '', 'base64').toString())).toMatchObject({
      action: 'status',
      order_id: payment_id,
    })
    answers = [{ status: 409, body: { error: 'the number is known', code: 409 } }, underWay()]
    await refund('Przelewy24')
    expect(asked.at(-1)).toMatchObject({ method: 'GET', path: '/api/v1/refund/by/orderId/501', body: '' })
  })

  test.each<[Name, string, object]>([
    ['Stripe', 'has given it', { status: 'succeeded' }],
    ['Stripe', 'is about to give it', { status: 'pending' }],
    ['LiqPay', 'has given it', { status: 'success' }],
    ['LiqPay', 'has taken the payment back', { status: 'reversed' }],
    ['LiqPay', 'gives it from what comes in next', { status: 'wait_reserve' }],
    ['Przelewy24', 'has taken it on', { responseCode: 0 }],
  ])('has gone, and is not asked for again, when %s %s', async (name, _, body) => {
    answers = [{ body }]
    await refund(name)
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['was refused there', { status: 4 }],
    ['is another', { requestId: 'by hand' }],
  ])('has not gone when what Przelewy24 knows of %s', async (_, more) => {
    answers = [{ status: 409 }, underWay(more)]
    await expect(refund('Przelewy24')).rejects.toBeInstanceOf(BankAway)
  })

  test.each<[Name, string, { status?: number; body?: unknown }]>([
    ['Stripe', 'has none to give', { body: { status: 'failed' } }],
    ['Stripe', 'refuses', { status: 400 }],
    ['LiqPay', 'has none to give', { body: { status: 'error' } }],
    ['LiqPay', 'is away', { status: 503 }],
    ['Przelewy24', 'has none to give', { body: { responseCode: 400 } }],
    ['Przelewy24', 'does not know us', { status: 401 }],
  ])('has not gone when %s %s', async (name, _, answer) => {
    answers = [answer]
    await expect(refund(name)).rejects.toBeInstanceOf(BankAway)
  })
})
