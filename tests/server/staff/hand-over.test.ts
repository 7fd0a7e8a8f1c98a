import { asc, eq, gte, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  actAsAdmin,
  deleteStaff,
  getOrder,
  getStaff,
  handOverOrders,
  listOrders,
  loginByToken,
  OPEN,
  saveOrder,
  setManager,
  statuses,
  toggleStaff,
} from '../../../schemas/index.ts'
import { adminSchedules, admins } from '../../../server/admins/table.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { goOnHandingOver, HANDED_AT_ONCE } from '../../../server/orders/hand-over.ts'
import { orderLog, orders } from '../../../server/orders/table.ts'
import { outbox } from '../../../server/outbox/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'

const { app, call, clock, database, outside, settings, signInAs } = await useApp()
const { drizzle } = database

let client = { id: 0 }
let owner = { id: 0 }
let leaver = { id: 0 }
let heir = { id: 0 }
let as = ''
beforeAll(async () => {
  await buildReference(database)
  client = await buildClient(database)
})
beforeEach(async () => {
  await drizzle.delete(adminSchedules)
  owner = await buildAdmin(database, { name: 'Ірина' })
  leaver = await buildAdmin(database, { status: 2 })
  heir = await buildAdmin(database, { status: 2 })
  as = await signInAs({ admin: owner.id })
})

const day = { active: true, from: '00:00', to: '23:59' }
const putOnShift = (admin_id: number) =>
  drizzle.insert(adminSchedules).values({ admin_id, week: { 1: day, 2: day, 3: day, 4: day, 5: day, 6: day, 7: day }, exceptions: [] })
const build = (admin_id: number, status: (typeof statuses)[number] = 2) => buildOrder(database, clock.now, { client_id: client.id, status, admin_id })
const managerOf = async (id: number) => (await drizzle.select({ admin_id: orders.admin_id }).from(orders).where(eq(orders.id, id)))[0]?.admin_id
const handOver = (more: object, by = as, admin_id = leaver.id) => call(handOverOrders, { admin_id, ...more }, { as: by })

