import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'

import { orders, orderTutors, staffEvents } from '../../../server/orders/table.ts'
import { outbox } from '../../../server/outbox/table.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildScheduler } from '../../build/scheduler.ts'
import { buildTutor } from '../../build/tutors.ts'
import { heldBack, untilWaiting } from '../held-back.ts'

const { call, signInAs, clock, database, settings } = await useApp()
const HOUR = 3_600_000
const DAY = 24 * HOUR
let client = { id: 0 }
let tutor = { id: 0 }

beforeAll(async () => {
  await buildReference(database)
  client = await buildClient(database)
  tutor = await buildTutor(database)
})
beforeEach(() => database.pool.query('truncate orders cascade'))

const scheduler = () => buildScheduler({ database, settings, clock })
const run = () => scheduler().run()
const ago = (length: number) => new Date(clock.now.getTime() - length)
const build = (row: Partial<Parameters<typeof buildOrder>[2]> = {}) => buildOrder(database, clock.now, { client_id: client.id, ...row })
const orderOf = async (id: number) => (await database.drizzle.select().from(orders).where(eq(orders.id, id)))[0]
const rowsOf = (id: number) => database.drizzle.select().from(orderTutors).where(eq(orderTutors.order_id, id))
const hintsOf = async (id: number) =>
  (await database.drizzle.select().from(staffEvents).where(eq(staffEvents.order_id, id))).map(({ reason }) => reason)
const mailsOf = async (id: number) => (await database.drizzle.select().from(outbox).where(eq(outbox.order_id, id))).map(({ template }) => template)
const asked = (id: number, at: Date) => database.drizzle.update(orderTutors).set({ asked_at: at }).where(eq(orderTutors.order_id, id))

describe('a personal request that nobody answers', () => {
  test.each([
    [23 * HOUR, true, 1],
    [24 * HOUR, true, 3],
    [24 * HOUR, false, 1],
  ])('asked %i ms ago, open to others: %s, has status %i', async (length, auto_appoint_potential_tutors, status) => {
    const order = await build({ tutors: [{ id: tutor.id, state: 'asked' }], auto_appoint_potential_tutors })
    await asked(order.id, ago(length))
    await run()
    expect((await orderOf(order.id))?.status).toBe(status)
  })

  test('does not run out while the order is paused: whoever was asked has a day from the end of the pause', async () => {
    const order = await build({ status: 6, prev_status: 1, tutors: [{ id: tutor.id, state: 'asked' }] })
    await call(calls.unpause, { order_id: order.id }, { as: await signInAs({ admin: (await buildAdmin(database)).id }) })
    const statuses: (number | undefined)[] = []
    for (const hours of [0, 23, 1]) {
      clock.move({ hours })
      await run()
      statuses.push((await orderOf(order.id))?.status)
    }
    expect(statuses).toEqual([1, 1, 3])
  })

  test('waits a day for the last tutor who was asked', async () => {
    const late = await buildTutor(database)
    const order = await build({ tutors: [tutor, late].map(({ id }) => ({ id, state: 'asked' as const })) })
    await database.drizzle
      .update(orderTutors)
      .set({ asked_at: ago(2 * DAY) })
      .where(eq(orderTutors.tutor_id, tutor.id))
    await database.drizzle
      .update(orderTutors)
      .set({ asked_at: ago(DAY - 1) })
      .where(eq(orderTutors.tutor_id, late.id))
    await run()
    expect((await orderOf(order.id))?.status).toBe(1)
  })

  test('is offered to matching tutors only, who hear of it', async () => {
    const matching = await buildTutor(database)
    const other = await buildTutor(database, { lessons: { 11: [17] } })
    const order = await build({ tutors: [{ id: tutor.id, state: 'asked' }] })
    await asked(order.id, ago(DAY))
    await run()
    const attached = (await rowsOf(order.id)).map(({ tutor_id }) => tutor_id)
    expect(attached).toContain(matching.id)
    expect(attached).not.toContain(other.id)
    expect(await mailsOf(order.id)).toContain('tutor_potential_order')
  })
})

