import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { type Call, STATUS, type Status, UNDO_SECONDS, undoable } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { orderLog, orders, orderTutors, staffEvents } from '../../../server/orders/table.ts'
import { outbox } from '../../../server/outbox/table.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, signInAs, clock, database } = await useApp()
let owner = { id: 0 }
let admin = ''
let colleague = ''
let client = { id: 0 }
let tutor = { id: 0 }

beforeAll(async () => {
  await buildReference(database)
  owner = await buildAdmin(database)
  client = await buildClient(database)
  tutor = await buildTutor(database)
})
beforeEach(async () => {
  clock.move({ minutes: 1 })
  admin = await signInAs({ admin: owner.id })
  colleague = await signInAs({ admin: (await buildAdmin(database)).id })
})

const soon = () => Math.floor(clock.now.getTime() / 1000) + 86_400
const reasons = { reasons: [3 as const], comment: '' }
/** Each step that can be taken back: its call, and a status that it starts from. */
const steps: Record<(typeof undoable)[number], { call: Call; from: Status; input?: () => object }> = {
  set_processing: { call: calls.setProcessing, from: STATUS.new },
  set_potential_off: { call: calls.setPotentialOff, from: STATUS.potential },
  set_lost: { call: calls.setLost, from: STATUS.waiting_pay, input: () => ({ remove_reasons: reasons }) },
  set_lost_off: { call: calls.setLostOff, from: STATUS.lost },
  set_pause: { call: calls.setPause, from: STATUS.appointed, input: () => ({ date_pause_off: soon() }) },
  unpause: { call: calls.unpause, from: STATUS.paused },
  set_no_review: { call: calls.setNoReview, from: STATUS.paid },
  set_empty_review: { call: calls.setEmptyReview, from: STATUS.paid },
  set_school_processing: { call: calls.setSchoolProcessing, from: STATUS.school_new },
}
const hasTutor = (status: Status) => status === STATUS.appointed || status === STATUS.waiting_pay || status === STATUS.paid
const build = (status: Status) =>
  buildOrder(database, clock.now, { client_id: client.id, status, tutors: [{ id: tutor.id, state: hasTutor(status) ? 'appointed' : 'asked' }] })
const orderOf = async (id: number) => (await database.drizzle.select().from(orders).where(eq(orders.id, id)))[0]
const rowsOf = (id: number) => database.drizzle.select().from(orderTutors).where(eq(orderTutors.order_id, id)).orderBy(orderTutors.id)
const undo = (order_id: number, as = admin) => call(calls.undoOrder, { order_id }, { as })
const pause = async () => {
  const order = await build(STATUS.new)
  clock.move({ seconds: 1 })
  expect((await call(calls.setPause, { order_id: order.id, date_pause_off: soon() }, { as: admin })).status).toBe('success')
  return order
}

test.each(undoable)('after %s is taken back the order and its rows are as they were', async (action) => {
  const { call: step, from, input } = steps[action]
  const order = await build(from)
  if (action === 'set_empty_review') await call(calls.setNoReview, { order_id: order.id }, { as: admin })
  const before = [await orderOf(order.id), await rowsOf(order.id)]
  clock.move({ seconds: 3 })
  expect((await call(step, { order_id: order.id, ...input?.() }, { as: admin })).error).toBe(null)
  expect([await orderOf(order.id), await rowsOf(order.id)]).not.toEqual(before)
  clock.move({ seconds: 3 })
  const { error, data } = await undo(order.id)
  expect(error).toBe(null)
  expect(data.order.status).toBe(from)
  expect([await orderOf(order.id), await rowsOf(order.id)]).toEqual(before)
})

test('both the step and the way back stand in the timeline and the journal', async () => {
  const order = await pause()
  const { data } = await undo(order.id)
  expect(data.order.order_log.map(({ action }) => action)).toEqual(['undo', 'set_pause'])
  const [line] = await database.drizzle.select().from(adminLog).orderBy(desc(adminLog.id)).limit(1)
  expect(line).toMatchObject({ call: '/admin/order/undo', target: `order ${order.id}`, changes: { undone: 'set_pause' } })
})

test('a hint of a timer that the step ended rings again', async () => {
  const order = await build(STATUS.new)
  await database.drizzle.insert(staffEvents).values({ kind: 'timer', order_id: order.id, reason: 'no_responses' })
  await call(calls.setPause, { order_id: order.id, date_pause_off: soon() }, { as: admin })
  await undo(order.id)
  const [event] = await database.drizzle.select().from(staffEvents).where(eq(staffEvents.order_id, order.id))
  expect(event?.admin_read_at).toBe(null)
})

test('a tutor who was hidden for the order is hidden again', async () => {
  const order = await build(STATUS.waiting_pay)
  await database.drizzle
    .update(orders)
    .set({ commission_sum: 6000, date_payment_deadline: new Date(clock.now.getTime() - 10 * 86_400_000) })
    .where(eq(orders.id, order.id))
  await database.drizzle.update(tutors).set({ overdue_disabled: true }).where(eq(tutors.id, tutor.id))
  const isHidden = async () => (await database.drizzle.select().from(tutors).where(eq(tutors.id, tutor.id)))[0]?.overdue_disabled
  await call(calls.setLost, { order_id: order.id, remove_reasons: reasons }, { as: admin })
  expect(await isHidden()).toBe(false)
  await undo(order.id)
  expect(await isHidden()).toBe(true)
  await database.drizzle.update(tutors).set({ overdue_disabled: false }).where(eq(tutors.id, tutor.id))
})

/** As a reminder does, which leaves no line in the timeline. */
const tellAboutIt = (order_id: number) =>
  database.drizzle
    .insert(outbox)
    .values({ channel: 'sms', template: 'tutor_pay_deadline', lang: 'ru', recipient: '+77010000000', text: '', order_id, created_at: clock.now })

const refused: [string, (order_id: number) => Promise<unknown>, (() => string)?][] = [
  ['later than ten seconds', async () => clock.move({ seconds: UNDO_SECONDS + 1 })],
  ['by a colleague', async () => {}, () => colleague],
  ['a second time', (id) => undo(id)],
  ['after somebody else saved it', (order_id) => call(calls.setAutoAppoint, { order_id, value: false }, { as: colleague })],
  ['after a message about it went out', tellAboutIt],
]
test.each(refused)('a step is not taken back %s', async (_, meanwhile, by) => {
  const order = await pause()
  await meanwhile(order.id)
  const { error } = await undo(order.id, by?.())
  expect(error).toBe('wrong_status')
})

test('a step that writes to somebody, or moves money, has no way back', async () => {
  const order = await build(STATUS.new)
  await call(calls.appointTutor, { order_id: order.id, tutor_id: tutor.id }, { as: admin })
  expect((await undo(order.id)).error).toBe('wrong_status')
  expect(await database.drizzle.$count(orderLog, and(eq(orderLog.order_id, order.id), eq(orderLog.action, 'undo')))).toBe(0)
})