describe('handing over', () => {
  test('gives another manager all open orders and leaves those that ended', async () => {
    const all = await Promise.all(statuses.map(async (status) => ({ status, id: (await build(leaver.id, status)).id })))
    const { data } = await handOver({ to_admin_id: heir.id })
    expect(data).toEqual({ handed: OPEN.length, left: 0 })
    for (const { status, id } of all) expect([status, await managerOf(id)]).toEqual([status, OPEN.includes(status) ? heir.id : leaver.id])
  })

  test('goes in turn among those on shift, never back to who hands over', async () => {
    const second = await buildAdmin(database, { status: 4 })
    for (const { id } of [leaver, heir, second]) await putOnShift(id)
    const ids = []
    for (let n = 0; n < 4; n += 1) ids.push((await build(leaver.id)).id)
    await handOver({ in_turn: true })
    const theirs = await Promise.all(ids.map(managerOf))
    expect(theirs.filter((id) => id === heir.id)).toHaveLength(2)
    expect(theirs.filter((id) => id === second.id)).toHaveLength(2)
    expect(theirs[0]).not.toBe(theirs[1])
  })

  test('stands in the timeline and the journal of each order as any change of its manager, and writes to nobody', async () => {
    const order = await build(leaver.id)
    const told = await drizzle.$count(outbox)
    await handOver({ to_admin_id: heir.id })
    const changes = { admin_id: { before: leaver.id, after: heir.id } }
    const [line] = await drizzle.select().from(orderLog).where(eq(orderLog.order_id, order.id))
    expect(line).toMatchObject({ action: 'set_manager', actor_role: 'admin', actor_id: owner.id, details: { changes } })
    const lines = await drizzle
      .select()
      .from(adminLog)
      .where(inArray(adminLog.target, [`order ${order.id}`, `admin ${leaver.id}`]))
      .orderBy(asc(adminLog.id))
    expect(lines).toMatchObject([
      { call: '/admin/order/set_manager', target: `order ${order.id}`, admin_id: owner.id, changes },
      { call: '/admin/admin/hand_over', target: `admin ${leaver.id}`, admin_id: owner.id, changes: { orders: 1 } },
    ])
    expect(await drizzle.$count(outbox)).toBe(told)
  })

  test('is known to who has the order open: their save is a conflict', async () => {
    const order = await build(leaver.id)
    const { version } = (await call(getOrder, { id: order.id }, { as })).data.order
    await handOver({ to_admin_id: heir.id })
    const { error } = await call(saveOrder, { order_id: order.id, order: { version, admin_id: owner.id } }, { as })
    expect(error).toBe('conflict')
  })

  test('works for who was switched off or deleted', async () => {
    const order = await build(leaver.id)
    await call(toggleStaff, { admin_id: leaver.id, field: 'active', value: false }, { as })
    await call(deleteStaff, { admin_id: leaver.id }, { as })
    expect(await managerOf(order.id)).toBe(leaver.id)
    expect((await handOver({ to_admin_id: heir.id })).error).toBeNull()
    expect(await managerOf(order.id)).toBe(heir.id)
  })

  test('goes on in the background with many, each in their turn but who left meanwhile, in the name of who asked for it', async () => {
    const many = HANDED_AT_ONCE + 2
    const one = await build(leaver.id)
    const copy = { ...one, id: undefined, admin_id: leaver.id }
    await drizzle.insert(orders).values(Array.from({ length: many - 1 }, () => copy))
    for (const { id } of [heir, await buildAdmin(database, { status: 2 }), await buildAdmin(database, { status: 2 })]) await putOnShift(id)
    const head = await buildAdmin(database, { status: 4 })
    const { token } = (await call(actAsAdmin, { id: head.id, reason: 'Передаём заявки по её просьбе' }, { as })).data
    const acting = (await call(loginByToken, { auth_token: token }, { as })).session ?? ''
    expect((await handOver({ in_turn: true }, acting)).data).toEqual({ handed: HANDED_AT_ONCE, left: 2 })
    const handed = () =>
      drizzle.select({ id: orders.id, admin_id: orders.admin_id }).from(orders).where(gte(orders.id, one.id)).orderBy(asc(orders.id)).limit(many)
    const [first, second, third] = (await handed()).map(({ admin_id }) => admin_id ?? 0)
    await drizzle
      .update(admins)
      .set({ active: false })
      .where(eq(admins.id, first ?? 0))
    const { rows } = await drizzle.execute<{ payload: object }>(
      "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'hand_over'",
    )
    const job = jobOf({ database, settings, outside, log: app.log, clock: () => clock.now })
    await goOnHandingOver(job, rows[0]?.payload)
    expect(await drizzle.$count(orders, eq(orders.admin_id, leaver.id))).toBe(0)
    // 200 went to three in turn: the next is the third's
    expect((await handed()).slice(-2).map(({ admin_id }) => admin_id)).toEqual([third, second])
    const last = (await handed()).at(-1)?.id ?? 0
    const [line] = await drizzle.select().from(orderLog).where(eq(orderLog.order_id, last))
    expect(line).toMatchObject({ action: 'set_manager', actor_id: head.id, impersonator_admin_id: owner.id })
    const [told] = await drizzle
      .select()
      .from(adminLog)
      .where(eq(adminLog.target, `order ${last}`))
    expect(told).toMatchObject({ admin_id: owner.id, call: '/admin/order/set_manager' })
  })

  test('of what an earlier one has left begins anew, in the name of the later heir alone', async () => {
    const later = await buildAdmin(database, { status: 4 })
    const copy = { ...(await build(leaver.id)), id: undefined, admin_id: leaver.id }
    await drizzle.insert(orders).values(Array.from({ length: 2 * HANDED_AT_ONCE }, () => copy))
    expect((await handOver({ to_admin_id: heir.id })).data.left).toBe(HANDED_AT_ONCE + 1)
    expect((await handOver({ to_admin_id: later.id })).data.left).toBe(1)
    const { rows } = await drizzle.execute<{ payload: { to: number[] } }>(
      `select payload from graphile_worker._private_jobs where key = 'hand_over ${leaver.id}' or payload->>'from' = '${leaver.id}'`,
    )
    expect(rows.map(({ payload }) => payload.to)).toEqual([[later.id]])
  })

  test('asks an owner where the orders are an owner’s', async () => {
    const other = await buildAdmin(database, { status: 1 })
    const order = await build(other.id)
    const asHead = await signInAs({ admin: (await buildAdmin(database, { status: 4 })).id })
    expect((await handOver({ to_admin_id: heir.id }, asHead, other.id)).error).toBe('forbidden')
    expect(await managerOf(order.id)).toBe(other.id)
  })

  test.each<[string, () => object, object | string]>([
    ['nobody', () => ({}), { to_admin_id: 'required' }],
    ['one and all at once', () => ({ to_admin_id: heir.id, in_turn: true }), { to_admin_id: 'invalid_value' }],
    ['the very same', () => ({ to_admin_id: leaver.id }), { to_admin_id: 'invalid_value' }],
    ['who does not exist', () => ({ to_admin_id: 999_999 }), { to_admin_id: 'not_found' }],
    ['a word', () => ({ to_admin_id: 'Olena' }), { to_admin_id: 'invalid_type' }],
    ['no yes or no', () => ({ to_admin_id: heir.id, in_turn: 'perhaps' }), { in_turn: 'invalid_type' }],
    ['those on shift, of whom there are none', () => ({ in_turn: true }), { in_turn: 'nobody_on_shift' }],
    ['an unknown colleague’s heir', () => ({ admin_id: 999_999, to_admin_id: heir.id }), 'not_found'],
  ])('refuses %s', async (_, given, error) => {
    const order = await build(leaver.id)
    expect((await handOver(given())).error).toEqual(error)
    expect(await managerOf(order.id)).toBe(leaver.id)
  })

  test.each([3, 2] as const)('to a colleague who may not have orders is refused, status %i', async (status) => {
    const other = await buildAdmin(database, { status, active: status === 3 })
    expect((await handOver({ to_admin_id: other.id })).error).toEqual({ to_admin_id: 'not_found' })
  })
})