test('a pause ends by itself, with a hint for staff', async () => {
  const order = await build({ status: 6, date_pause_off: ago(1) })
  await run()
  expect((await orderOf(order.id))?.status).toBe(2)
  expect(await hintsOf(order.id)).toEqual(['pause_over'])
})

describe('an offered order', () => {
  test('with fewer than three answers after a day goes to the next ten, once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => buildTutor(database, { lessons: { 117: [] } })))
    const order = await build({ status: 3, lessons: { 117: [] }, offered_at: ago(DAY) })
    await run()
    expect(await rowsOf(order.id)).toHaveLength(10)
    await run()
    expect(await rowsOf(order.id)).toHaveLength(10)
  })

  test('that came back from a tutor and is offered anew goes to the next ten anew', async () => {
    await Promise.all(Array.from({ length: 25 }, () => buildTutor(database, { lessons: { 9: [] } })))
    const order = await build({ status: 2, lessons: { 9: [] }, offered_at: ago(9 * DAY), second_wave_at: ago(8 * DAY) })
    await call(calls.setPotential, { order_id: order.id }, { as: await signInAs({ admin: (await buildAdmin(database)).id }) })
    expect(await rowsOf(order.id)).toHaveLength(20)
    await database.drizzle.update(orders).set({ offered_at: ago(DAY) })
    await run()
    expect(await rowsOf(order.id)).toHaveLength(25)
  })

  test('that was paused goes to the next ten, and to staff, as long after the pause', async () => {
    await Promise.all(Array.from({ length: 3 }, () => buildTutor(database, { lessons: { 13: [] } })))
    const order = await build({ status: 6, prev_status: 3, lessons: { 13: [] }, offered_at: ago(4 * DAY), status_at: ago(4 * DAY) })
    await call(calls.unpause, { order_id: order.id }, { as: await signInAs({ admin: (await buildAdmin(database)).id }) })
    const seen: unknown[] = []
    for (const days of [0, 1, 2]) {
      clock.move({ days })
      await run()
      seen.push([(await rowsOf(order.id)).length, await hintsOf(order.id)])
    }
    expect(seen).toEqual([
      [0, []],
      [3, []],
      [3, ['no_responses']],
    ])
  })

  test.each([
    ['blocked', 5, 'closed'],
    ['not in the catalogue', 4, 'responded'],
  ])('with three answers of which one is of a tutor who is %s goes to the next ten, as one with two', async (_, status, state) => {
    const three = await Promise.all([1, 2, 3].map(() => buildTutor(database, { lessons: { 11: [] } })))
    await Promise.all([4, 5].map(() => buildTutor(database, { lessons: { 11: [] } })))
    const answered = three.map(({ id }) => ({ id, state: 'responded' as const, kind: 'potential' as const }))
    const order = await build({ status: 3, lessons: { 11: [] }, offered_at: ago(DAY), tutors: answered })
    await database.drizzle
      .update(tutors)
      .set({ status })
      .where(eq(tutors.id, three[0]?.id ?? 0))
    await run()
    await run()
    const states = (await rowsOf(order.id)).map(({ state }) => state).sort()
    expect([states.includes('asked'), states.filter((state) => state !== 'asked')]).toEqual([true, [state, 'responded', 'responded']])
    expect((await mailsOf(order.id)).includes('client_tutor_refused')).toBe(status === 5)
  })

  test('with three answers does not', async () => {
    const three = await Promise.all([1, 2, 3].map(() => buildTutor(database)))
    const order = await build({
      status: 3,
      offered_at: ago(DAY),
      tutors: three.map(({ id }) => ({ id, state: 'responded' as const, kind: 'potential' as const })),
    })
    await run()
    expect(await rowsOf(order.id)).toHaveLength(3)
  })

  test('without an answer for three days is told to staff, once', async () => {
    const order = await build({ status: 3, offered_at: ago(3 * DAY), second_wave_at: ago(2 * DAY), status_at: ago(3 * DAY) })
    await run()
    await run()
    expect(await hintsOf(order.id)).toEqual(['no_responses'])
  })
})

test('an appointment without a lesson for five days is told to tutor and staff', async () => {
  const order = await build({ status: 4, status_at: ago(5 * DAY), tutors: [{ id: tutor.id, state: 'appointed' }] })
  await run()
  expect(await hintsOf(order.id)).toEqual(['no_first_class'])
  expect(await mailsOf(order.id)).toEqual(['tutor_first_class_reminder'])
})

