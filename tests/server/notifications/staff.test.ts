import { describe, expect, test } from 'vitest'
import {
  callFromOrder,
  getAdminNotifications,
  getList,
  setNotificationRead,
  setNotificationsRead,
  setProcessing,
  simulateCall,
} from '../../../schemas/index.ts'
import { staffEvents } from '../../../server/orders/table.ts'
import { phoneCalls } from '../../../server/telephony/table.ts'
import { say, threadFor } from '../../../server/threads/write.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, settings, signInAs } = await useApp()
await buildReference(database)
const client = await buildClient(database, { name: 'Дана' })
const tutor = await buildTutor(database, { name: 'Азамат', last_name: 'Ержанов' })
const owner = await buildAdmin(database)
const manager = await buildAdmin(database, { status: 2 })
const other = await buildAdmin(database, { status: 2 })
const asOwner = await signInAs({ admin: owner.id })

type Row = Omit<Parameters<typeof buildOrder>[2], 'client_id'>
const build = (row: Row = {}) => buildOrder(database, clock.now, { client_id: client.id, ...row })
const answered = (kind: 'personal' | 'potential', row: Row = {}) => build({ status: 3, tutors: [{ id: tutor.id, state: 'responded', kind }], ...row })
const event = (order_id: number, kind: 'client_terms_declined' | 'client_deleted' | 'timer', reason = '') =>
  database.drizzle.insert(staffEvents).values({ kind, order_id, reason, created_at: clock.now })

const ring = async (as: string) => (await call(getAdminNotifications, {}, { as })).data
/** Categories that hold this order. */
const kindsOf = ({ notifications }: Awaited<ReturnType<typeof ring>>, { id }: { id: number }) =>
  Object.entries(notifications).flatMap(([kind, rows]) => (rows.some(({ order_id }) => order_id === id) ? [kind] : []))

describe('what waits for staff', () => {
  test('is a tutor’s answer to a personal or an offered order, with the tutor’s name', async () => {
    const [personal, offered] = [await answered('personal'), await answered('potential')]
    const bell = await ring(asOwner)
    expect([kindsOf(bell, personal), kindsOf(bell, offered)]).toEqual([['personal_orders'], ['potential_orders']])
    expect(bell.notifications.personal_orders.find(({ order_id }) => order_id === personal.id)).toMatchObject({ tutor_name: 'Азамат Ержанов' })
  })

  test.each([
    ['client_terms_declined', 'client_terms_declined_orders'],
    ['client_deleted', 'client_deleted_orders'],
  ] as const)('is a client’s %s, with the client’s name', async (kind, category) => {
    const order = await build()
    await event(order.id, kind)
    const bell = await ring(asOwner)
    expect(bell.notifications[category].filter(({ order_id }) => order_id === order.id)).toMatchObject([{ client_name: 'Дана' }])
  })

  test('is a timer’s hint until the order’s status changes', async () => {
    const order = await build({ status: 1 })
    await event(order.id, 'timer', 'no_responses')
    expect((await ring(asOwner)).notifications.timer_notifications).toContainEqual({ order_id: order.id, reason: 'no_responses' })
    await call(setProcessing, { order_id: order.id }, { as: asOwner })
    expect(kindsOf(await ring(asOwner), order)).toEqual([])
  })

  test('is a call that nobody took until it is called back', async () => {
    const { phone, id } = await buildClient(database, { name: 'Сауле' })
    const order = await buildOrder(database, clock.now, { client_id: id, status: 2 })
    const caller = await signInAs({ admin: (await buildAdmin(database, { telephony_ext: '101' })).id })
    await call(simulateCall, { event: 'incoming', phone: phone ?? '' }, { as: asOwner })
    const calls = async () => (await ring(asOwner)).notifications.income_calls.filter((one) => one.phone === phone)
    expect(await calls()).toMatchObject([{ order_id: order.id, name: 'Сауле' }])
    await call(callFromOrder, { order_id: order.id, recipient: 'client', recipient_id: id }, { as: caller })
    expect(await calls()).toEqual([])
  })

  test.each([
    ['answered', async (call_id: string, phone: string) => void (await call(simulateCall, { event: 'answered', phone, call_id }, { as: asOwner }))],
    ['deleted', async () => void (await database.drizzle.update(phoneCalls).set({ deleted_at: clock.now }))],
  ])('is no call that was %s', async (_, handle) => {
    const phone = '+77019998877'
    const { data } = await call(simulateCall, { event: 'incoming', phone }, { as: asOwner })
    await handle(data.call_id, phone)
    expect((await ring(asOwner)).notifications.income_calls.filter((one) => one.phone === phone)).toEqual([])
  })

  test('is for a manager no colleague’s call', async () => {
    const phones = { own: manager, 'another’s': other }
    for (const [whose, admin] of Object.entries(phones))
      await database.drizzle.insert(phoneCalls).values({ call_id: whose, direction: 'in', phone: whose, admin_id: admin.id, created_at: clock.now })
    await database.drizzle.insert(phoneCalls).values({ call_id: 'nobody’s', direction: 'in', phone: 'nobody’s', created_at: clock.now })
    const seen = (await ring(await signInAs({ admin: manager.id }))).notifications.income_calls.map(({ phone }) => phone)
    expect(seen.toSorted()).toEqual(['nobody’s', 'own'])
  })

  test('is nothing of a deleted order, and not a refusal', async () => {
    const deleted = await answered('personal', { status: 9 })
    await event(deleted.id, 'timer', 'no_responses')
    await database.transaction(async (tx) => {
      const thread = await threadFor(tx, { order_id: deleted.id, kind: 'client_admin', client_id: client.id, tutor_id: null })
      await say({ tx, now: clock.now, settings, siteUrl: 'http://kz.localhost' }, thread.id, { sender: 'client', recipient: 'admin', msg_text: 'Ау' })
    })
    const refused = await build({ status: 3, tutors: [{ id: tutor.id, state: 'refused' }] })
    const bell = await ring(asOwner)
    expect([...kindsOf(bell, deleted), ...kindsOf(bell, refused)]).toEqual([])
  })

  test.each([
    [1, ['own', 'another’s', 'nobody’s']],
    [2, ['own', 'nobody’s']],
    [3, []],
    [4, ['own', 'another’s', 'nobody’s']],
  ])('for status %i is that of %j orders', async (status, seen) => {
    const reader = status === 2 ? manager : await buildAdmin(database, { status })
    const of = {
      own: await answered('personal', { admin_id: reader.id }),
      'another’s': await answered('personal', { admin_id: other.id }),
      'nobody’s': await answered('personal'),
    }
    for (const { id } of Object.values(of)) for (const kind of ['client_terms_declined', 'client_deleted', 'timer'] as const) await event(id, kind)
    const bell = await ring(await signInAs({ admin: reader.id }))
    const all = ['personal_orders', 'client_terms_declined_orders', 'client_deleted_orders', 'timer_notifications']
    for (const [whose, order] of Object.entries(of)) expect([whose, kindsOf(bell, order)]).toEqual([whose, seen.includes(whose) ? all : []])
    if (status === 3) expect(bell.count).toBe(0)
  })

  test('is counted, and comes with who is signed in', async () => {
    await answered('personal')
    const { data, auth } = await call(getList, {}, { as: asOwner })
    expect(data.count).toBe(Object.values(data.notifications).flat().length)
    expect(auth).toMatchObject({ admin: true, admin_info: { id: owner.id, status: 1 } })
  })
})

