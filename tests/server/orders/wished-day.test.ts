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
let asAdmin = ''
let asTutor = ''

beforeAll(async () => {
  await buildReference(database)
  client = await buildClient(database)
  tutor = await buildTutor(database)
  asAdmin = await signInAs({ admin: (await buildAdmin(database)).id })
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

  test('stays a wish through a pause', async () => {
    const order = await build()
    const paused = await call(calls.setPause, { order_id: order.id, date_pause_off: unix(wish()) }, { as: asAdmin })
    expect(paused.data.order).toMatchObject({ status: 6, first_class: null, wished_first_class: unix(wish()) })
    const { data } = await call(calls.unpause, { order_id: order.id }, { as: asAdmin })
    expect(data.order).toMatchObject({ status: 4, wished_first_class: unix(wish()) })
  })
})
