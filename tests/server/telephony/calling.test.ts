import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { callFromOrder, callTutor, deletePhoneCall, listPhoneCalls, simulateCall, turnIntoIncoming } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import type { Line } from '../../../server/outside/telephony.ts'
import { phoneCalls } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

let dialled = 0
const dial = vi.fn<Line['dial']>(async () => `dialled-${++dialled}`)
const line: Line = { kind: 'simulated', dial, webhookKey: 'a key of the webhook' }
const { call, clock, database, signInAs } = await useApp({ outside: { line } })
await buildReference(database)
const me = await buildAdmin(database, { telephony_ext: '101' })
const as = await signInAs({ admin: me.id })
const client = await buildClient(database)
const tutor = await buildTutor(database, { phone: '+77012223344' })
const order = await buildOrder(database, clock.now, { client_id: client.id, tutors: [{ id: tutor.id, state: 'asked' }] })

const rowOf = async (call_id: string) => (await database.drizzle.select().from(phoneCalls).where(eq(phoneCalls.call_id, call_id)))[0]
const ring = async (phone = client.phone ?? '', more: object = {}) =>
  (await call(simulateCall, { event: 'incoming', phone, ...more }, { as })).data.call_id
const listed = async (filters: object = {}) => (await call(listPhoneCalls, { filters }, { as })).data.incomes
const find = async (call_id: string, filters: object = {}) => (await listed(filters)).find((one) => one.call_id === call_id)

describe('a call that staff make', () => {
  test.each<[string, () => { recipient: 'client' | 'tutor'; recipient_id: number }, string | null, object]>([
    ['client', () => ({ recipient: 'client', recipient_id: client.id }), client.phone, { client_id: client.id }],
    ['tutor', () => ({ recipient: 'tutor', recipient_id: tutor.id }), tutor.phone, { tutor_id: tutor.id }],
  ])('from an order rings the extension, then the %s', async (_, whom, phone, row) => {
    const { data } = await call(callFromOrder, { order_id: order.id, ...whom() }, { as })
    expect(dial).toHaveBeenLastCalledWith({ extension: '101', phone })
    expect(await rowOf(data.call_id)).toMatchObject({ direction: 'out', phone, admin_id: me.id, order_id: order.id, ...row })
  })

  test('from a tutor’s record rings the tutor', async () => {
    const { data } = await call(callTutor, { tutor_id: tutor.id }, { as })
    expect(dial).toHaveBeenLastCalledWith({ extension: '101', phone: '+77012223344' })
    expect(await rowOf(data.call_id)).toMatchObject({ direction: 'out', tutor_id: tutor.id, order_id: null })
  })

  test('for a colleague rings the colleague’s extension', async () => {
    const colleague = await buildAdmin(database, { telephony_ext: '102' })
    await call(callFromOrder, { order_id: order.id, recipient: 'client', recipient_id: client.id, admin_id: colleague.id }, { as })
    expect(dial).toHaveBeenLastCalledWith({ extension: '102', phone: client.phone })
  })

  test('keeps no connection of the database busy while the provider answers', async () => {
    const busy: number[] = []
    dial.mockImplementationOnce(async () => {
      busy.push(database.pool.totalCount - database.pool.idleCount)
      return 'waited-for'
    })
    const { error } = await call(callTutor, { tutor_id: tutor.id }, { as })
    expect([error, busy]).toEqual([null, [0]])
  })

  const toClient = (more: object = {}) => call(callFromOrder, { order_id: order.id, recipient: 'client', recipient_id: client.id, ...more }, { as })
  test.each<[string, () => Promise<{ error: unknown }>, unknown]>([
    ['of an unknown order', () => toClient({ order_id: 99_999 }), 'not_found'],
    ['to an unknown tutor', () => call(callTutor, { tutor_id: 99_999 }, { as }), 'not_found'],
    ['to another’s client', async () => toClient({ recipient_id: (await buildClient(database)).id }), { recipient_id: 'invalid_value' }],
    [
      'to a tutor without part in the order',
      async () => toClient({ recipient: 'tutor', recipient_id: (await buildTutor(database)).id }),
      { recipient_id: 'invalid_value' },
    ],
    [
      'to a tutor without a phone',
      async () => call(callTutor, { tutor_id: (await buildTutor(database, { phone: null })).id }, { as }),
      { tutor_id: 'no_phone' },
    ],
    ['by a colleague without an extension', async () => toClient({ admin_id: (await buildAdmin(database)).id }), { admin_id: 'no_extension' }],
    [
      'by a colleague who has left',
      async () => toClient({ admin_id: (await buildAdmin(database, { active: false, telephony_ext: '9' })).id }),
      { admin_id: 'invalid_value' },
    ],
  ])('%s rings nobody', async (_, make, error) => {
    dial.mockClear()
    expect((await make()).error).toEqual(error)
    expect(dial).not.toHaveBeenCalled()
  })

  test('that the provider refuses is refused and written nowhere', async () => {
    const before = (await listed()).length
    dial.mockRejectedValueOnce(new Error('the telephony provider answered 500'))
    expect((await call(callTutor, { tutor_id: tutor.id }, { as })).error).toBe('provider_unavailable')
    expect(await listed()).toHaveLength(before)
  })

  test('is answered and ends like any other', async () => {
    const { call_id } = (await call(callTutor, { tutor_id: tutor.id }, { as })).data
    expect((await find(call_id))?.state).toBe('ringing')
    await call(simulateCall, { event: 'answered', call_id, phone: '+77012223344' }, { as })
    clock.move({ seconds: 75 })
    await call(simulateCall, { event: 'ended', call_id, phone: '+77012223344' }, { as })
    expect(await find(call_id)).toMatchObject({ direction: 'out', state: 'answered', duration: 75 })
  })
})