test.each<[what: string, row: () => Parameters<typeof build>[0]]>([
  ['a day after the offer', () => ({ status: 3, offered_at: ago(DAY - 1) })],
  ['three days after it', () => ({ status: 3, offered_at: ago(3 * DAY - 1), second_wave_at: ago(DAY) })],
  ['five days after the appointment', () => ({ status: 4, status_at: ago(5 * DAY - 1), tutors: [{ id: tutor.id, state: 'appointed' }] })],
  ['the last day to pay', () => ({ status: 5, date_payment_deadline: ago(-DAY - 1), tutors: [{ id: tutor.id, state: 'appointed' }] })],
  ['three days after that', () => ({ status: 5, date_payment_deadline: ago(3 * DAY - 1), tutors: [{ id: tutor.id, state: 'appointed' }] })],
])('a moment before %s nobody is asked or told', async (_, row) => {
  const order = await build(row())
  const rows = await rowsOf(order.id)
  await run()
  expect([await hintsOf(order.id), await mailsOf(order.id), await rowsOf(order.id)]).toEqual([[], [], rows])
})

test('a day that the client only wishes for excuses no tutor from dating the lesson', async () => {
  const order = await build({
    status: 4,
    status_at: ago(5 * DAY),
    first_class: new Date(clock.now.getTime() + 9 * DAY),
    tutors: [{ id: tutor.id, state: 'appointed' }],
  })
  await run()
  expect(await mailsOf(order.id)).toEqual(['tutor_first_class_reminder'])
})

test('an order that cannot be changed is logged and stops no other', async () => {
  // A pause from status 5 without a lesson date could only have been written by hand.
  const broken = await build({ status: 6, prev_status: 5, date_pause_off: ago(1) })
  const order = await build({ status: 6, date_pause_off: ago(1) })
  const { run, failed } = scheduler()
  await run()
  expect(failed).toEqual([broken.id])
  expect([(await orderOf(broken.id))?.status, (await orderOf(order.id))?.status]).toEqual([6, 2])
})

describe('two schedulers at the same moment', () => {
  test('handle each of a hundred orders once, past one that fails', async () => {
    const broken = await build({ status: 6, prev_status: 5, date_pause_off: ago(1) })
    const late: number[] = []
    for (let made = 0; made < 99; made += 1) {
      const { id } = await build({ status: 4, status_at: ago(5 * DAY), tutors: [{ id: tutor.id, state: 'appointed' }] })
      late.push(id)
    }
    const [one, two] = [scheduler(), scheduler()]
    await Promise.all([one.run(), two.run()])
    expect([one.failed, two.failed]).toEqual([[broken.id], [broken.id]])
    for (const id of late) expect([id, await hintsOf(id), await mailsOf(id)]).toEqual([id, ['no_first_class'], ['tutor_first_class_reminder']])
  })

  test('give a hint once though both have found its order before either wrote', async () => {
    const order = await build({ status: 3, offered_at: ago(3 * DAY), second_wave_at: ago(2 * DAY), status_at: ago(3 * DAY) })
    await heldBack(database, { table: 'staff_events', waiting: 2 }, () => Promise.all([run(), run()]))
    expect(await hintsOf(order.id)).toEqual(['no_responses'])
  })
})

test('a tutor who pays while the timer waits for the order is neither told nor hidden', async () => {
  const late = await buildTutor(database)
  const order = await build({ status: 5, date_payment_deadline: ago(3 * DAY), tutors: [{ id: late.id, state: 'appointed' }] })
  const payer = await database.pool.connect()
  await payer.query('begin')
  await payer.query(`update orders set status = 7, paid_at = now(), payment_data = '{}', date_payment_deadline = null where id = $1`, [order.id])
  const running = run()
  await untilWaiting(payer, 1)
  await payer.query('commit')
  payer.release()
  await running
  const [hidden] = await database.drizzle.select({ is: tutors.overdue_disabled }).from(tutors).where(eq(tutors.id, late.id))
  expect([hidden?.is, await hintsOf(order.id), await mailsOf(order.id)]).toEqual([false, [], []])
})