describe('marking read', () => {
  test.each(['personal', 'potential'] as const)('takes a %s answer from every colleague’s bell', async (kind) => {
    const order = await answered(kind)
    const [entry] = (await ring(asOwner)).notifications[`${kind}_orders`].filter(({ order_id }) => order_id === order.id)
    const read = await call(setNotificationRead, { type: `${kind}_response`, response_id: entry?.response_id ?? 0 }, { as: asOwner })
    expect(read.status).toBe('success')
    expect(kindsOf(await ring(await signInAs({ admin: manager.id })), order)).toEqual([])
  })

  test.each(['client_terms_declined', 'client_deleted'] as const)('takes a %s away', async (type) => {
    const order = await build()
    await event(order.id, type)
    const [entry] = (await ring(asOwner)).notifications[`${type}_orders`].filter(({ order_id }) => order_id === order.id)
    await call(setNotificationRead, { type, response_id: entry?.response_id ?? 0 }, { as: asOwner })
    expect(kindsOf(await ring(asOwner), order)).toEqual([])
  })

  test('refuses what is not there, another kind’s id, and content staff', async () => {
    const order = await build()
    const [terms] = await event(order.id, 'client_terms_declined').returning()
    const response_id = terms?.id ?? 0
    expect((await call(setNotificationRead, { type: 'personal_response', response_id: 999_999 }, { as: asOwner })).error).toBe('not_found')
    expect((await call(setNotificationRead, { type: 'client_deleted', response_id }, { as: asOwner })).error).toBe('not_found')
    const content = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })
    expect((await call(setNotificationRead, { type: 'client_terms_declined', response_id }, { as: content })).error).toBe('forbidden')
    expect(kindsOf(await ring(asOwner), order)).toEqual(['client_terms_declined_orders'])
  })
})

test('all that the bell showed is marked read at once, and nothing that came meanwhile', async () => {
  const [personal, declined, late] = [await answered('personal'), await build(), await answered('personal')]
  await event(declined.id, 'client_terms_declined')
  const { notifications } = await ring(asOwner)
  const entries = [
    ...notifications.personal_orders
      .filter(({ order_id }) => order_id !== late.id)
      .map(({ response_id }) => ({ type: 'personal_response' as const, response_id })),
    ...notifications.client_terms_declined_orders.map(({ response_id }) => ({ type: 'client_terms_declined' as const, response_id })),
  ]
  expect((await call(setNotificationsRead, { entries }, { as: asOwner })).status).toBe('success')
  const bell = await ring(asOwner)
  expect([personal, declined, late].map((order) => kindsOf(bell, order))).toEqual([[], [], ['personal_orders']])
})
