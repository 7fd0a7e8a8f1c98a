import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { SANDBOX_SIGNATURE, signSandbox } from '../../../server/outside/banks/sandbox.ts'
import { failUnpaid } from '../../../server/payments/fail-unpaid.ts'
import { paymentCards, paymentDoubts, payments } from '../../../server/payments/table.ts'
import { balanceOf } from '../../../server/wallet/ledger.ts'
import { walletLines } from '../../../server/wallet/table.ts'
import { highLimits, useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { heldBack, untilWaiting } from '../held-back.ts'

type Said = ('pending' | 'failed' | 'paid')[]

const { app, clock, database, edition, host, settings } = await useApp()
const { drizzle } = database
await buildReference(database)
let tutor_id = 0
let id = ''
beforeEach(async () => {
  tutor_id = (await buildTutor(database)).id
  const [payment] = await drizzle
    .insert(payments)
    .values({ provider: 'card_a', tutor_id, purpose: 'wallet', sum: 5000.5, currency: 'KZT', created_at: clock.now })
    .returning()
  id = payment?.id ?? ''
})

const notice = (more: object = {}) =>
  JSON.stringify({ payment_id: id, provider_ref: `ref-${id}`, state: 'paid', sum: 5000.5, currency: 'KZT', ...more })
/** As a bank's server sends it: no Origin, no cookie. */
const tell = async (payload: string, { signature = signSandbox(payload, settings.secret), provider = 'card_a', headers = {} } = {}) => {
  const url = `/api/payments/callback/${provider}`
  const answer = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { host, [SANDBOX_SIGNATURE]: signature, 'content-type': 'application/json', ...headers },
  })
  return { code: answer.statusCode, body: answer.body, type: answer.headers['content-type'] }
}
const stateOf = async () => {
  const [payment] = await drizzle.select().from(payments).where(eq(payments.id, id))
  return { status: payment?.status, balance: await balanceOf(drizzle, tutor_id) }
}

