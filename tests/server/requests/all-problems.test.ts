import { expect, test } from 'vitest'
import { createOrder, makePersonalRequest, makeShortRequest, saveOrder } from '../../../schemas/index.ts'
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

test('a saved order names the wrong fields among those that were sent in one answer', async () => {
  const { id: order_id } = await buildOrder(database, clock.now, { client_id: (await buildClient(database)).id })
  const order = { version: 1, class_duration: 9, lesson_levels: {}, location_at_tutor: true, locations: {} }
  const { code, error } = await call(saveOrder, { order_id, order: order as never }, { as })
  expect([code, Object.keys(error as object).sort()]).toEqual([400, ['class_duration', 'lesson_levels', 'locations.tutor_place']])
})
