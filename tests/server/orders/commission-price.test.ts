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
let as = ''

beforeAll(async () => {
  await buildReference(database)
  client = await buildClient(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})

interface Prices {
  /** What the order says, what the tutor named in the answer, what they ask for its subject, and for any. */
  order?: number
  named?: number
  subject?: number
  own?: number | null
  status?: 3 | 6
  free?: boolean
}

/** kz: step 100, minimum 2000; once a week is factor 1. */
describe('the commission of an appointed tutor is the price', () => {
  test.each<[string, Prices, number]>([
    ['of the order, whatever the tutor named', { order: 6000, named: 8000, own: 5000 }, 6000],
    ['that the tutor named, when the order has none', { named: 8000, subject: 7000, own: 5000 }, 8000],
    ['for the subject, when the tutor named none', { subject: 7000, own: 5000 }, 7000],
    ['for any subject, when there is no other', { own: 5000 }, 5000],
    ['but the minimum, when there is no price at all', { own: null }, 2000],
    ['but nothing for a tutor of the school', { named: 8000, status: 6 }, 0],
    ['but nothing for a tutor whose orders are free', { named: 8000, free: true }, 0],
  ])('%s', async (_, { order: rate_id, named, subject, own = 5000, status = 3, free = false }, sum) => {
    const tutor = await buildTutor(database, {
      rate_id: own,
      ...(subject && { lessonRates: { 8: subject } }),
      lessons: { 8: [68] },
      status,
      toggles: free ? { free_orders: true } : {},
    })
    const state = named && status === 3 ? 'asked' : 'closed'
    const order = await buildOrder(database, clock.now, {
      client_id: client.id,
      status: 3,
      rate_id: rate_id ?? null,
      class_regularity: 1,
      tutors: [{ id: tutor.id, state, kind: 'potential' }],
    })
    if (named && status === 3) {
      const answer = { order_id: order.id, response_text: 'Готова начать на этой неделе', rate_id: named }
      const answered = await call(calls.respondPotential, answer, { as: await signInAs({ tutor: tutor.id }) })
      expect(answered.data.order.commission.sum).toBe(sum)
    }
    const { data } = await call(calls.appointTutor, { order_id: order.id, tutor_id: tutor.id }, { as })
    expect(data.order.commission.sum).toBe(sum)
    if (sum > 2000) expect((data.order.rate ?? data.order.appointed_tutors[0]?.rate)?.id).toBe(sum)
  })

  test('stands beside the tutor where staff choose one', async () => {
    const tutor = await buildTutor(database, { rate_id: 5000, lessons: { 8: [68] }, lessonRates: { 8: 7000 } })
    const order = await buildOrder(database, clock.now, { client_id: client.id, status: 2, lessons: { 8: [68] } })
    const searched = await call(calls.searchTutors, { order_id: order.id, filters: { text_search: tutor.email ?? '' } }, { as })
    expect(searched.data.tutors[0]?.rate?.id).toBe(7000)
    const offered = await call(calls.getPotentialTutors, { order_id: order.id }, { as })
    expect(offered.data.tutors.find(({ id }) => id === tutor.id)?.rate?.id).toBe(7000)
  })

  test.each<[string, Parameters<typeof buildTutor>[1], number]>([
    ['the minimum without a price', { rate_id: null }, 2000],
    ['of the subject that they teach of two', { rate_id: 5000, lessons: { 13: [] }, lessonRates: { 13: 9000 } }, 9000],
  ])('is shown to the tutor before the appointment as it will be after it: %s', async (_, row, sum) => {
    const tutor = await buildTutor(database, row)
    const order = await buildOrder(database, clock.now, {
      client_id: client.id,
      status: 3,
      class_regularity: 1,
      lessons: { 8: [], 13: [] },
      tutors: [{ id: tutor.id, state: 'asked' }],
    })
    const before = await call(calls.getTutorOrder, { id: order.id }, { as: await signInAs({ tutor: tutor.id }) })
    expect(before.data.order.commission.sum).toBe(sum)
    const { data } = await call(calls.appointTutor, { order_id: order.id, tutor_id: tutor.id }, { as })
    expect(data.order.commission.sum).toBe(sum)
  })
})
