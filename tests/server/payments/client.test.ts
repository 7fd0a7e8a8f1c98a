import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { editions } from '../../../editions/index.ts'
import {
  getClientOrder,
  getClientPaymentStatus,
  getClientPaymentUrl,
  getPaymentStatus,
  packageOf,
  packageSizes,
  setPaidOff,
  statuses,
} from '../../../schemas/index.ts'
import { hear } from '../../../server/database/hear.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { orderLog, orders, staffEvents } from '../../../server/orders/table.ts'
import { tellSchoolPaid } from '../../../server/orders/tell-school.ts'
import type { Bank } from '../../../server/outside/banks/bank.ts'
import type { SandboxOutcome } from '../../../server/outside/banks/sandbox-outcomes.ts'
import { openOutside } from '../../../server/outside/open.ts'
import { refundPayment } from '../../../server/payments/refund.ts'
import { payments } from '../../../server/payments/table.ts'
import { readSettings } from '../../../server/settings.ts'
import { unixOf } from '../../../server/unix.ts'
import { walletLines } from '../../../server/wallet/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { useSandboxBank } from '../../build/sandbox-bank.ts'
import { buildTutor } from '../../build/tutors.ts'

const heard: [order: string, payment: object][] = []
const standard = openOutside(readSettings({ DATA_DIR: '/tmp', SECRET: 'x'.repeat(32) })).school
const app = await useApp({ outside: { school: { ...standard, paid: async (_, id, payment) => void heard.push([id, payment]) } } })
const { call, clock, database, signInAs } = app
const { drizzle } = database
await buildReference(database)
const bank = await useSandboxBank(app)
const { headers } = bank
let client_id = 0
let as = ''
beforeEach(async () => {
  heard.length = 0
  client_id = (await buildClient(database)).id
  as = await signInAs({ client: client_id })
})

const make = (row: object = {}) => buildOrder(database, clock.now, { client_id, status: 11, school_order_id: 'S-1', ...row })
const begin = (order_id: number, package_id: 1 | 8 = 8, more: object = {}) =>
  call(getClientPaymentUrl, { provider: 'card_a', order_id, package_id, ...more }, { as, headers })
