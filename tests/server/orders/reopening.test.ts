import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, signInAs, clock, database } = await useApp()
const DAY = 86_400
let owner = { id: 0 }
let client = { id: 0 }
let as = ''

beforeAll(async () => {
  await buildReference(database)
  owner = await buildAdmin(database)
  client = await buildClient(database)
})
beforeEach(async () => {
  as = await signInAs({ admin: owner.id })
})

const remove_reasons = { reasons: [1 as const], comment: '' }
const due = async (tutor_id: number) => {
  const order = await buildOrder(database, clock.now, { client_id: client.id, status: 5, tutors: [{ id: tutor_id, state: 'appointed' }] })
  return { order_id: order.id, deadline: (order.date_payment_deadline?.getTime() ?? 0) / 1000 }
}
const goOn = async (days: number) => {
  clock.move({ days })
  as = await signInAs({ admin: owner.id })
}

describe('a lost order that is reopened', () => {
  test('has its payment deadline moved by the time it was lost', async () => {
    const { order_id, deadline } = await due((await buildTutor(database)).id)
    await call(calls.setLost, { order_id, remove_reasons }, { as })
    await goOn(40)
    const { data } = await call(calls.setLostOff, { order_id }, { as })
    expect(data.order).toMatchObject({ status: 5, date_payment_deadline: deadline + 40 * DAY, date_pause_off: null })
  })

  test('lost in its pause, by the time it was paused and lost', async () => {
    const { order_id, deadline } = await due((await buildTutor(database)).id)
    await call(calls.setPause, { order_id, date_pause_off: clock.now.getTime() / 1000 + 9 * DAY }, { as })
    await goOn(2)
    await call(calls.setLost, { order_id, remove_reasons }, { as })
    await goOn(3)
    const { data } = await call(calls.setLostOff, { order_id }, { as })
    expect(data.order).toMatchObject({ status: 5, date_payment_deadline: deadline + 5 * DAY })
  })

  test('goes back to work without its tutor when they are gone, and takes another', async () => {
    const gone = await buildTutor(database)
    const { order_id } = await due(gone.id)
    await call(calls.setLost, { order_id, remove_reasons }, { as })
    await database.drizzle.update(tutors).set({ status: 5 }).where(eq(tutors.id, gone.id))
    const { data } = await call(calls.setLostOff, { order_id }, { as })
    expect(data.order).toMatchObject({ status: 2, first_class: null, date_payment_deadline: null, commission: { sum: 0 } })
    expect(data.order.appointed_tutors[0]?.state).toBe('closed')
    const other = await buildTutor(database)
    expect((await call(calls.appointTutor, { order_id, tutor_id: other.id }, { as })).data.order.status).toBe(4)
  })
})

describe('the commission', () => {
  test('follows the price that the tutor named in the answer', async () => {
    const tutor = await buildTutor(database)
    const order = await buildOrder(database, clock.now, {
      client_id: client.id,
      status: 3,
      tutors: [{ id: tutor.id, state: 'asked', kind: 'potential' }],
    })
    const asTutor = await signInAs({ tutor: tutor.id })
    const response_text = 'Готова начать на этой неделе'
    const answered = await call(calls.respondPotential, { order_id: order.id, response_text, rate_id: 7000 }, { as: asTutor })
    expect(answered.data.order.commission.sum).toBe(7000)
    const { data } = await call(calls.appointTutor, { order_id: order.id, tutor_id: tutor.id }, { as })
    expect(data.order.commission.sum).toBe(7000)
  })

  test('of a tutor without any price is the minimum, not nothing', async () => {
    const tutor = await buildTutor(database, { rate_id: null })
    const order = await buildOrder(database, clock.now, { client_id: client.id, status: 2 })
    const { data } = await call(calls.appointTutor, { order_id: order.id, tutor_id: tutor.id }, { as })
    expect(data.order.commission.sum).toBe(2000)
  })
})
