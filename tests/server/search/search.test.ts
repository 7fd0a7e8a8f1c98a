import { beforeAll, expect, test } from 'vitest'
import { searchAll } from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
let as = ''
let client = { id: 0 }
let tutor = { id: 0 }
let order = { id: 0 }

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database, { status: 2 })).id })
  client = await buildClient(database, { name: 'Дана', last_name: 'Сейтова', phone: '+77011112233' })
  tutor = await buildTutor(database, { name: 'Азамат', last_name: 'Ержанов', phone: '+77024445566' })
  order = await buildOrder(database, clock.now, { client_id: client.id, status: 2 })
})

const find = async (text: string) => {
  const { data } = await call(searchAll, { text }, { as })
  return { orders: data.orders.map(({ id }) => id), tutors: data.tutors.map(({ id }) => id), clients: data.clients.map(({ id }) => id) }
}

test.each([
  ['a name of a client finds them and their orders', 'сейтов', () => ({ orders: [order.id], tutors: [], clients: [client.id] })],
  ['a phone however it is parted', '8 (701) 111', () => ({ orders: [order.id], tutors: [], clients: [client.id] })],
  ['a name of a tutor', 'ержан', () => ({ orders: [], tutors: [tutor.id], clients: [] })],
  ['a tutor by name and surname', 'азамат ержанов', () => ({ orders: [], tutors: [tutor.id], clients: [] })],
  ['a tutor whose surname comes first', 'Ержанов  Азамат', () => ({ orders: [], tutors: [tutor.id], clients: [] })],
  ['a client whose surname comes first', 'Сейтова Дана', () => ({ orders: [order.id], tutors: [], clients: [client.id] })],
  ['nobody who has only one of the words', 'Азамат Сейтова', () => ({ orders: [], tutors: [], clients: [] })],
  ['nothing of what is not there', 'нікого', () => ({ orders: [], tutors: [], clients: [] })],
])('the search of staff: %s', async (_, text, found) => expect(await find(text)).toEqual(found()))

test('a phone in parts is not found by those parts in other places', async () => {
  await buildClient(database, { phone: '+77770022244' })
  expect((await find('+7 222 44 700')).clients).toEqual([])
  expect((await find('+7 777 002 22 44')).clients).toHaveLength(1)
})

test('a number is that of an order, a tutor or a client', async () => {
  expect((await find(String(order.id))).orders[0]).toBe(order.id)
  expect((await find(String(tutor.id))).tutors).toContain(tutor.id)
  expect((await find(String(client.id))).clients).toContain(client.id)
})

test('who or what has the number comes first, though phones of newer ones hold its figures', async () => {
  const [oldClient, oldTutor] = [await buildClient(database), await buildTutor(database)]
  const oldOrder = await buildOrder(database, clock.now, { client_id: oldClient.id })
  const numbers = [oldClient, oldTutor, oldOrder].flatMap(({ id }) => Array(5).fill(id))
  const phones = numbers.map((id, n) => `+77${id}`.padEnd(10, '9') + (n + 10))
  for (const phone of phones) {
    const { id } = await buildClient(database, { phone })
    await buildTutor(database, { phone })
    await buildOrder(database, clock.now, { client_id: id })
  }
  expect((await find(String(oldClient.id))).clients[0]).toBe(oldClient.id)
  expect((await find(String(oldTutor.id))).tutors[0]).toBe(oldTutor.id)
  expect((await find(String(oldOrder.id))).orders[0]).toBe(oldOrder.id)
})

test('an order says whose it is and where it stands', async () => {
  const { data } = await call(searchAll, { text: String(order.id) }, { as })
  expect(data.orders[0]).toEqual({ id: order.id, status: 2, client_name: 'Дана Сейтова' })
})

test('five of each kind are found at most, the newest first', async () => {
  const many = []
  for (let n = 0; n < 7; n += 1) many.push(await buildClient(database, { name: 'Багатьохім' }))
  const newest = many.map(({ id }) => id).toReversed()
  expect((await find('багатьох')).clients).toEqual(newest.slice(0, 5))
})

test('content staff may not search', async () => {
  const content = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })
  expect((await call(searchAll, { text: 'Дана' }, { as: content })).error).toBe('forbidden')
})
