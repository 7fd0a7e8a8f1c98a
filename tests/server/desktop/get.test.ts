import { describe, expect, test } from 'vitest'
import { getDesktop, getDesktopPlots, getDesktopQueue, listOrders, STATUS } from '../../../schemas/index.ts'
import { orderLog } from '../../../server/orders/table.ts'
import { dailyCounts } from '../../../server/visits/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
await buildReference(database)
const client = await buildClient(database)
const owner = await buildAdmin(database, { name: 'Олена' })
const manager = await buildAdmin(database, { name: 'Ігор', status: 2 })
await buildAdmin(database, { name: 'Content', status: 3 })
await buildAdmin(database, { name: 'Gone', status: 2, active: false })
// Half past midnight in Almaty: the country's day is a day ahead of Greenwich.
clock.now = new Date('2026-03-11T19:30:00Z')

const hours = (n: number) => new Date(clock.now.getTime() + n * 3_600_000)
const days = (n: number) => hours(24 * n)
const build = (row: Omit<Parameters<typeof buildOrder>[2], 'client_id'>) => buildOrder(database, clock.now, { client_id: client.id, ...row })
const paid = (paid_at: Date, sum: number, admin_id?: number) =>
  build({
    status: 7,
    date_create: days(-60),
    paid_at,
    payment_data: { sum, currency: 'KZT', method: 'cash', payer: 'tutor', date: Math.floor(paid_at.getTime() / 1000), comment: '' },
    ...(admin_id && { admin_id }),
  })

await build({ status: 1, date_create: clock.now })
await build({ status: 2, date_create: hours(-1), admin_id: manager.id })
await build({ status: 9, date_create: clock.now })
await build({ status: 10, date_create: days(-6) })
await build({ status: 8, date_create: days(-29) })
await build({ status: 3, date_create: days(-31), admin_id: manager.id })
await build({ status: 5, date_create: days(-40), date_payment_deadline: hours(5) })
await build({ status: 5, date_create: days(-40), date_payment_deadline: hours(48) })
await build({ status: 5, date_create: days(-40), date_payment_deadline: hours(-5) })
// their sum is 5700.599999999999 where fractions are added
await paid(clock.now, 700.2, manager.id)
await paid(days(-29), 5000.4, manager.id)
await paid(days(-31), 9000, manager.id)
await buildTutor(database, { status: 2, created_at: days(-6) })
await buildTutor(database, { status: 3, created_at: days(-100), verification_requested_at: days(-1) })
await buildTutor(database, { status: 3, created_at: days(-100), verification_requested_at: days(-9), verified: true })

await database.drizzle.insert(dailyCounts).values([
  { day: '2026-03-12', what: 'visits', n: 5 },
  { day: '2026-03-12', what: 'visits', n: 2 },
  { day: '2026-02-11', what: 'visits', n: 5 },
  { day: '2026-02-10', what: 'visits', n: 100 },
  { day: '2026-03-11', what: 'forms', n: 3 },
  { day: '2026-03-11', what: 'forms', n: 50, experiment: 'order_form' },
])

const { data } = await call(getDesktop, {}, { as: await signInAs({ admin: owner.id }) })
const plots = async (asked = {}) => call(getDesktopPlots, asked, { as: await signInAs({ admin: owner.id }) })

