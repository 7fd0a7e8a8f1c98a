import { expect, test } from 'vitest'
import {
  createOrder,
  getOrder,
  makePersonalRequest,
  makeSchoolRequest,
  makeShortRequest,
  makeShortSchoolRequest,
  saveOrder,
} from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
await buildReference(database)
const { id: tutor_id } = await buildTutor(database, { lessons: { 8: [68] } })
const as = await signInAs({ admin: (await buildAdmin(database)).id })

const sound = { tutor_id, lesson_levels: { 8: [68] }, location_at_online: true, client_name: 'Дана', phone_plain: '7051112233', privacy: true }
/** Wrong by its own record: the first three. By the table of the order form: the others. */
const wrong = { client_name: 'Д', email: 'nobody', class_duration: 9, lesson_levels: {}, location_at_client: true, phone_plain: '705' }
const named = ['class_duration', 'client_name', 'email', 'lesson_levels', 'locations.client_place', 'phone_plain']

const roads = [
  { name: 'the full form', send: (row: object) => call(makePersonalRequest, { request: { ...sound, ...row } }), own: { privacy: false } },
  { name: 'the short form', send: (row: object) => call(makeShortRequest, { request: { ...sound, ...row } }), own: { privacy: false } },
  {
    name: 'an order of staff',
    send: (row: object) => call(createOrder, { order: { ...sound, ...row } }, { as }),
    own: { kind: 'personal', tutor_id: null },
  },
]
const ownNames = (own: object) => ('privacy' in own ? ['privacy'] : ['tutor_id'])

test.each(roads)('$name names all its wrong fields in one answer', async ({ send, own }) => {
  const { code, error } = await send({ ...wrong, ...own })
  expect([code, Object.keys(error as object).sort()]).toEqual([400, [...named, ...ownNames(own)].sort()])
})

test.each(roads)('$name names fields that only do not go together', async ({ send }) => {
  const { error } = await send({ lesson_levels: {}, location_at_online: false, phone_plain: '705' })
  expect(error).toMatchObject({ lesson_levels: 'required', location_at_online: 'place_required', phone_plain: expect.anything() })
})

test.each(roads)('$name is not judged by what cannot be read', async ({ send }) => {
  const unread = { location_at_online: false, location_at_tutor: 'perhaps', lesson_levels: 'all', phone_plain: 12 }
  const { error } = await send(unread)
  expect(Object.keys(error as object).sort()).toEqual(['lesson_levels', 'location_at_tutor', 'phone_plain'])
})

test.each(roads.slice(0, 2))('$name takes no contact for a name, which tutors read before an appointment', async ({ send }) => {
  for (const client_name of ['Дана 8 701 123 45 67', 'dana@example.com', 't.me/dana'])
    expect((await send({ client_name })).error).toEqual({ client_name: 'contacts' })
})

test('a saved order names the wrong fields among those that were sent in one answer', async () => {
  const { id: order_id } = await buildOrder(database, clock.now, { client_id: (await buildClient(database)).id })
  const order = { version: 1, class_duration: 9, lesson_levels: {}, location_at_tutor: true, locations: {} }
  const { code, error } = await call(saveOrder, { order_id, order: order as never }, { as })
  expect([code, Object.keys(error as object).sort()]).toEqual([400, ['class_duration', 'lesson_levels', 'locations.tutor_place']])
})

/** Shapes that no field has, and records that are not there. */
const misshapen = { client_name: 'Д', class_duration: 9, phone_plain: '705' }
const shapes = { client_name: 'too_small', class_duration: 'invalid_value', phone_plain: 'phone_length' }
const unknown = {
  lesson_levels: { 987654: [] },
  location_at_client: true,
  locations: { client_place: [{ 13: { 901: [] } }], tutor_place: { 987654: {} } },
}
const places = { 'locations.client_place': 'not_found', 'locations.tutor_place': 'not_found' }
const [general, own] = [{ tutor_id: null }, { kind: 'general', tutor_id: null }]
const ofSchool = { ...sound, tutor_id: null, lesson_id: 13, level_id: null, time_intervals: [1], package_id: null, email: 'dana@example.test' }
const sendShort = (request: object) => call(makeShortRequest, { request: { ...sound, ...request } })
const sendFull = (request: object) => call(makePersonalRequest, { request: { ...sound, ...request } })
const create = (order: object) => call(createOrder, { order: { ...sound, ...order } }, { as })
const askSchool = (request: object) => call(makeSchoolRequest, { request: { ...ofSchool, ...request } as never })
const askSchoolShortly = (request: object) => call(makeShortSchoolRequest, { ...ofSchool, ...request } as never)

