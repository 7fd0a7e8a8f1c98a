import { expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, signInAs, clock, database } = await useApp()
await buildReference(database)
const as = await signInAs({ admin: (await buildAdmin(database)).id })
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

test.each([
  [
    'orders',
    async () => (await buildOrder(database, clock.now, { client_id: (await buildClient(database)).id })).id,
    async (ids: number[]) => idsOf((await call(calls.listOrders, { filters: { ids, sort_dir: 'desc' } }, { as })).data.orders),
  ],
  [
    'tutors',
    async () => (await buildTutor(database)).id,
    async (ids: number[]) => idsOf((await call(calls.listTutors, { filters: { ids, sort_dir: 'desc' } }, { as })).data.tutors),
  ],
  [
    'clients',
    async () => (await buildClient(database)).id,
    async (ids: number[]) => idsOf((await call(calls.listClients, { filters: { ids, sort_dir: 'desc' } }, { as })).data.clients),
  ],
])('%s asked for by their ids come on one page, however many and no others', async (_, build, ask) => {
  const made: number[] = []
  for (let count = 0; count < 28; count += 1) made.push(await build())
  const ids = made.slice(1)
  expect((await ask(ids)).toSorted((a, b) => a - b)).toEqual(ids)
  expect(await ask([])).toEqual([])
})

test('no more than a hundred are asked for at a time', async () => {
  const ids = Array.from({ length: 101 }, (_, at) => at + 1)
  expect((await call(calls.listOrders, { filters: { ids, sort_dir: 'desc' } }, { as })).code).toBe(400)
})