describe('the desktop', () => {
  test('counts the visits of these days and those that opened the form, of everybody and no experiment', async () =>
    expect((await plots()).data.funnel).toMatchObject({ visits: 12, forms: 3 }))

  test('counts new orders by the country’s days without the deleted, and those that no manager took', () =>
    expect(data.orders).toMatchObject({ new_today: 1, new_7d: 3, new_30d: 4, without_manager: 2 }))

  test('counts orders by status', () => expect(data.orders.by_status).toEqual({ 1: 1, 2: 1, 3: 1, 5: 3, 7: 3, 8: 1, 9: 1, 10: 1 }))

  test('counts as paid what the list shows as paid since', async () => {
    const asked = { status: [STATUS.paid], paid_from: Math.floor(days(-29).getTime() / 1000) }
    const { data: list } = await call(listOrders, { page: 1, filters: asked }, { as: await signInAs({ admin: owner.id }) })
    expect(list.total_count).toBe(data.payments.paid_30d)
    const before = { status: [STATUS.paid], paid_to: asked.paid_from - 1 }
    expect((await call(listOrders, { page: 1, filters: before }, { as: await signInAs({ admin: owner.id }) })).data.total_count).toBe(1)
  })

  test('tells payments that are due within a day, overdue and made', () =>
    expect(data.payments).toEqual({ due_near: 1, overdue: 1, paid_today: 1, paid_30d: 2, sum_30d: 5700.6, currency: 'KZT' }))

  test('counts tutors who wait for staff, and new ones', () =>
    expect(data.tutors).toEqual({ on_moderation: 1, verification_requests: 1, billing_sent: 0, registered_7d: 1 }))

  test('tells what each active manager has in hand and has brought to payment', () =>
    expect(data.managers).toEqual([
      { admin_id: manager.id, name: 'Ігор', in_work: 2, paid_30d: 2 },
      { admin_id: owner.id, name: 'Олена', in_work: 0, paid_30d: 0 },
    ]))

  test('draws the last thirty days, the empty ones too', () => {
    expect([data.series.orders.length, data.series.paid.length]).toEqual([30, 30])
    expect(data.series.orders.at(-1)).toEqual({ date: '2026-03-12', n: 1 })
    expect(data.series.orders[0]).toEqual({ date: '2026-02-11', n: 1 })
    expect(data.series.paid.at(-1)).toEqual({ date: '2026-03-12', sum: 700.2 })
    expect(data.series.paid[1]).toEqual({ date: '2026-02-12', sum: 0 })
  })

  test.each([
    [{}, '2026-02-11', '2026-03-12', 30],
    [{ to: '2026-02-12' }, '2026-01-14', '2026-02-12', 30],
    [{ from: '2026-03-12' }, '2026-03-12', '2026-03-12', 1],
    [{ from: '2025-12-11', to: '2026-03-12' }, '2025-12-11', '2026-03-12', 92],
  ])('plots the days asked for, both ends among them, the last thirty otherwise: %j', async (asked, from, to, n) => {
    const { data } = await plots(asked)
    expect([data.from, data.to, data.series.orders.length, data.series.paid.length]).toEqual([from, to, n, n])
  })

  test('plots what was made, paid and visited in these days and nothing after them', async () => {
    const { series, funnel } = (await plots({ from: '2026-02-11', to: '2026-03-11' })).data
    expect(series.orders.reduce((sum, { n }) => sum + n, 0)).toBe(3)
    expect(series.paid.reduce((sum, day) => sum + day.sum, 0)).toBe(5000.4)
    expect([funnel.requests, funnel.visits]).toEqual([3, 5])
  })

  test('takes for the time until a manager took an order no later return of it to work', async () => {
    const { id: admin_id } = await buildAdmin(database, { name: 'Швидкий', status: 2 })
    const lines = [
      ['set_refused_reason', 'tutor', 4, 1],
      ['set_processing', 'admin', 1, 3],
      ['delete_tutor', 'admin', 4, 9],
    ] as const
    const date_create = days(-20)
    for (const own of [lines, lines.slice(0, 1)]) {
      const { id: order_id } = await build({ status: 2, date_create, admin_id })
      const steps = own.map(([action, actor_role, from, hour]) => ({
        action,
        actor_role,
        from,
        at: new Date(date_create.getTime() + hour * 3_600_000),
      }))
      await database.drizzle.insert(orderLog).values(steps.map((step) => ({ order_id, to: 2 as const, ...step })))
    }
    const { managers } = (await plots({ from: '2026-02-15', to: '2026-02-25' })).data
    expect(managers.find((one) => one.admin_id === admin_id)).toMatchObject({ n: 2, taken_in: 3 * 3600 })
  })

  test.each([
    [{ from: '2026-03-12', to: '2026-03-11' }, { from: 'too_big' }],
    [{ from: '2026-03-13' }, { from: 'too_big' }],
    [{ from: '2025-12-10', to: '2026-03-12' }, { from: 'too_small' }],
    [{ from: '2020-01-01' }, { from: 'too_small' }],
    [
      { from: '2026-02-30', to: 'yesterday' },
      { from: 'invalid_format', to: 'invalid_format' },
    ],
  ])('plots no more than 92 days, in their order: %j', async (asked, error) => {
    expect(await plots(asked)).toMatchObject({ code: 400, error })
  })

  test('counts a plot once an hour and says when', async () => {
    const asked = { from: '2026-03-01', to: '2026-03-12' }
    const { counted_at, funnel } = (await plots(asked)).data
    await build({ status: 1, date_create: clock.now })
    expect((await plots(asked)).data).toMatchObject({ counted_at, funnel: { requests: funnel.requests } })
  })

  test.each([
    [2, 403],
    [3, 403],
    [4, 200],
  ])('is for owner and head: status %i gets %i', async (status, code) => {
    const as = await signInAs({ admin: (await buildAdmin(database, { status })).id })
    for (const part of [getDesktop, getDesktopQueue, getDesktopPlots]) expect((await call(part as typeof getDesktop, {}, { as })).code).toBe(code)
  })
})
