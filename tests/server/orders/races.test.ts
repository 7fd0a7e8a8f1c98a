import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { orders, orderTutors } from '../../../server/orders/table.ts'
import { walletLines } from '../../../server/wallet/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { heldBack, untilWaiting } from '../held-back.ts'

const { call, signInAs, clock, database } = await useApp()
let client = { id: 0, as: '' }
let admin = ''

beforeAll(async () => {
  await buildReference(database)
  const { id } = await buildClient(database)
  client = { id, as: await signInAs({ client: id }) }
  admin = await signInAs({ admin: (await buildAdmin(database)).id })
})

const makeTutor = async () => {
  const { id } = await buildTutor(database)
  return { id, as: await signInAs({ tutor: id }) }
}
const build = (row: Partial<Parameters<typeof buildOrder>[2]>) => buildOrder(database, clock.now, { client_id: client.id, ...row })
const orderOf = async (id: number) => (await database.drizzle.select().from(orders).where(eq(orders.id, id)))[0]
const appointedOf = async (id: number) =>
  (await database.drizzle.select().from(orderTutors).where(eq(orderTutors.order_id, id))).filter(({ state }) => state === 'appointed')
const balance = async (tutor_id: number) => {
  const lines = await database.drizzle.select().from(walletLines).where(eq(walletLines.tutor_id, tutor_id)).orderBy(walletLines.id)
  return { sum: lines.reduce((total, { sum }) => total + sum, 0), last: lines.at(-1)?.balance_after ?? 0 }
}

type Answer = Promise<{ status: string; error: unknown }>
/** Both asked at the same moment: each has found the order as it was before either changed it. */
const atOnce = async (...asked: (() => Answer)[]) => {
  const answers = await heldBack(database, { table: 'orders', waiting: asked.length }, () => Promise.all(asked.map((ask) => ask())))
  return answers.map(({ status, error }) => (status === 'success' ? status : error)).toSorted()
}

