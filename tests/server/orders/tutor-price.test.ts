import { beforeAll, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, signInAs, clock, database } = await useApp()
let client = { id: 0 }
let as = ''

beforeAll(async () => {
  await buildReference(database)
  client = await buildClient(database)
  as = await signInAs({ client: client.id })
})

test.each<[string, Parameters<typeof buildTutor>[1], 'appointed' | 'responded', number, RegExp]>([
  ['of the school costs the school’s price of a lesson', { status: 6 }, 'appointed', 3600, /занятие$/],
  ['who named no price costs what they ask for an hour', { rate_id: 8000 }, 'appointed', 8000, /час$/],
  ['who asks more for its subject costs that', { rate_id: 8000, lessons: { 8: [] }, lessonRates: { 8: 9000 } }, 'appointed', 9000, /час$/],
  ['who named a price costs that', { rate_id: 8000 }, 'responded', 5000, /час$/],
])('a tutor on an order %s, the same in the client’s list', async (_, row, state, id, name) => {
  const tutor = await buildTutor(database, row)
  const order = await buildOrder(database, clock.now, {
    client_id: client.id,
    status: state === 'appointed' ? 4 : 3,
    tutors: [{ id: tutor.id, state }],
  })
  const rate = { id, name: expect.stringMatching(name) }
  const seen = (await call(calls.getClientOrder, { id: order.id }, { as })).data.order
  expect((seen.appointed_tutor ?? seen.tutors[0])?.rate).toEqual(rate)
  const listed = (await call(calls.listClientActive, { page: 1 }, { as })).data.orders.find(({ order_id }) => order_id === order.id)
  expect(listed?.tutor?.rate ?? rate).toEqual(rate)
})

test('a tutor who hides the reviews has none on an order either', async () => {
  const [shy, known] = await Promise.all(
    [{ hide_reviews: true }, {}].map((toggles) => buildTutor(database, { toggles, reviews_count: 3, reviews_mark: 4.666 })),
  )
  const asked = [shy, known].map((tutor) => ({ id: tutor?.id ?? 0, state: 'responded' as const }))
  const order = await buildOrder(database, clock.now, { client_id: client.id, status: 3, tutors: asked })
  const { tutors } = (await call(calls.getClientOrder, { id: order.id }, { as })).data.order
  expect(tutors.map((one) => [one.hide_reviews, one.count_reviews, one.average_rating_reviews])).toEqual([
    [true, 0, null],
    [false, 3, 4.7],
  ])
})