test.each<[string, (fields: object) => Promise<{ code: number; error: unknown }>, object, object]>([
  ['the full form', sendFull, unknown, { lesson_levels: 'not_taught', ...places }],
  [
    'the full form for a tutor who is not there',
    sendFull,
    { ...unknown, tutor_id: 999_999 },
    { lesson_levels: 'not_found', ...places, tutor_id: 'tutor_unavailable' },
  ],
  ['the short form', sendShort, { ...general, ...unknown }, { lesson_levels: 'not_found', ...places }],
  ['the school’s short form', askSchoolShortly, { lesson_id: 999_999 }, { lesson_id: 'not_found' }],
  ['the school’s whole form', askSchool, { level_id: 999_999, tutor_id }, { level_id: 'not_found', tutor_id: 'tutor_unavailable' }],
  [
    'an order of staff',
    create,
    { ...own, ...unknown, admin_id: 999_999, rate_id: 7001 },
    { lesson_levels: 'not_found', ...places, admin_id: 'not_found', rate_id: 'not_found' },
  ],
  ['an order of staff for a tutor who is not there', create, { tutor_id: 999_999 }, { tutor_id: 'tutor_unavailable' }],
])('%s names what is not there together with what is written wrong', async (_, send, missing, named) => {
  const { code, error } = await send({ ...misshapen, ...missing })
  const { class_duration, ...contact } = shapes
  const asked = send === askSchool || send === askSchoolShortly ? contact : { ...contact, class_duration }
  expect([code, error]).toEqual([400, { ...asked, ...named }])
})

test('a level that is not there is refused as a subject is, in a saved order too', async () => {
  const lesson_levels = { 8: [68, 99_999] }
  const { id: order_id } = await buildOrder(database, clock.now, { client_id: (await buildClient(database)).id })
  for (const { code, error } of [
    await sendFull({ lesson_levels }),
    await sendShort({ ...general, lesson_levels }),
    await create({ ...own, lesson_levels }),
    await call(saveOrder, { order_id, order: { version: 1, lesson_levels } }, { as }),
  ])
    expect([code, error]).toEqual([400, { lesson_levels: 'not_found' }])
})

test('a level that is switched off is refused in new requests, and stays with the order that named it', async () => {
  const turn = async (active: boolean) => {
    await database.pool.query(`update levels set active = ${active} where id = 5`)
    database.cache.forget('all')
  }
  const lesson_levels = { 8: [5, 68] }
  const { data } = await create({ ...own, lesson_levels })
  const [order_id, version] = [data.order.id, data.order.version]
  await turn(false)
  for (const { error } of [
    await sendFull({ lesson_levels }),
    await sendShort({ ...general, lesson_levels }),
    await create({ ...own, lesson_levels }),
  ])
    expect(error).toEqual({ lesson_levels: 'not_found' })
  expect((await call(saveOrder, { order_id, order: { version, lesson_levels } }, { as })).error).toBeNull()
  await turn(true)
  expect((await call(getOrder, { id: order_id }, { as })).data.order.lesson_levels).toEqual(lesson_levels)
})

test('a city or a district that staff closed is refused in new requests, and stays with the order that named it', async () => {
  const turn = async (active: boolean) => {
    await database.pool.query(`update cities set active = ${active} where id = 13`)
    await database.pool.query(`update districts set active = ${active} where id = 901`)
    database.cache.forget('all')
  }
  const at = (city: object) => ({ location_at_client: true, location_at_tutor: true, locations: { client_place: [city], tutor_place: city } })
  const { data } = await create({ ...own, ...at({ 13: {} }) })
  const [order_id, version] = [data.order.id, data.order.version]
  await turn(false)
  for (const place of [{ 13: {} }, { 9: { 901: [] } }]) {
    expect((await sendFull(at(place))).error).toEqual(places)
    expect((await sendShort({ ...general, ...at(place) })).error).toEqual(places)
    expect((await create({ ...own, ...at(place) })).error).toEqual(places)
  }
  const save = async (place: object) => (await call(saveOrder, { order_id, order: { version, ...at(place) } as never }, { as })).error
  expect(await save({ 13: {}, 9: { 901: [] } })).toEqual(places)
  expect(await save({ 13: {}, 9: {} })).toBeNull()
  await turn(true)
})

test('a saved order names what is not there, and what does not go with the rest of it, together with what is written wrong', async () => {
  const { id: order_id } = await buildOrder(database, clock.now, { client_id: (await buildClient(database)).id, location_at_client: false })
  const { locations, lesson_levels } = unknown
  const order = { version: 1, class_duration: 9, lesson_levels, admin_id: 999_999, rate_id: 7001, location_at_client: true }
  const save = async (fields: object) => (await call(saveOrder, { order_id, order: { ...order, ...fields } as never }, { as })).error
  const records = { lesson_levels: 'not_found', admin_id: 'not_found', rate_id: 'not_found' }
  expect(await save({})).toEqual({ class_duration: 'invalid_value', ...records, 'locations.client_place': 'city_required' })
  expect(await save({ locations })).toEqual({ class_duration: 'invalid_value', ...records, ...places })
})