describe('at the same moment', () => {
  test('two tutors accept: one is appointed', async () => {
    const [one, two] = [await makeTutor(), await makeTutor()]
    const { id: order_id } = await build({ tutors: [one, two].map(({ id }) => ({ id, state: 'asked' as const })) })
    const accept = ({ as }: { as: string }) => call(calls.respondPersonal, { order_id, agree: true }, { as })
    expect(
      await atOnce(
        () => accept(one),
        () => accept(two),
      ),
    ).toEqual(['success', 'wrong_status'])
    expect(await appointedOf(order_id)).toHaveLength(1)
  })

  test('a tutor accepts in one window and refuses in another: one of it counts', async () => {
    const { id, as } = await makeTutor()
    const { id: order_id } = await build({ tutors: [{ id, state: 'asked' }] })
    const answer = (agree: boolean) => call(calls.respondPersonal, { order_id, agree, refused_reason_id: 1 }, { as })
    expect(
      await atOnce(
        () => answer(true),
        () => answer(false),
      ),
    ).toEqual(['success', 'wrong_status'])
  })

  test('a tutor pays and staff close the order: one of it counts, and the wallet tells which', async () => {
    const { id, as } = await makeTutor()
    await call(calls.addMoney, { tutor_id: id, sum: 9000 }, { as: admin })
    const { id: order_id } = await build({ status: 5, commission_sum: 5000, tutors: [{ id, state: 'appointed' }] })
    const close = () => call(calls.setLost, { order_id, remove_reasons: { reasons: [1], comment: '' } }, { as: admin })
    expect(await atOnce(() => call(calls.payOrderFromWallet, { order_id }, { as }), close)).toEqual(['success', 'wrong_status'])
    const isPaid = (await orderOf(order_id))?.status === 7
    expect(await balance(id)).toEqual(isPaid ? { sum: 4000, last: 4000 } : { sum: 9000, last: 9000 })
  })

  test('a tutor pays and staff book the payment: it is taken once', async () => {
    const { id, as } = await makeTutor()
    await call(calls.addMoney, { tutor_id: id, sum: 9000 }, { as: admin })
    const { id: order_id } = await build({ status: 5, commission_sum: 5000, tutors: [{ id, state: 'appointed' }] })
    const payment_data = { sum: 5000, method: 'cash' as const, payer: 'tutor' as const, date: clock.now.getTime() / 1000, comment: '' }
    const book = () => call(calls.setPaid, { order_id, payment_data }, { as: admin })
    expect(await atOnce(() => call(calls.payOrderFromWallet, { order_id }, { as }), book)).toEqual(['success', 'wrong_status'])
    expect((await balance(id)).sum).toBe((await orderOf(order_id))?.payment_data?.method === 'wallet' ? 4000 : 9000)
  })

  test('one manager saves and another takes the order over: nothing of either is lost', async () => {
    const { id: order_id } = await build({ status: 1 })
    const save = () => call(calls.saveOrder, { order_id, order: { version: 1, wishes: 'по утрам' } }, { as: admin })
    expect(await atOnce(save, () => call(calls.setProcessing, { order_id }, { as: admin }))).toEqual(['success', 'success'])
    expect(await orderOf(order_id)).toMatchObject({ status: 2, wishes: 'по утрам', version: 2 })
  })

  test('the client and staff each appoint somebody: one is appointed', async () => {
    const [one, two] = [await makeTutor(), await makeTutor()]
    const { id: order_id } = await build({ status: 3, tutors: [{ id: one.id, state: 'responded', kind: 'potential' }] })
    const byClient = () => call(calls.appointClientTutor, { order_id, tutor_id: one.id }, client)
    const byStaff = () => call(calls.appointTutor, { order_id, tutor_id: two.id }, { as: admin })
    expect(await atOnce(byClient, byStaff)).toEqual(['success', 'wrong_status'])
    expect(await appointedOf(order_id)).toHaveLength(1)
  })

  test('two reviews by the client: one line of the log each, one review', async () => {
    const { id } = await makeTutor()
    const { id: order_id } = await build({ status: 7, tutors: [{ id, state: 'appointed' }] })
    const write = (review_mark: '4' | '5') => call(calls.setClientReview, { order_id, review_mark, review_text: 'Занятия идут хорошо' }, client)
    expect(
      await atOnce(
        () => write('4'),
        () => write('5'),
      ),
    ).toEqual(['success', 'success'])
    expect(await orderOf(order_id)).toMatchObject({ review_status: 1, review_mark: expect.stringMatching(/^[45]$/) })
  })
})

test('a tutor who is being blocked is not appointed', async () => {
  const { id: tutor_id } = await makeTutor()
  const { id: order_id } = await build({ status: 2 })
  const blocking = await database.pool.connect()
  await blocking.query('begin')
  await blocking.query('update tutors set status = 5 where id = $1', [tutor_id])
  const appointing = call(calls.appointTutor, { order_id, tutor_id }, { as: admin })
  await untilWaiting(blocking, 1)
  await blocking.query('commit')
  blocking.release()
  expect((await appointing).error).toBe('tutor_unavailable')
  expect(await appointedOf(order_id)).toEqual([])
})

describe('the lines of one wallet', () => {
  const money = (tutor_id: number, sum: number) => call(calls.addMoney, { tutor_id, sum }, { as: admin })
  const together = (tutor_id: number, sums: number[]) =>
    heldBack(database, { table: 'wallet_lines', waiting: sums.length }, () => Promise.all(sums.map((sum) => money(tutor_id, sum))))

  test('added at the same moment follow each other', async () => {
    const { id } = await makeTutor()
    await together(id, [1000, 700, 300])
    expect(await balance(id)).toEqual({ sum: 2000, last: 2000 })
  })

  test('never spend together what is there once', async () => {
    const { id } = await makeTutor()
    await money(id, 1000)
    const answers = await together(id, [-800, -800, -800])
    expect(answers.map(({ error }) => error).toSorted()).toEqual(['not_enough_money', 'not_enough_money', null])
    expect(await balance(id)).toEqual({ sum: 200, last: 200 })
  })
})