describe('a deletion', () => {
  test('hands the orders over in the same breath', async () => {
    const order = await build(leaver.id)
    expect((await call(deleteStaff, { admin_id: leaver.id, to_admin_id: heir.id }, { as })).error).toBeNull()
    expect(await managerOf(order.id)).toBe(heir.id)
  })

  test('that names a wrong heir deletes nobody', async () => {
    const { error } = await call(deleteStaff, { admin_id: leaver.id, to_admin_id: leaver.id }, { as })
    expect(error).toEqual({ to_admin_id: 'invalid_value' })
    const [row] = await drizzle.select().from(admins).where(eq(admins.id, leaver.id))
    expect(row?.deleted_at).toBeNull()
  })
})

test('a colleague’s count of open orders is that of the list it leads to', async () => {
  for (const status of statuses) await build(leaver.id, status)
  const { admin } = (await call(getStaff, { admin_id: leaver.id }, { as })).data
  const { total_count } = (await call(listOrders, { filters: { admin_id: leaver.id, status: [...OPEN], sort_dir: 'desc' } }, { as })).data
  expect(admin.open_orders).toBe(OPEN.length)
  expect(total_count).toBe(admin.open_orders)
})

describe('the manager of one order', () => {
  test.each<[string, () => number, () => number | null]>([
    ['another', () => heir.id, () => heir.id],
    ['nobody', () => 0, () => null],
  ])('becomes %s', async (_, given, kept) => {
    const order = await build(leaver.id)
    expect((await call(setManager, { order_id: order.id, admin_id: given() }, { as })).data.order.admin_id).toBe(kept())
    const [line] = await drizzle
      .select()
      .from(adminLog)
      .where(eq(adminLog.target, `order ${order.id}`))
    expect(line?.changes).toEqual({ admin_id: { before: leaver.id, after: kept() } })
  })

  test.each<[string, object, object | string]>([
    ['is not left out', {}, { admin_id: 'invalid_type' }],
    ['is no word', { admin_id: 'Olena' }, { admin_id: 'invalid_type' }],
    ['is not below nobody', { admin_id: -1 }, { admin_id: 'too_small' }],
    ['is somebody who exists', { admin_id: 999_999 }, { admin_id: 'not_found' }],
    ['is given to an order that exists', { order_id: 999_999, admin_id: 0 }, 'not_found'],
  ])('%s', async (_, given, error) => {
    const order = await build(leaver.id)
    expect((await call(setManager, { order_id: order.id, ...given } as never, { as })).error).toEqual(error)
    expect(await managerOf(order.id)).toBe(leaver.id)
  })

  test('stays where the order was deleted', async () => {
    const order = await build(leaver.id, 9)
    expect((await call(setManager, { order_id: order.id, admin_id: heir.id }, { as })).error).toBe('wrong_status')
  })
})
