import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'

const { call, signInAs, clock, database } = await useApp()
const ids = { dated: [] as number[], undated: [] as number[] }
let as = ''

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
  const { id: client_id } = await buildClient(database)
  const lessonIn = (days: number) => new Date(clock.now.getTime() + days * 86_400_000)
  for (const days of [3, 1, 2]) ids.dated.push((await buildOrder(database, clock.now, { client_id, status: 2, first_class: lessonIn(days) })).id)
  for (let made = 0; made < 25; made++) ids.undated.push((await buildOrder(database, clock.now, { client_id, status: 2 })).id)
})

const page = async (number: number, sort_dir: 'asc' | 'desc') => {
  const { data } = await call(calls.listOrders, { page: number, filters: { sort_by: 'first_class', sort_dir, status: [2] } }, { as })
  return data.orders.map(({ id }) => id)
}

describe('orders by their first lesson', () => {
  test.each([
    ['desc', [0, 2, 1]],
    ['asc', [1, 2, 0]],
  ] as const)('%s are those that have one, then all others, over the pages', async (sort_dir, order) => {
    const undated = sort_dir === 'asc' ? ids.undated : ids.undated.toReversed()
    const expected = [...order.map((at) => ids.dated[at]), ...undated]
    expect(await page(1, sort_dir)).toEqual(expected.slice(0, 25))
    expect(await page(2, sort_dir)).toEqual(expected.slice(25))
    expect(await page(3, sort_dir)).toEqual([])
  })
})
