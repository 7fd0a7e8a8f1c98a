import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addRequestFirstClass, addRequestInfo, getClientOrder, makePersonalRequest } from '../../../schemas/index.ts'
import { orderLog, orders } from '../../../server/orders/table.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { counter } from '../../build/count.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
const { drizzle } = database
await buildReference(database)
const tutor = await buildTutor(database)
const next = counter()

async function make(row: object = {}, sender = {}) {
  const request = {
    tutor_id: tutor.id,
    lesson_levels: { 8: [] },
    location_at_online: true,
    client_name: 'Дана',
    phone_plain: `706${String(next()).padStart(7, '0')}`,
    privacy: true,
    ...row,
  }
  const { data, session } = await call(makePersonalRequest, { request }, sender)
  return { ...data, as: session }
}
const addInfo = (order_id: number, as?: string, row: object = {}) =>
  call(addRequestInfo, { request: { order_id, class_regularity: 3, practice_id: 2, wishes: 'По вечерам', ...row } }, { as })
const addDate = (order_id: number, as: string | undefined, first_class: number) =>
  call(addRequestFirstClass, { request: { order_id, first_class } }, { as })
const orderOf = async (id: number) => (await drizzle.select().from(orders).where(eq(orders.id, id)))[0]
const unix = () => clock.now.getTime() / 1000

describe('a fresh request is completed', () => {
  test('by the browser that made it, and staff see a newer version', async () => {
    const { order_id, as } = await make()
    expect((await addInfo(order_id, as)).status).toBe('success')
    expect(await orderOf(order_id)).toMatchObject({ class_regularity: 3, practice_id: 2, wishes: 'По вечерам', commission_factor: 2, version: 2 })
    expect((await addDate(order_id, as, unix() + 86_400)).data).toEqual({ order_id })
    expect((await orderOf(order_id))?.first_class).toEqual(new Date(clock.now.getTime() + 86_400_000))
    const log = await drizzle.select().from(orderLog).where(eq(orderLog.order_id, order_id)).orderBy(orderLog.id)
    expect(log.map(({ action }) => action)).toEqual(['create', 'add_info', 'add_date_first_class'])
  })

  test('by what is sent alone: an answer that was given before stays, one sent empty is taken back', async () => {
    const { order_id, as } = await make({ class_regularity: 3, class_duration: 1, wishes: 'По вечерам', time_intervals: [1] })
    await call(addRequestInfo, { request: { order_id, practice_id: 2, time_intervals: [2], class_duration: '' as never } }, { as })
    expect(await orderOf(order_id)).toMatchObject({
      ...{ class_regularity: 3, commission_factor: 2, class_duration: 0, wishes: 'По вечерам', practice_id: 2, time_intervals: [2] },
    })
  })

  test('by a visitor whose contact is known, who is still not signed in', async () => {
    const client = await buildClient(database)
    const { order_id, need_login, as } = await make({ phone_plain: client.phone?.slice(2) })
    expect([need_login, typeof as]).toEqual([true, 'string'])
    const { status, auth } = await addInfo(order_id, as)
    expect([status, auth]).toEqual(['success', undefined])
  })

  test('within an hour, by the client at any time', async () => {
    const client = await buildClient(database)
    const { order_id, as } = await make({ phone_plain: client.phone?.slice(2) })
    clock.move({ hours: 1 })
    expect((await addInfo(order_id, as)).error).toBe('not_found')
    expect((await addInfo(order_id, await signInAs({ client: client.id }))).status).toBe('success')
  })

  test('not by anybody else', async () => {
    const { order_id } = await make()
    const strangers = [
      undefined,
      'no-such-session',
      await signInAs({ client: (await buildClient(database)).id }),
      await signInAs({ tutor: tutor.id }),
      (await make()).as,
    ]
    for (const as of strangers) {
      expect((await addInfo(order_id, as)).error).toBe('not_found')
      expect((await addDate(order_id, as, unix() + 86_400)).error).toBe('not_found')
    }
    expect(await orderOf(order_id)).toMatchObject({ class_regularity: 0, first_class: null, version: 1 })
  })

  test.each([4, 5, 6, 7, 8] as const)('not in status %i', async (status) => {
    const { order_id, as } = await make()
    const [day, demanded] = [clock.now, { first_class: clock.now, date_payment_deadline: clock.now }]
    const rest = { prev_status: 1 as const, date_pause_off: day, paid_at: day, payment_data: {} as never, remove_reasons: {} as never }
    await drizzle
      .update(orders)
      .set({ status, ...demanded, ...rest })
      .where(eq(orders.id, order_id))
    expect((await addInfo(order_id, as)).error).toBe('wrong_status')
  })

  test.each([10, 11] as const)('while the school has it, in status %i', async (status) => {
    const { order_id, as } = await make()
    await drizzle.update(orders).set({ status }).where(eq(orders.id, order_id))
    expect((await addInfo(order_id, as)).status).toBe('success')
  })

  test('not when it is deleted', async () => {
    const { order_id, as } = await make()
    await drizzle.update(orders).set({ status: 9 }).where(eq(orders.id, order_id))
    expect((await addInfo(order_id, as)).error).toBe('not_found')
  })
})

test.each([
  [-1, 'date_past'],
  [181 * 86_400, 'date_far'],
])('a first lesson %i seconds from now is refused', async (after, problem) => {
  const { order_id, as } = await make()
  const { code, error } = await addDate(order_id, as, unix() + after)
  expect([code, error]).toEqual([400, { first_class: problem }])
})

test('completing a request is no action of the order’s page', async () => {
  const { order_id, as } = await make()
  const { data } = await call(getClientOrder, { id: order_id }, { as })
  expect(data.order.actions).toEqual(expect.not.arrayContaining(['add_info', 'add_date_first_class']))
})