const orderOf = async (id: number) => (await drizzle.select().from(orders).where(eq(orders.id, id)))[0]
const paymentOf = async (id: string) => (await drizzle.select().from(payments).where(eq(payments.id, id)))[0]
const job = (own: object = {}) => jobOf({ ...app, log: app.app.log, clock: () => clock.now, ...own })
const jobsOf = async (task: string) => {
  const { rows } = await drizzle.execute<{ payload: never }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = '${task}' order by j.id`,
  )
  return rows.map(({ payload }) => payload)
}

describe('the price of a package', () => {
  test.each([
    ['kz', 'base', [4900, 4575, 4250, 3925, 3600]],
    ['ua', 'base', [368, 343, 318, 293, 268]],
    ['ua', 'advanced', [398, 371, 343, 316, 288]],
    ['pl', 'base', [98, 93, 88, 83, 78]],
    ['pl', 'advanced', [128, 123, 118, 113, 108]],
  ] as const)('of %s, %s: a lesson falls from the price of one to that in the largest, in whole units', (code, kind, prices) => {
    const pair = editions[code].schoolRates?.[kind]
    const all = packageSizes.map((size) => packageOf(pair ?? [0, 0], size))
    expect(all.map(({ price }) => price)).toEqual(prices)
    expect(all.map(({ size, sum }) => sum / size)).toEqual(prices)
  })
})

test.each([11, 3])('an order of status %i names the package that it was sent for to its client', async (status) => {
  const { id } = await make({ status, package_id: 8 })
  expect((await call(getClientOrder, { id }, { as })).data.order).toMatchObject({ package_id: 8, school_payment: status === 11 ? {} : null })
})

describe('beginning', () => {
  test('gives the address of a bank, for a package and its price; a single lesson unless it says more', async () => {
    const { id } = await make()
    const { order } = (await call(getClientOrder, { id }, { as })).data
    expect(order.actions).toEqual(expect.arrayContaining(['pay', 'get_school_auth_token']))
    expect(order.school_payment).toMatchObject({
      providers: ['card_a', 'bank_url'],
      packages: [{ size: 1, sum: 4900 }, { size: 8, sum: 36_600 }, {}, {}, {}],
    })
    const one = await call(getClientPaymentUrl, { provider: 'card_a', order_id: id }, { as, headers })
    const eight = await begin(id)
    const sums = await Promise.all([one, eight].map(async ({ data }) => paymentOf(data.payment_id)))
    expect(sums.map((row) => [row?.sum, row?.lessons, row?.client_id, row?.purpose])).toEqual([
      [4900, 1, client_id, 'client_order'],
      [36_600, 8, client_id, 'client_order'],
    ])
    expect((await begin(id)).data).toEqual(eight.data)
  })

  test.each(statuses.filter((status) => status !== 10 && status !== 11))(
    'is refused for an order in status %i, whatever its kind',
    async (status) => {
      const kinds = [await make({ status, kind: 'school' }), await make({ status, kind: 'general' })]
      for (const { id } of kinds) expect((await begin(id)).error).toBe(status === 9 ? 'not_found' : 'wrong_status')
    },
  )

  test.each<[string, object, object | string]>([
    ['a package that there is not', { package_id: 9 }, { package_id: 'invalid_value' }],
    ['a package below zero', { package_id: -1 }, { package_id: 'invalid_value' }],
    ['a bank that there is not', { provider: 'card_form' }, { provider: 'invalid_value' }],
    ['a bank that the edition does not offer', { provider: 'card_b' }, 'provider_unavailable'],
  ])('is refused for %s', async (_, wrong, error) => {
    expect((await begin((await make()).id, 8, wrong)).error).toEqual(error)
  })

  test("is refused for another client's order, and for anybody who is no client", async () => {
    const { id } = await make({ client_id: (await buildClient(database)).id })
    expect((await begin(id)).error).toBe('not_found')
    const tutor = await signInAs({ tutor: (await buildTutor(database)).id })
    for (const [who, code] of [
      [tutor, 403],
      [undefined, 401],
    ] as const)
      expect((await call(getClientPaymentUrl, { provider: 'card_a', order_id: id }, { as: who, headers })).code).toBe(code)
  })

  test.each<[string, Record<string, string>, string?]>([
    ['another site', { origin: 'https://evil.example' }],
    ['nowhere', { origin: '' }],
    ['the address bar, ahead of time', { 'sec-purpose': 'prefetch' }],
  ])('is refused when it is asked from %s: it is a GET that acts', async (_, own) => {
    const { id } = await make()
    const sent = Object.fromEntries(Object.entries({ ...headers, ...own }).filter(([, value]) => value))
    const answer = await app.app.inject({
      url: `/api/client/order/get_payment_url/card_a?order_id=${id}`,
      headers: sent,
      cookies: { sid: as },
    })
    expect(answer.statusCode).toBe(403)
    const looked = await app.app.inject({
      method: 'HEAD',
      url: `/api/client/order/get_payment_url/card_a?order_id=${id}`,
      headers,
      cookies: { sid: as },
    })
    expect(looked.statusCode).not.toBe(200)
    expect(await drizzle.select().from(payments).where(eq(payments.client_id, client_id))).toEqual([])
  })
})

describe('at the bank', () => {
  const outcomes: [SandboxOutcome, status: string, order: number][] = [
    ['paid', 'paid', 7],
    ['failed', 'failed', 11],
    ['pending', 'pending', 11],
    ['cancelled', 'created', 11],
    ['paid_twice', 'paid', 7],
    ['failed_then_paid', 'paid', 7],
    ['paid_then_failed', 'paid', 7],
    ['wrong_sum', 'created', 11],
    ['wrong_currency', 'created', 11],
    ['wrong_signature', 'created', 11],
  ]
  test.each(outcomes)('a payment that ends as %s is %s and leaves the order in status %i', async (outcome, status, to) => {
    const { id } = await make()
    const { data } = await begin(id)
    const back = await bank.choose(data, outcome)
    const cancelled = outcome === 'cancelled' ? '&cancelled=1' : ''
    expect(back.location).toBe(`${headers.origin}/payment/return?payment_id=${data.payment_id}&payer=client${cancelled}`)
    const seen = await call(getClientPaymentStatus, { payment_id: data.payment_id }, { as })
    const said = { payment_id: data.payment_id, status, purpose: 'client_order', target_id: id, sum: 36_600, donate_sum: 0, currency: 'KZT' }
    expect(seen.data).toEqual({ ...said, applied: status === 'paid', checked: outcome === 'wrong_sum' || outcome === 'wrong_currency' })
    const order = await orderOf(id)
    expect(order?.status).toBe(to)
    expect(await drizzle.select().from(walletLines)).toEqual([])
    if (to !== 7) return
    expect(order?.payment_data).toMatchObject({ sum: 36_600, method: 'card', payer: 'client', payment_id: data.payment_id })
    const log = await drizzle.select().from(orderLog).where(eq(orderLog.order_id, id))
    expect(log.filter(({ action }) => action === 'pay')).toMatchObject([{ actor_role: 'client', actor_id: client_id }])
    const told = (await jobsOf('tell_school_paid')) as { id: number }[]
    const mine = told.filter((one) => one.id === id)
    expect(mine).toEqual([{ id, payment_id: data.payment_id, lessons: 8, sum: 36_600 }])
    await tellSchoolPaid(job(), mine[0] as never)
    expect(heard).toEqual([['S-1', { payment_id: data.payment_id, lessons: 8, sum: 36_600, currency: 'KZT' }]])
  })

  test('the client’s pages hear of what the bank tells: it is the bank that is answered', async () => {
    const hearing = await hear(database)
    onTestFinished(() => hearing.stop())
    const news: (string | null)[] = []
    onTestFinished(database.notices.on('orders', (text) => news.push(text)))
    await bank.choose((await begin((await make()).id)).data, 'paid')
    await expect.poll(() => news).toEqual([`client ${client_id}`])
  })

  test('the school is told once it has the order, and is asked again until then', async () => {
    const { id } = await make({ school_order_id: null })
    await bank.choose((await begin(id)).data, 'paid')
    await expect(tellSchoolPaid(job(), { id, payment_id: 'any', lessons: 8, sum: 1 })).rejects.toThrow('not taken')
    expect(heard).toEqual([])
  })

  test('only the payer learns what has become of it', async () => {
    const { data } = await begin((await make()).id)
    const other = await signInAs({ client: (await buildClient(database)).id, tutor: (await buildTutor(database)).id })
    for (const asked of [getClientPaymentStatus, getPaymentStatus])
      expect((await call(asked, { payment_id: data.payment_id }, { as: other })).error).toBe('not_found')
  })

  test('money for an order that is paid meanwhile goes back to the bank, and staff hear of a bank that gives none back', async () => {
    const { id } = await make()
    const [first, second] = [await begin(id, 1), await begin(id, 8)]
    await bank.choose(first.data, 'paid')
    await bank.choose(second.data, 'paid')
    expect((await orderOf(id))?.payment_data?.payment_id).toBe(first.data.payment_id)
    const appliedOf = async (payment_id: string) => (await call(getClientPaymentStatus, { payment_id }, { as })).data.applied
    expect([await appliedOf(first.data.payment_id), await appliedOf(second.data.payment_id)]).toEqual([true, false])
    const payload = ((await jobsOf('refund_payment')) as { payment_id: string }[]).find(({ payment_id }) => payment_id === second.data.payment_id)
    expect(payload).toMatchObject({ order_id: id, sum: 36_600 })
    // a bank that hangs holds one worker
    expect((await drizzle.execute("select distinct queue_name from graphile_worker.jobs where task_identifier = 'refund_payment'")).rows).toEqual([
      { queue_name: 'refund_payment' },
    ])
    await refundPayment(job(), payload as never)
    expect((await paymentOf(second.data.payment_id))?.status).toBe('refunded')
    expect((await paymentOf(first.data.payment_id))?.status).toBe('paid')
    const deaf = { ...app.outside, banks: () => ({ card_a: { thanks: '' } as Bank }) }
    await refundPayment(job({ outside: deaf }), { payment_id: first.data.payment_id, order_id: id, sum: 4900, since: unixOf(clock.now) })
    const hints = await drizzle.select().from(staffEvents).where(eq(staffEvents.order_id, id))
    expect(hints.map(({ reason }) => reason)).toEqual(['client_refund'])
  })

  test('staff who take the payment back send the money to the payer', async () => {
    const { id } = await make()
    const { data } = await begin(id)
    await bank.choose(data, 'paid')
    const admin = await signInAs({ admin: (await buildAdmin(database, { status: 1 })).id })
    expect((await call(setPaidOff, { order_id: id }, { as: admin })).status).toBe('success')
    expect((await orderOf(id))?.status).toBe(11)
    const payload = ((await jobsOf('refund_payment')) as { payment_id: string }[]).find(({ payment_id }) => payment_id === data.payment_id)
    expect(payload).toMatchObject({ order_id: id, sum: 36_600 })
  })
})