test('a tutor who answers while the timer waits for the order spares staff the hint', async () => {
  const order = await build({
    status: 3,
    offered_at: ago(3 * DAY),
    second_wave_at: ago(2 * DAY),
    tutors: [{ id: tutor.id, state: 'asked', kind: 'potential' }],
  })
  const answering = await database.pool.connect()
  await answering.query('begin')
  await answering.query('select 1 from orders where id = $1 for update', [order.id])
  const running = run()
  await untilWaiting(answering, 1)
  await answering.query("update order_tutors set state = 'responded' where order_id = $1", [order.id])
  await answering.query('commit')
  answering.release()
  await running
  expect(await hintsOf(order.id)).toEqual([])
})

describe('the payment deadline', () => {
  const due = (left: number) =>
    build({ status: 5, date_payment_deadline: new Date(clock.now.getTime() + left), tutors: [{ id: tutor.id, state: 'appointed' }] })

  test('is called to mind once in its last day, by mail and text', async () => {
    const order = await due(23 * HOUR)
    await run()
    await run()
    expect(await mailsOf(order.id)).toEqual(['tutor_pay_deadline', 'tutor_pay_deadline'])
  })

  test('is called to mind once though the outbox has forgotten it', async () => {
    const order = await due(23 * HOUR)
    await run()
    await database.drizzle.delete(outbox)
    await run()
    expect(await mailsOf(order.id)).toEqual([])
  })

  test('is called to mind again when the lesson was moved', async () => {
    const order = await due(23 * HOUR)
    await run()
    await database.drizzle
      .update(orders)
      .set({ date_payment_deadline: new Date(clock.now.getTime() + 5 * DAY) })
      .where(eq(orders.id, order.id))
    clock.move({ days: 4, hours: 1 })
    await run()
    await run()
    expect(await mailsOf(order.id)).toHaveLength(4)
  })

  test('is told to staff again when a later one is missed too, once each', async () => {
    const order = await due(-3 * DAY)
    await run()
    await run()
    expect([await hintsOf(order.id), await mailsOf(order.id)]).toEqual([['overdue'], ['tutor_pay_overdue']])
    clock.move({ days: 1 })
    await database.drizzle.update(orders).set({ date_payment_deadline: clock.now }).where(eq(orders.id, order.id))
    clock.move({ days: 3 })
    await run()
    await run()
    expect(await hintsOf(order.id)).toEqual(['overdue', 'overdue'])
  })

  test('three days past hides the tutor until the order is paid', async () => {
    const late = await buildTutor(database)
    const order = await build({ status: 5, date_payment_deadline: ago(3 * DAY), commission_sum: 5000, tutors: [{ id: late.id, state: 'appointed' }] })
    await run()
    const stateOf = async () => (await database.drizzle.select().from(tutors).where(eq(tutors.id, late.id)))[0]?.overdue_disabled
    const listed = async () => (await database.pool.query('select count(*)::int as n from listings where tutor_id = $1', [late.id])).rows[0].n
    expect([await stateOf(), await listed(), await hintsOf(order.id)]).toEqual([true, 0, ['overdue']])

    await database.pool.query("insert into wallet_lines (tutor_id, type, sum, balance_after) values ($1, 'admin', 9000, 9000)", [late.id])
    const as = await signInAs({ tutor: late.id })
    expect((await call(calls.payOrderFromWallet, { order_id: order.id }, { as })).status).toBe('success')
    expect(await stateOf()).toBe(false)
    expect(await listed()).toBeGreaterThan(0)
  })

  test('three days past hides the tutor again whose order was lost by mistake, without another word', async () => {
    const late = await buildTutor(database)
    const order = await build({ status: 5, date_payment_deadline: ago(3 * DAY), commission_sum: 5000, tutors: [{ id: late.id, state: 'appointed' }] })
    await run()
    const as = await signInAs({ admin: (await buildAdmin(database)).id })
    const isHidden = async () => (await database.drizzle.select().from(tutors).where(eq(tutors.id, late.id)))[0]?.overdue_disabled
    await call(calls.setLost, { order_id: order.id, remove_reasons: { reasons: [1], comment: '' } }, { as })
    expect(await isHidden()).toBe(false)
    clock.move({ minutes: 1 })
    await call(calls.setLostOff, { order_id: order.id }, { as })
    clock.move({ minutes: 1 })
    await run()
    expect([await isHidden(), await hintsOf(order.id), await mailsOf(order.id)]).toEqual([true, ['overdue'], ['tutor_pay_overdue']])
  })

  test('of another order keeps the tutor hidden when the first is paid', async () => {
    const late = await buildTutor(database)
    const overdue = () =>
      build({ status: 5, commission_sum: 5000, date_payment_deadline: ago(3 * DAY), tutors: [{ id: late.id, state: 'appointed' }] })
    const both = [await overdue(), await overdue()]
    await run()
    await database.pool.query("insert into wallet_lines (tutor_id, type, sum, balance_after) values ($1, 'admin', 10000, 10000)", [late.id])
    const as = await signInAs({ tutor: late.id })
    const isHidden = async () => (await database.drizzle.select().from(tutors).where(eq(tutors.id, late.id)))[0]?.overdue_disabled
    const seen: (boolean | undefined)[] = []
    for (const { id: order_id } of both) {
      expect((await call(calls.payOrderFromWallet, { order_id }, { as })).status).toBe('success')
      seen.push(await isHidden())
    }
    expect(seen).toEqual([true, false])
  })
})

