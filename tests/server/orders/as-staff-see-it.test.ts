import { beforeAll, describe, expect, test } from 'vitest'
import type { Call, Status } from '../../../schemas/index.ts'
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

const unix = (date: Date) => date.getTime() / 1000
const inDays = (days: number) => new Date(clock.now.getTime() + days * 86_400_000)
const build = (row: Partial<Parameters<typeof buildOrder>[2]>) => buildOrder(database, clock.now, { client_id: client.id, ...row })
const rowOf = async (order_id: number) => (await call(calls.listOrders, { filters: { order_id, sort_dir: 'desc' } }, { as })).data.orders[0]

describe('the tutors on an order', () => {
  test('stand in the order in which they matter: who answered first, and of equals who is to be called first', async () => {
    const [asked, refused, yellow, answered] = await Promise.all([1, 2, 3, 4].map(() => buildTutor(database)))
    const ids = { asked: asked?.id ?? 0, refused: refused?.id ?? 0, yellow: yellow?.id ?? 0, answered: answered?.id ?? 0 }
    const order = await build({
      status: 3,
      tutors: [
        { id: ids.refused, state: 'refused' },
        { id: ids.asked, state: 'asked' },
        { id: ids.yellow, state: 'asked' },
        { id: ids.answered, state: 'responded' },
      ],
    })
    const { data } = await call(calls.markYellow, { order_id: order.id, tutor_id: ids.yellow }, { as })
    expect(data.order.potential_tutors.map(({ tutor_id }) => tutor_id)).toEqual([ids.answered, ids.yellow, ids.asked, ids.refused])
  })

  test('show the day that they offered with the answer', async () => {
    const tutor = await buildTutor(database)
    const order = await build({ status: 3, tutors: [{ id: tutor.id, state: 'asked', kind: 'potential' }] })
    const first_class = unix(inDays(3))
    const answer = { order_id: order.id, response_text: 'Готова начать на этой неделе', rate_id: 5000, first_class }
    await call(calls.respondPotential, answer, { as: await signInAs({ tutor: tutor.id }) })
    const { data } = await call(calls.getOrder, { id: order.id }, { as })
    expect(data.order.potential_tutors[0]).toMatchObject({ state: 'responded', first_class })
    expect(data.order.first_class).toBeNull()
  })
})

test('places of an order are a tree for either side', async () => {
  const order = await build({
    location_at_client: true,
    location_at_tutor: true,
    places: [
      { at: 'client', city_id: 9, district_id: 901, subdistrict_id: 90_101 },
      { at: 'client', city_id: 9, district_id: 902 },
      { at: 'tutor', city_id: 13 },
    ],
  })
  const { data } = await call(calls.getOrder, { id: order.id }, { as })
  const [medeu, other] = data.order.places[0]?.districts ?? []
  expect(data.order.places.map(({ at, city, districts }) => [at, city, districts.length])).toEqual([
    ['client', 'Алматы', 2],
    ['tutor', 'Астана', 0],
  ])
  expect([medeu?.subdistricts.length, other?.subdistricts.length]).toEqual([1, 0])
})

describe('a row of the list', () => {
  test('tells a lesson that was agreed on from a day that is only wished for', async () => {
    const wish = inDays(4)
    const wished = await build({ status: 2, first_class: wish })
    const dated = await build({ status: 5 })
    expect(await rowOf(wished.id)).toMatchObject({ first_class: null, wished_first_class: unix(wish) })
    expect(await rowOf(dated.id)).toMatchObject({ first_class: unix(inDays(-1)), wished_first_class: null })
  })

  test('says until when an order is paused and when it was paid', async () => {
    expect(await rowOf((await build({ status: 6 })).id)).toMatchObject({ date_pause_off: unix(inDays(5)), date_paid: null })
    expect(await rowOf((await build({ status: 7 })).id)).toMatchObject({ date_pause_off: null, date_paid: unix(clock.now) })
  })

  test('names the levels', async () => {
    expect((await rowOf((await build({ lessons: { 8: [68] } })).id))?.levels_name).toHaveLength(1)
  })
})

test('the timeline says until when an order was paused', async () => {
  const order = await build({})
  const date_pause_off = unix(inDays(10))
  const { data } = await call(calls.setPause, { order_id: order.id, date_pause_off }, { as })
  expect(data.order.order_log[0]).toMatchObject({ action: 'set_pause', details: { date_pause_off } })
})

const carrying: [string, Call, Status, object][] = [
  ['set_processing', calls.setProcessing, 1, {}],
  ['set_lost', calls.setLost, 2, { remove_reasons: { reasons: [3], comment: '' } }],
  ['set_lost_off', calls.setLostOff, 8, {}],
  ['set_pause', calls.setPause, 2, { date_pause_off: unix(inDays(3)) }],
  ['unpause', calls.unpause, 6, {}],
]
test.each(carrying)('%s may say where the order came from', async (_, action, status, input) => {
  const order = await build({ status })
  await call(action, { order_id: order.id, request_origin: 'social', ...input } as never, { as })
  expect((await call(calls.getOrder, { id: order.id }, { as })).data.order).toMatchObject({ request_origin: 'social' })
  expect(order.request_origin).toBe('site')
})
