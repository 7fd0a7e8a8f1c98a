import { beforeAll, expect, test } from 'vitest'
import { getClientOrder, listClientActive, listClientArchive, type Status, statuses, TUTOR_STATUS } from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
const lists = { active: listClientActive, archive: listClientArchive }
let client_id = 0
let as = ''

beforeAll(async () => {
  await buildReference(database)
  client_id = (await buildClient(database)).id
  as = await signInAs({ client: client_id })
})

/** Where the client finds an order of each status; one that is deleted nowhere (spec: decisions CLI-7). */
const listOf: Record<Status, keyof typeof lists | null> = {
  ...{ 1: 'active', 2: 'active', 3: 'active', 4: 'active', 5: 'active', 6: 'active', 10: 'active', 11: 'active' },
  ...{ 7: 'archive', 8: 'archive' },
  9: null,
}

test.each(statuses)('an order of status %i stands in its list alone, and in nobody else’s', async (status) => {
  await database.pool.query('truncate orders cascade')
  const { id } = await buildOrder(database, clock.now, { client_id, status, ...(status === 6 && { prev_status: 2 }) })
  await buildOrder(database, clock.now, { client_id: (await buildClient(database)).id, status })
  for (const name of ['active', 'archive'] as const) {
    const { data } = await call(lists[name], {}, { as })
    const expected = listOf[status] === name ? [id] : []
    expect([name, data.orders.map(({ order_id }) => order_id), data.total_count]).toEqual([name, expected, expected.length])
  }
})

test.each([
  ['active', 2],
  ['archive', 8],
] as const)('orders of the list %s come newest first, twenty a page', async (name, status) => {
  await database.pool.query('truncate orders cascade')
  const ids: number[] = []
  for (let day = 0; day < 21; day += 1) {
    const date_create = new Date(clock.now.getTime() - day * 86_400_000)
    ids.push((await buildOrder(database, clock.now, { client_id, status, date_create })).id)
  }
  const pages = [await call(lists[name], {}, { as }), await call(lists[name], { page: 2 }, { as }), await call(lists[name], { page: 3 }, { as })]
  expect(pages.map(({ data }) => data.orders.map(({ order_id }) => order_id))).toEqual([ids.slice(0, 20), ids.slice(20), []])
  expect(pages[0]?.data).toMatchObject({ total_count: 21, page_size: 20, pages_count: 2 })
})

test('a row says what the client has to know: subject, place, tutor and price, answers, mark', async () => {
  await database.pool.query('truncate orders cascade')
  const [appointed, other] = [await buildTutor(database), await buildTutor(database)]
  const { id: order_id } = await buildOrder(database, clock.now, {
    ...{ client_id, status: 7, review_mark: '4', review_status: 1 },
    tutors: [
      { id: appointed.id, state: 'appointed' },
      { id: other.id, state: 'responded' },
    ],
  })
  const [row] = (await call(listClientArchive, {}, { as })).data.orders
  expect(row).toMatchObject({
    ...{ order_id, status: 7, status_name: expect.stringMatching(/./), lessons_name: ['Математика'], responses_count: 1, unread_chat: 0 },
    ...{ tutor: { id: appointed.id, name: 'Айгерим Сейтова', rate: { id: 5000 } }, review_mark: '4', review_status: 1 },
  })
})

test('answers are counted of tutors who can be chosen, as the order’s page offers them', async () => {
  await database.pool.query('truncate orders cascade')
  const statuses = [TUTOR_STATUS.published, TUTOR_STATUS.school, TUTOR_STATUS.inactive, TUTOR_STATUS.blocked, TUTOR_STATUS.deleted]
  const tutors = await Promise.all(statuses.map((status) => buildTutor(database, { status })))
  const { id } = await buildOrder(database, clock.now, {
    client_id,
    status: 3,
    tutors: tutors.map((one) => ({ id: one.id, state: 'responded' as const })),
  })
  const [row] = (await call(listClientActive, {}, { as })).data.orders
  const { order } = (await call(getClientOrder, { id }, { as })).data
  expect([row?.responses_count, order.tutors.filter(({ can_appoint }) => can_appoint).length]).toEqual([2, 2])
})

test('an order tells its cities by whose place they are, in the list and on its page', async () => {
  await database.pool.query('truncate orders cascade')
  const places = [
    { at: 'client' as const, city_id: 9 },
    { at: 'tutor' as const, city_id: 9 },
    { at: 'tutor' as const, city_id: 13 },
  ]
  const { id } = await buildOrder(database, clock.now, { client_id, places, location_at_client: true, location_at_tutor: true })
  const [row] = (await call(listClientActive, {}, { as })).data.orders
  const { order } = (await call(getClientOrder, { id }, { as })).data
  expect(row?.places_name).toEqual(order.places_name)
  expect(row?.place).toEqual(['online', 'client', 'tutor'])
  expect(order.places_name).toEqual({ client: ['Алматы'], tutor: ['Алматы', 'Астана'] })
})

test('what is paid to the school is told as paid, in the list and on its page: it may have no teacher and no day yet', async () => {
  const statusOf = async (kind: 'school' | 'personal') => {
    await database.pool.query('truncate orders cascade')
    const { id } = await buildOrder(database, clock.now, { client_id, kind, status: 7 })
    const [row] = (await call(listClientArchive, {}, { as })).data.orders
    const { order } = (await call(getClientOrder, { id }, { as })).data
    expect(row?.status_name).toBe(order.status_name)
    return order.status_name
  }
  expect([await statusOf('personal'), await statusOf('school')]).toEqual(['Занятия назначены', 'Занятия оплачены'])
})
