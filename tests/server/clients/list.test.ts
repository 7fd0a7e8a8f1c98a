import { describe, expect, test } from 'vitest'
import { listClients } from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
await buildReference(database)
const as = await signInAs({ admin: (await buildAdmin(database)).id })
const day = (n: number) => new Date(clock.now.getTime() + n * 86_400_000)

const dana = await buildClient(database, {
  name: 'Дана',
  last_name: 'Оспанова',
  phone: '+77015553311',
  email: 'dana@mail.test',
  city_id: 9,
  cpa: { utm_source: 'google' },
  created_at: day(-3),
})
const oleg = await buildClient(database, {
  name: 'Олег',
  phone: '+77025553322',
  email: null,
  blacklisted: true,
  blacklist_comment: 'спам',
  created_at: day(-2),
})
const anna = await buildClient(database, { name: 'Анна', phone: null, email: '100%_sure@mail.test', terms_declined_at: day(-1), created_at: day(-1) })
const tutor = await buildTutor(database, { client_id: anna.id })
await buildOrder(database, clock.now, { client_id: dana.id })
await buildOrder(database, clock.now, { client_id: dana.id })

const found = async (filters: object) => (await call(listClients, { filters }, { as })).data.clients.map(({ id }) => id)

test('the newest come first, with all that the screen shows', async () => {
  const { data } = await call(listClients, {}, { as })
  expect(data).toMatchObject({ total_count: 3, page_size: 25, pages_count: 1 })
  expect(data.clients.map(({ id }) => id)).toEqual([anna.id, oleg.id, dana.id])
  expect(data.clients[0]).toMatchObject({ tutor_id: tutor.id, orders_count: 0, phone_plain: null, city: null })
  expect(data.clients[1]).toMatchObject({ blacklisted: true, blacklist_comment: 'спам' })
  expect(data.clients[2]).toMatchObject({ first_name: 'Дана', orders_count: 2, city: 'Алматы', created_at: day(-3).getTime() / 1000, cpa: dana.cpa })
  expect(Object.keys(data.clients[0] ?? {})).not.toContain('password_hash')
})

test.each([
  ['Дана', [dana.id]],
  ['дана осп', [dana.id]],
  ['555', [oleg.id, dana.id]],
  ['+7 (702) 555-33-22', [oleg.id]],
  ['8 702 555 33 22', [oleg.id]],
  ['mail.test', [anna.id, dana.id]],
  ['%', [anna.id]],
  ['100%_', [anna.id]],
  ['_', [anna.id]],
  ["'; drop table clients; --", []],
])('the text %s finds %o', async (text, ids) => {
  expect(await found({ text })).toEqual(ids)
})

describe('filters', () => {
  test.each([
    [{ client_id: oleg.id }, [oleg.id]],
    [{ blacklisted: true }, [oleg.id]],
    [{ blacklisted: '0' }, [anna.id, dana.id]],
    [{ terms: 'declined' }, [anna.id]],
    [{ terms: 'confirmed' }, []],
    [{ has_orders: true }, [dana.id]],
    [{ has_orders: false }, [anna.id, oleg.id]],
    [{ date_from: day(-2).getTime() / 1000 }, [anna.id, oleg.id]],
    [{ date_to: day(-2).getTime() / 1000 }, [oleg.id, dana.id]],
    [{ sort_dir: 'asc' }, [dana.id, oleg.id, anna.id]],
    [{ text: '555', blacklisted: true }, [oleg.id]],
    [{ text: '', client_id: null }, [anna.id, oleg.id, dana.id]],
  ])('%o', async (filters, ids) => {
    expect(await found(filters)).toEqual(ids)
  })

  test('are taken as JSON text', async () => {
    const { data } = await call(listClients, { filters: JSON.stringify({ client_id: dana.id }) as never }, { as })
    expect(data.total_count).toBe(1)
  })
})

test('a page beyond the last is empty', async () => {
  const { data } = await call(listClients, { page: 2 }, { as })
  expect([data.clients, data.total_count]).toEqual([[], 3])
})

test.each([
  [{ page: 0 }, 'page'],
  [{ filters: { client_id: 'x' } }, 'filters.client_id'],
  [{ filters: { sort_dir: 'up' } }, 'filters.sort_dir'],
])('%o is refused', async (input, field) => {
  const { code, error } = await call(listClients, input as never, { as })
  expect([code, Object.keys(error as object)]).toEqual([400, [field]])
})

test.each([
  [1, 200],
  [2, 200],
  [3, 403],
  [4, 200],
])('staff of status %i get %i', async (status, code) => {
  const one = await signInAs({ admin: (await buildAdmin(database, { status })).id })
  expect((await call(listClients, {}, { as: one })).code).toBe(code)
})

test('nobody else lists clients', async () => {
  expect((await call(listClients)).code).toBe(401)
  expect((await call(listClients, {}, { as: await signInAs({ client: dana.id, tutor: tutor.id }) })).code).toBe(403)
})