describe('the word of a bank on a payment', () => {
  test('that is signed books the money and is thanked in the words that the bank waits for', async () => {
    expect(await tell(notice())).toEqual({ code: 200, body: 'OK', type: 'text/plain; charset=utf-8' })
    expect(await stateOf()).toEqual({ status: 'paid', balance: 5000.5 })
    const [line] = await drizzle.select().from(walletLines).where(eq(walletLines.tutor_id, tutor_id))
    expect(line).toMatchObject({ type: 'topup', sum: 5000.5, payment_id: id })
  })

  test.each<[string, () => Promise<{ code: number }>, number]>([
    ['with a wrong signature', () => tell(notice(), { signature: '0'.repeat(64) }), 403],
    ['without one', () => tell(notice(), { signature: '' }), 403],
    ['changed on the way', () => tell(notice(), { signature: signSandbox(notice({ sum: 1 }), settings.secret) }), 403],
    ['signed with another secret', () => tell(notice(), { signature: signSandbox(notice(), 'another secret of thirty-two letters') }), 403],
    ['that is signed nonsense', () => tell('neither JSON nor anything'), 403],
    ['of an unknown payment', () => tell(notice({ payment_id: randomUUID() })), 404],
    ['from an unknown bank', () => tell(notice(), { provider: 'elsewhere' }), 404],
    ['from a bank called as a part of objects is', () => tell(notice(), { provider: 'constructor' }), 404],
  ])('%s books nothing', async (_, send, code) => {
    expect((await send()).code).toBe(code)
    expect(await stateOf()).toEqual({ status: 'created', balance: 0 })
  })

  test('books once, however often it is told', async () => {
    for (const _ of [1, 2, 3]) expect((await tell(notice())).code).toBe(200)
    expect(await stateOf()).toEqual({ status: 'paid', balance: 5000.5 })
  })

  test('books once when it is told twice at the same moment', async () => {
    const answers = await heldBack(database, { table: 'wallet_lines', waiting: 2 }, () => Promise.all([tell(notice()), tell(notice())]))
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    expect(await stateOf()).toEqual({ status: 'paid', balance: 5000.5 })
  })

  test('that is cut off before it is committed books nothing, and once when the bank tells it again', async () => {
    const holder = await database.pool.connect()
    try {
      await holder.query('begin; lock table wallet_lines in share mode')
      const telling = tell(notice())
      await untilWaiting(holder, 1)
      await holder.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
      expect((await telling).code).toBeGreaterThanOrEqual(500)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect(await stateOf()).toEqual({ status: 'created', balance: 0 })
    expect((await tell(notice())).code).toBe(200)
    expect(await stateOf()).toEqual({ status: 'paid', balance: 5000.5 })
  })

  test('under a number that the bank gave another payment waits for staff', async () => {
    await tell(notice({ provider_ref: 'the same' }))
    const [other] = await drizzle
      .insert(payments)
      .values({ provider: 'card_a', tutor_id, purpose: 'wallet', sum: 5000.5, currency: 'KZT' })
      .returning()
    for (const _ of [1, 2]) expect((await tell(notice({ payment_id: other?.id, provider_ref: 'the same' }))).code).toBe(200)
    expect((await stateOf()).balance).toBe(5000.5)
    expect(
      await drizzle
        .select()
        .from(paymentDoubts)
        .where(eq(paymentDoubts.payment_id, other?.id ?? '')),
    ).toMatchObject([{ reason: 'reference' }])
  })

  test.each<[string, object, string]>([
    ['another sum', { sum: 5000 }, 'sum'],
    ['more than was asked', { sum: 50_000.5 }, 'sum'],
    ['another currency', { currency: 'USD' }, 'currency'],
  ])('of %s books nothing and waits for staff, once', async (_, strange, reason) => {
    for (const _ of [1, 2]) expect((await tell(notice(strange))).code).toBe(200)
    expect(await stateOf()).toEqual({ status: 'created', balance: 0 })
    const doubts = await drizzle.select().from(paymentDoubts).where(eq(paymentDoubts.payment_id, id))
    expect(doubts).toMatchObject([{ reason, provider: 'card_a', judged_at: null }])
  })

  test('that money came for a payment that nobody knows waits for staff', async () => {
    const unknown = randomUUID()
    expect((await tell(notice({ payment_id: unknown }))).code).toBe(404)
    expect(await drizzle.select().from(paymentDoubts).where(eq(paymentDoubts.payment_id, unknown))).toMatchObject([
      { reason: 'unknown', sum: 5000.5 },
    ])
  })

  test('that a paid payment was paid a second time waits for staff', async () => {
    await tell(notice())
    expect((await tell(notice({ provider_ref: 'another one' }))).code).toBe(200)
    expect((await stateOf()).balance).toBe(5000.5)
    expect(await drizzle.select().from(paymentDoubts).where(eq(paymentDoubts.payment_id, id))).toMatchObject([{ reason: 'twice' }])
  })

  // what the bank says, in order, and what becomes of the payment
  test.each<[Said, string]>([
    [['pending'], 'pending'],
    [['failed'], 'failed'],
    [['pending', 'failed'], 'failed'],
    [['failed', 'pending'], 'failed'],
    [['paid'], 'paid'],
    [['pending', 'paid'], 'paid'],
    [['paid', 'pending'], 'paid'],
    [['failed', 'paid'], 'paid'],
    [['paid', 'failed'], 'paid'],
    [['paid', 'failed', 'paid'], 'paid'],
    [['failed', 'paid', 'paid'], 'paid'],
    [['paid', 'paid', 'failed'], 'paid'],
    [['failed', 'failed', 'paid', 'pending'], 'paid'],
  ])('%j ends as %s and books what was paid once', async (said, status) => {
    for (const state of said) expect((await tell(notice({ state }))).code).toBe(200)
    expect(await stateOf()).toEqual({ status, balance: status === 'paid' ? 5000.5 : 0 })
  })

  test.each([
    [false, 0],
    [true, 1],
  ])('names a card, which is kept where its payer wants that: %s', async (save_token, kept) => {
    await drizzle.update(payments).set({ save_token }).where(eq(payments.id, id))
    const card = { token: 'of the card', mask: '424242******4242', brand: 'visa', exp_month: 12, exp_year: 2030 }
    expect((await tell(notice({ card }))).code).toBe(200)
    expect(await drizzle.$count(paymentCards, eq(paymentCards.tutor_id, tutor_id))).toBe(kept)
  })

  test.each(['created', 'pending'] as const)(
    'that comes when the payment, %s, has failed for its age books the money all the same',
    async (status) => {
      await drizzle.update(payments).set({ status }).where(eq(payments.id, id))
      clock.move({ hours: 23 })
      await database.transaction((tx) => failUnpaid({ tx, now: clock.now, edition }))
      expect((await stateOf()).status).toBe(status)
      clock.move({ hours: 1 })
      await database.transaction((tx) => failUnpaid({ tx, now: clock.now, edition }))
      expect((await stateOf()).status).toBe('failed')
      await tell(notice())
      expect(await stateOf()).toEqual({ status: 'paid', balance: 5000.5 })
    },
  )

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'application/octet-stream'])(
    'is read from its bytes, whatever type it is called: %s',
    async (type) => {
      expect((await tell(notice(), { headers: { 'content-type': type } })).code).toBe(200)
    },
  )

  test('is taken from the page of the bank too, where it posts through the browser', async () => {
    expect((await tell(notice(), { headers: { origin: 'https://bank.example', 'sec-fetch-site': 'cross-site' } })).code).toBe(200)
  })
})

test('production has no sandbox', async () => {
  const secret = 'a secret of thirty-two characters'
  const production = await useApp({ environment: { DOCENTO_MODE: 'production', SECRET: secret, ...highLimits } })
  const payload = notice()
  const headers = { host: production.host, [SANDBOX_SIGNATURE]: signSandbox(payload, secret) }
  expect((await production.app.inject({ method: 'POST', url: '/api/payments/callback/card_a', payload, headers })).statusCode).toBe(404)
})
