import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, signInAs, clock, database } = await useApp()
let client = { id: 0 }
let tutor = { id: 0 }
/** The tutor's price of the subject that the orders are about. */
const OWN_RATE = 7000
let asAdmin = ''
let asTutor = ''
let asClient = ''

beforeAll(async () => {
  await buildReference(database)
  client = await buildClient(database)
  tutor = await buildTutor(database, { lessons: { 8: [] }, lessonRates: { 8: OWN_RATE } })
  asAdmin = await signInAs({ admin: (await buildAdmin(database)).id })
  asClient = await signInAs({ client: client.id })
  asTutor = await signInAs({ tutor: tutor.id })
})

const unix = (date: Date) => date.getTime() / 1000
const wish = () => new Date(clock.now.getTime() + 7 * 86_400_000)
const build = (row: Partial<Parameters<typeof buildOrder>[2]> = {}) =>
  buildOrder(database, clock.now, { client_id: client.id, status: 4, first_class: wish(), tutors: [{ id: tutor.id, state: 'appointed' }], ...row })
const reasons = { reasons: [3 as const], comment: '' }
const payment_data = () => ({ sum: 6000, method: 'cash' as const, payer: 'tutor' as const, date: unix(clock.now), comment: '' })

describe('the day on which a client wishes to begin', () => {
  test('stays a wish after the appointment: the tutor still dates the lesson, which starts the deadline', async () => {
    const order = await build({ status: 1, tutors: [{ id: tutor.id, state: 'asked' }] })
    const accepted = await call(calls.respondPersonal, { order_id: order.id, agree: true }, { as: asTutor })
    expect(accepted.data.order).toMatchObject({ status: 4, first_class: null, wished_first_class: unix(wish()), date_payment_deadline: null })
    expect(accepted.data.order.actions).toContain('set_first_class')
    const dated = await call(calls.setTutorFirstClass, { order_id: order.id, first_class: unix(wish()) }, { as: asTutor })
    expect(dated.data.order).toMatchObject({ status: 5, first_class: unix(wish()), wished_first_class: null })
  })

  test('is told apart from a lesson in the lists of both sides', async () => {
    const order = await build()
    const listed = async () => {
      const [ofTutor, ofClient] = await Promise.all([
        call(calls.listActiveOrders, { page: 1 }, { as: asTutor }),
        call(calls.listClientActive, { page: 1 }, { as: asClient }),
      ])
      return [...ofTutor.data.orders, ...ofClient.data.orders].filter(({ order_id }) => order_id === order.id)
    }
    const wished = { first_class: null, wished_first_class: unix(wish()) }
    expect(await listed()).toMatchObject([wished, wished])
    await call(calls.setTutorFirstClass, { order_id: order.id, first_class: unix(wish()) }, { as: asTutor })
    const agreed = { first_class: unix(wish()), wished_first_class: null }
    expect(await listed()).toMatchObject([agreed, agreed])
  })

  test('outlives a tutor who leaves before dating the lesson', async () => {
    const order = await build()
    const { data } = await call(calls.deleteTutor, { order_id: order.id, tutor_id: tutor.id, remove_reasons: reasons }, { as: asAdmin })
    expect(data.order).toMatchObject({ status: 2, wished_first_class: unix(wish()) })
  })

  test('is gone when the lesson was dated with a tutor who left', async () => {
    const order = await build({ status: 5 })
    const { data } = await call(calls.deleteTutor, { order_id: order.id, tutor_id: tutor.id, remove_reasons: reasons }, { as: asAdmin })
    expect(data.order).toMatchObject({ status: 2, first_class: null, wished_first_class: null, date_payment_deadline: null })
  })

  test('is no lesson that was held: a payment undone leads back to an undated order', async () => {
    const order = await build()
    await call(calls.setPaid, { order_id: order.id, payment_data: payment_data() }, { as: asAdmin })
    const { data } = await call(calls.setPaidOff, { order_id: order.id }, { as: asAdmin })
    expect(data.order).toMatchObject({ status: 4, first_class: null, date_payment_deadline: null })
  })

  test('stays a wish at the school until staff date the lesson, and the client hears of that day too', async () => {
    const order = await build({ status: 2, tutors: [] })
    const sent = await call(calls.setSchoolNew, { order_id: order.id }, { as: asAdmin })
    expect(sent.data.order).toMatchObject({ status: 10, first_class: null, wished_first_class: unix(wish()) })
    await call(calls.setFirstClass, { order_id: order.id, first_class: unix(wish()) }, { as: asAdmin })
    const { data } = await call(calls.getClientOrder, { id: order.id }, { as: asClient })
    expect(data.order).toMatchObject({ status: 10, first_class: unix(wish()), wished_first_class: null })
    const { rows } = await database.pool.query("select 1 from outbox where order_id = $1 and template = 'client_first_class_set_school'", [order.id])
    expect(rows).toHaveLength(1)
    // one that came back is a new order of ours: the day that staff dated goes with the school
    await call(calls.setDocentoNew, { order_id: order.id }, { as: asAdmin })
    const again = await call(calls.setSchoolNew, { order_id: order.id }, { as: asAdmin })
    expect(again.data.order).toMatchObject({ first_class: null, wished_first_class: null })
  })

  test('stays a wish through a pause', async () => {
    const order = await build()
    const paused = await call(calls.setPause, { order_id: order.id, date_pause_off: unix(wish()) }, { as: asAdmin })
    expect(paused.data.order).toMatchObject({ status: 6, first_class: null, wished_first_class: unix(wish()) })
    const { data } = await call(calls.unpause, { order_id: order.id }, { as: asAdmin })
    expect(data.order).toMatchObject({ status: 4, wished_first_class: unix(wish()) })
  })
})

describe('an answer to an offered order', () => {
  test('begins with the tutor’s own price of the subject and knows how many have answered', async () => {
    const other = await buildTutor(database)
    const order = await build({
      status: 3,
      first_class: null,
      tutors: [
        { id: tutor.id, state: 'asked', kind: 'potential' },
        { id: other.id, state: 'responded' },
      ],
    })
    const { data } = await call(calls.getTutorOrder, { id: order.id }, { as: asTutor })
    expect(data.order).toMatchObject({ tutor_rate_id: OWN_RATE, responses_count: 1 })
  })

  test('carries the day that the tutor offers to the client, before and after the choice', async () => {
    const order = await build({ status: 3, first_class: null, tutors: [{ id: tutor.id, state: 'asked', kind: 'potential' }] })
    const answer = { order_id: order.id, response_text: 'Могу начать на следующей неделе', rate_id: 5000, first_class: unix(wish()) }
    const answered = await call(calls.respondPotential, answer, { as: asTutor })
    expect(answered.data.order.own).toMatchObject({ state: 'responded', first_class: unix(wish()) })
    const seen = await call(calls.getClientOrder, { id: order.id }, { as: asClient })
    expect(seen.data.order.tutors).toMatchObject([{ tutor_id: tutor.id, first_class: unix(wish()) }])
    const chosen = await call(calls.appointClientTutor, { order_id: order.id, tutor_id: tutor.id }, { as: asClient })
    expect(chosen.data.order).toMatchObject({ status: 4, first_class: null, appointed_tutor: { first_class: unix(wish()) } })
  })
})
