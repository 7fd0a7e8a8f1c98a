import { beforeAll, expect, test } from 'vitest'
import { createOrder, getOrder, saveOrder } from '../../schemas/index.ts'
import { allRoutes } from '../../server/app.ts'
import { useApp } from '../app.ts'
import { buildAdmin } from '../build/admins.ts'
import { buildClient } from '../build/clients.ts'
import { buildOrder } from '../build/orders.ts'
import { buildReference } from '../build/reference.ts'

const { call, clock, database, signInAs } = await useApp()
let as = ''

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})

async function build(row: object) {
  const { id: client_id } = await buildClient(database)
  return (await buildOrder(database, clock.now, { client_id, commission_sum: 0, ...row })).id
}

/** Records that were never filled in, or to the brim. */
const records = {
  'of which nothing is said': () => build({}),
  'with levels in an order of their own': () => build({ lessons: { 8: [17, 68, 5] } }),
  'of which all is said': async () => {
    const order = {
      ...({ client_name: 'Дана', phone_plain: '7051112233', email: 'dana@example.test', request_origin: 'chat', lang: 'ru', rate_id: 6000 } as const),
      ...{ lesson_levels: { 8: [17, 68, 5], 13: [] }, location_at_client: true, location_at_tutor: true, address: 'ул. Абая, 10' },
      locations: { client_place: [{ 9: { 901: [90101] } }], tutor_place: { 13: {} }, location_client: true },
      ...({ class_regularity: 3, class_duration: 2, practice_id: 2, tutor_sex: 1, client_age: 4 } as const),
      ...{ wishes: 'По вечерам', admin_comment: 'Перезвонить' },
      time_intervals: [2 as const, 1 as const],
    }
    return (await call(createOrder, { order }, { as })).data.order.id
  },
}

/** Every record that is read by one call and saved by its neighbour. */
const pairs: Record<string, (id: number) => Promise<void>> = {
  '/admin/order': async (id) => {
    const read = async () => (await call(getOrder, { id }, { as })).data.order
    const order = await read()
    const { error } = await call(saveOrder, { order_id: id, order: order as never }, { as })
    expect(error).toBeNull()
    // a save counts the version on and leaves its line in the timeline
    expect(await read()).toEqual({ ...order, version: order.version + 1, order_log: expect.anything() })
  },
}

test.each(Object.keys(pairs).flatMap((path) => Object.keys(records).map((what) => ({ path, what }))))(
  '$path $what can be sent back as it was read and stays as it was',
  async ({ path, what }) => {
    await pairs[path]?.(await records[what as keyof typeof records]())
  },
)

test('every pair of get and save is tried', () => {
  const paths = allRoutes.map(({ call: { path } }) => path)
  const saved = paths.filter((path) => path.endsWith('/save')).map((path) => path.replace(/\/save$/, ''))
  expect(saved.filter((path) => paths.includes(`${path}/get`))).toEqual(Object.keys(pairs))
})