describe('a call turned into an incoming one', () => {
  test('is the colleague’s, and once', async () => {
    const colleague = await buildAdmin(database, { name: 'Арман' })
    const { call_id } = (await call(callTutor, { tutor_id: tutor.id }, { as })).data
    await call(turnIntoIncoming, { call_id, admin_id: colleague.id }, { as })
    expect(await find(call_id)).toMatchObject({ direction: 'in', admin_name: 'Арман' })
    expect((await call(turnIntoIncoming, { call_id, admin_id: colleague.id }, { as })).error).toBe('wrong_status')
  })

  test('is refused for an unknown call and an unknown colleague', async () => {
    const { call_id } = (await call(callTutor, { tutor_id: tutor.id }, { as })).data
    expect((await call(turnIntoIncoming, { call_id: 'nothing', admin_id: me.id }, { as })).error).toBe('not_found')
    expect((await call(turnIntoIncoming, { call_id, admin_id: 99_999 }, { as })).error).toEqual({ admin_id: 'invalid_value' })
  })
})

describe('a deleted call', () => {
  test('is out of the list, stays stored, and is deleted once', async () => {
    const call_id = await ring()
    const { id = 0 } = (await find(call_id)) ?? {}
    expect((await call(deletePhoneCall, { id }, { as })).status).toBe('success')
    expect(await find(call_id)).toBeUndefined()
    expect((await rowOf(call_id))?.deleted_at).toEqual(clock.now)
    expect((await call(deletePhoneCall, { id }, { as })).error).toBe('not_found')
  })

  test('is told by the journal with the order it was about', async () => {
    const call_id = await ring()
    await call(deletePhoneCall, { id: (await find(call_id))?.id ?? 0 }, { as })
    const lines = await database.drizzle.select().from(adminLog)
    expect(lines.at(-1)).toMatchObject({ call: '/admin/telephony/income/delete', target: `order ${order.id}`, changes: { phone: client.phone } })
  })
})

describe('the list of calls', () => {
  test.each<[string, () => object, boolean]>([
    ['its colleague', () => ({ admin_id: me.id }), true],
    ['another colleague', () => ({ admin_id: me.id + 1 }), false],
    ['who calls', () => ({ who_calls: { recipient: 'tutor' } }), true],
    ['somebody else', () => ({ who_calls: { recipient: 'client' } }), false],
    ['a stranger', () => ({ who_calls: { recipient: 'unknown' } }), false],
    ['its direction', () => ({ direction: 'out' }), true],
    ['the other direction', () => ({ direction: 'in' }), false],
    ['its state', () => ({ state: 'ringing' }), true],
    ['another state', () => ({ state: 'missed' }), false],
    ['its time', () => ({ date_from: clock.now.getTime() / 1000, date_to: clock.now.getTime() / 1000 }), true],
    ['the time after', () => ({ date_from: clock.now.getTime() / 1000 + 1 }), false],
    ['the time before', () => ({ date_to: clock.now.getTime() / 1000 - 1 }), false],
  ])('finds one by %s', async (_, filters, isFound) => {
    const { call_id } = (await call(callTutor, { tutor_id: tutor.id }, { as })).data
    expect((await find(call_id, filters())) !== undefined).toBe(isFound)
  })

  test.each(['ringing', 'answered', 'missed', 'busy'] as const)('finds by state exactly those that it shows as %s', async (state) => {
    const phone = '+77013334455'
    const [answered, missed, busy] = [await ring(phone), await ring(phone), await ring(phone), await ring(phone)]
    await call(simulateCall, { event: 'answered', phone, call_id: answered }, { as })
    await call(simulateCall, { event: 'ended', phone, call_id: missed }, { as })
    await call(simulateCall, { event: 'ended', phone, call_id: busy, reason: 'busy' }, { as })
    const all = await listed()
    const found = await listed({ state })
    expect(found).not.toHaveLength(0)
    expect(found.map(({ id }) => id)).toEqual(all.filter((one) => one.state === state).map(({ id }) => id))
  })
})

test('a provider of the settings is not simulated', async () => {
  line.kind = 'provider'
  expect((await call(simulateCall, { event: 'incoming', phone: '+77010000000' }, { as })).error).toBe('not_found')
  line.kind = 'simulated'
})
