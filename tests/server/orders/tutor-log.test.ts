import { beforeAll, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
let as = ''
let client_id = 0

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database, { name: 'Олена' })).id })
  client_id = (await buildClient(database)).id
})

const linesOf = async (tutor_id: number) => (await call(calls.getTutorActivities, { tutor_id }, { as })).data.activities

test("what a tutor does with an order stands in their log, with the order's number", async () => {
  const { id: tutor_id } = await buildTutor(database)
  const { id: order_id } = await buildOrder(database, clock.now, {
    client_id,
    status: 3,
    tutors: [{ id: tutor_id, state: 'asked', kind: 'potential' }],
  })
  const tutor = await signInAs({ tutor: tutor_id })
  const answered = await call(calls.respondPotential, { order_id, response_text: 'Готова начать на этой неделе', rate_id: 5000 }, { as: tutor })
  expect(answered.error).toBeNull()
  expect(await linesOf(tutor_id)).toMatchObject([{ action: 'response', order_id, actor: { role: 'tutor', name: 'Айгерим Сейтова' } }])
})

test('what staff do with the order of a tutor stands in it under the name of who did it', async () => {
  const { id: tutor_id } = await buildTutor(database)
  const { id: order_id } = await buildOrder(database, clock.now, { client_id, status: 2 })
  const first_class = Math.floor(clock.now.getTime() / 1000) + 86_400
  expect((await call(calls.appointTutor, { order_id, tutor_id }, { as })).error).toBeNull()
  expect((await call(calls.setFirstClass, { order_id, first_class }, { as })).error).toBeNull()
  const payment_data = { sum: 6000, method: 'cash' as const, payer: 'tutor' as const, date: first_class - 86_400, comment: '' }
  expect((await call(calls.setPaid, { order_id, payment_data }, { as })).error).toBeNull()
  expect(await linesOf(tutor_id)).toMatchObject([
    { action: 'paid', order_id, actor: { role: 'admin', name: 'Олена' } },
    { action: 'first_class_set', changes: { first_class: [null, first_class] } },
    { action: 'appointed' },
  ])
})
