import { beforeAll, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, signInAs, clock, database } = await useApp()
const lists = {
  new: calls.listNewOrders,
  my: calls.listMyOrders,
  new_personal: calls.listNewPersonalOrders,
  new_online: calls.listNewOnlineOrders,
  new_potential: calls.listNewPotentialOrders,
  new_offline: calls.listNewOfflineOrders,
  active: calls.listActiveOrders,
  archive: calls.listArchivedOrders,
}
type List = keyof typeof lists
let tutor = { id: 0 }
let as = ''
let client = { id: 0 }
let self = { id: 0 }

beforeAll(async () => {
  await buildReference(database)
  client = await buildClient(database)
  self = await buildClient(database)
  tutor = await buildTutor(database, { homes: [{ city_id: 9 }], client_id: self.id })
  as = await signInAs({ tutor: tutor.id })
})

type Row = Partial<Parameters<typeof buildOrder>[2]>
const mine = (state: 'asked' | 'responded' | 'appointed' | 'refused' | 'removed' | 'closed', kind: 'personal' | 'potential' = 'personal'): Row => ({
  tutors: [{ id: tutor.id, state, kind }],
})
const offline: Row = { location_at_online: false, location_at_tutor: true }

test.each<[what: string, row: () => Row, where: List[]]>([
  ['asked in person', () => mine('asked'), ['new', 'my', 'new_personal']],
  ['asked in person, offered to others', () => ({ status: 3, ...mine('asked') }), ['new', 'my', 'new_personal']],
  ['asked as a matching tutor', () => ({ status: 3, ...mine('asked', 'potential') }), ['new', 'my', 'new_potential', 'new_online']],
  ['asked, but the order was taken back', () => ({ status: 2, ...mine('asked', 'potential') }), ['my']],
  ['answered', () => ({ status: 3, ...mine('responded', 'potential') }), ['my', 'active']],
  ['appointed', () => ({ status: 4, ...mine('appointed') }), ['my', 'active']],
  ['appointed and paused', () => ({ status: 6, prev_status: 4, ...mine('appointed') }), ['my', 'active']],
  ['paid', () => ({ status: 7, ...mine('appointed') }), ['my', 'archive']],
  ['lost', () => ({ status: 8, ...mine('responded') }), ['my', 'archive']],
  ['refused', () => ({ status: 3, ...mine('refused') }), ['my', 'archive']],
  ['closed while others go on', () => ({ status: 4, ...mine('closed') }), ['my', 'archive']],
  ['deleted', () => ({ status: 9, ...mine('appointed') }), []],
  ['offered to all, online', () => ({ status: 3 }), ['new_online']],
  ['offered to all, in the own city', () => ({ status: 3, ...offline, places: [{ at: 'tutor', city_id: 9 }] }), ['new_offline']],
  ['offered to all, in another city', () => ({ status: 3, ...offline, places: [{ at: 'tutor', city_id: 13 }] }), []],
  ['offered to all, of a subject that is not taught', () => ({ status: 3, lessons: { 8: [], 13: [] } }), []],
  ['offered to all, their own as a client', () => ({ status: 3, client_id: self.id }), []],
  ['not offered yet', () => ({ status: 2 }), []],
])('an order that is %s stands in its lists and counts in no other', async (_, row, where) => {
  await database.pool.query('truncate orders cascade')
  const { id } = await buildOrder(database, clock.now, { client_id: client.id, ...row() })
  for (const name of Object.keys(lists) as List[]) {
    const { data } = await call(lists[name], {}, { as })
    const expected = where.includes(name) ? [id] : []
    expect([name, data.orders.map(({ order_id }) => order_id), data.total_count, data.counts[name]]).toEqual([
      name,
      expected,
      expected.length,
      expected.length,
    ])
  }
})

test.each<[what: string, more: Parameters<typeof buildTutor>[1], takes: boolean]>([
  ['published', {}, true],
  ['waiting for publication', { status: 2 }, false],
  ['who wants no new requests', { toggles: { catalog_paused: true } }, false],
  ['hidden for a debt', { overdue_disabled: true }, false],
])('the lists tell a tutor %s whether open orders can be answered', async (_, more, takes) => {
  const { id } = await buildTutor(database, more)
  const { data } = await call(calls.listNewOnlineOrders, {}, { as: await signInAs({ tutor: id }) })
  expect(data.takes_orders).toBe(takes)
})