test('an order without commission is paid by itself on the day after the lesson', async () => {
  const lesson = new Date(clock.now.getTime() - 2 * HOUR)
  const order = await build({ status: 5, first_class: lesson, commission_sum: 0, tutors: [{ id: tutor.id, state: 'appointed' }] })
  await run()
  expect((await orderOf(order.id))?.status).toBe(5)
  clock.move({ days: 1 })
  await run()
  expect(await orderOf(order.id)).toMatchObject({ status: 7, payment_data: { sum: 0 } })
})

describe('the review', () => {
  test.each([
    [13, 0, 0],
    [14, 0, 2],
    [60, 0, 3],
    [60, 2, 3],
  ] as const)('%i days after payment, status %i becomes %i', async (days, before, after) => {
    const order = await build({ status: 7, paid_at: ago(days * DAY), review_status: before, tutors: [{ id: tutor.id, state: 'appointed' }] })
    await run()
    expect((await orderOf(order.id))?.review_status).toBe(after)
  })

  test('of lessons at the school with a teacher who is none of ours is asked for without a name', async () => {
    const order = await build({ status: 7, kind: 'school', paid_at: ago(14 * DAY) })
    await run()
    const asked = await database.drizzle.select().from(outbox).where(eq(outbox.order_id, order.id))
    expect(asked.map(({ template }) => template)).toEqual(['client_review_request_school', 'client_review_request_school'])
  })
})

test('a tutor who is blocked or gone leaves the order: it goes back to work with a hint', async () => {
  const leaving = await buildTutor(database)
  const order = await build({ status: 4, tutors: [{ id: leaving.id, state: 'appointed' }] })
  await database.drizzle.update(tutors).set({ status: 5 }).where(eq(tutors.id, leaving.id))
  await run()
  expect((await orderOf(order.id))?.status).toBe(2)
  expect((await rowsOf(order.id))[0]?.state).toBe('closed')
  expect(await hintsOf(order.id)).toEqual(['tutor_gone'])
})

describe('a tutor asked in person who is blocked or gone', () => {
  test.each([
    [true, 3],
    [false, 1],
  ])('open to others: %s, leaves the order in status %i without a hint', async (auto_appoint_potential_tutors, status) => {
    const leaving = await buildTutor(database)
    const order = await build({ tutors: [{ id: leaving.id, state: 'asked' }], auto_appoint_potential_tutors })
    await database.drizzle.update(tutors).set({ status: 8 }).where(eq(tutors.id, leaving.id))
    await run()
    expect((await orderOf(order.id))?.status).toBe(status)
    expect((await rowsOf(order.id)).find(({ tutor_id }) => tutor_id === leaving.id)?.state).toBe('closed')
    expect(await hintsOf(order.id)).toEqual([])
  })
})
