import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listPhoneCalls } from '../../../schemas/index.ts'
import { datedBody, signatureOf } from '../../../server/outside/signed.ts'
import { adminSchedules, phoneCalls } from '../../../server/tables.ts'
import { highLimits, useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { app, call, clock, database, host, outside, signInAs } = await useApp()
await buildReference(database)
const as = await signInAs({ admin: (await buildAdmin(database)).id })
const key = outside.line?.webhookKey ?? ''
const seconds = () => clock.now.getTime() / 1000

let n = 0
let call_id = ''
beforeEach(() => {
  n += 1
  call_id = `call-${n}`
})

const word = (more: object = {}) => JSON.stringify({ event: 'incoming', call_id, phone: '+77770000001', at: seconds(), ...more })
/** As a provider's server sends it: no Origin, no cookie. */
const tell = async (
  payload: string,
  { signature = signatureOf(payload, key), at = seconds() }: { signature?: string; at?: number | string } = {},
) => {
  const headers = { host, 'content-type': 'application/json', 'x-signature': signature, 'x-timestamp': String(at) }
  const answer = await app.inject({ method: 'POST', url: '/api/telephony/webhook', payload, headers })
  return { code: answer.statusCode, error: answer.json().error }
}
const said = async (...events: object[]) => {
  for (const event of events) expect((await tell(word(event))).code).toBe(200)
}
const rowOf = async () => (await database.drizzle.select().from(phoneCalls).where(eq(phoneCalls.call_id, call_id)))[0]
const listed = async () => (await call(listPhoneCalls, {}, { as })).data.incomes.find((one) => one.call_id === call_id)

describe('a provider’s word on a call', () => {
  test.each<[string, () => ReturnType<typeof tell>, object]>([
    ['with another signature', () => tell(word(), { signature: `sha256=${'0'.repeat(64)}` }), { signature: 'invalid_value' }],
    ['without one', () => tell(word(), { signature: '' }), { signature: 'invalid_value' }],
    ['changed on the way', () => tell(word(), { signature: signatureOf(word({ phone: '+77770000002' }), key) }), { signature: 'invalid_value' }],
    ['signed with another key', () => tell(word(), { signature: signatureOf(word(), 'another key') }), { signature: 'invalid_value' }],
    ['six minutes old', () => tell(word(), { at: seconds() - 360 }), { timestamp: 'invalid_value' }],
    ['from the future', () => tell(word(), { at: seconds() + 360 }), { timestamp: 'invalid_value' }],
    ['without its moment', () => tell(word(), { at: '' }), { timestamp: 'invalid_value' }],
    ['that is nonsense', () => tell('nonsense'), { body: 'invalid_value' }],
    ['of another event', () => tell(word({ event: 'sung' })), { body: 'invalid_value' }],
    ['with a record that is a script', () => tell(word({ event: 'recorded', record_url: 'javascript:alert(1)' })), { body: 'invalid_value' }],
    ['of a record without its address', () => tell(word({ event: 'recorded' })), { record_url: 'required' }],
  ])('%s is refused and writes nothing', async (_, send, error) => {
    expect(await send()).toEqual({ code: 400, error })
    expect(await rowOf()).toBeUndefined()
  })

  test('signed with its moment is taken, and under no other moment', async () => {
    const signature = signatureOf(datedBody(seconds(), word()), key)
    expect(await tell(word(), { signature, at: seconds() + 1 })).toEqual({ code: 400, error: { signature: 'invalid_value' } })
    expect((await tell(word(), { signature })).code).toBe(200)
  })

  test('is taken when it comes four minutes late', async () => {
    expect((await tell(word(), { at: seconds() - 240 })).code).toBe(200)
  })

  test.each(['answered', 'ended', 'recorded'])('that it was %s is not found for a call nobody told of', async (event) => {
    expect((await tell(word({ event, record_url: 'https://sip.example.org/1.mp3' }))).code).toBe(404)
  })
})

describe('a call that comes in', () => {
  test('rings, is answered, ends and keeps its record', async () => {
    await said({})
    expect(await listed()).toMatchObject({ direction: 'in', state: 'ringing', duration: 0, phone: '+77770000001' })
    await said({ event: 'answered', at: seconds() + 8 }, { event: 'ended', at: seconds() + 98 })
    await said({ event: 'recorded', record_url: 'https://sip.example.org/1.mp3' })
    expect(await listed()).toMatchObject({ state: 'answered', duration: 90, record_url: 'https://sip.example.org/1.mp3' })
  })

  test.each<[string, object[], string]>([
    ['missed when it ends unanswered', [{ event: 'ended' }], 'missed'],
    ['busy when the line was engaged', [{ event: 'ended', reason: 'busy' }], 'busy'],
    [
      'answered though the words of it came in another order',
      [
        { event: 'ended', at: seconds() + 30 },
        { event: 'answered', at: seconds() + 5 },
      ],
      'answered',
    ],
  ])('is %s', async (_, events, state) => {
    await said({}, ...events)
    expect((await listed())?.state).toBe(state)
  })

  test('is one call however often each word of it is told', async () => {
    const life = [{}, { event: 'answered', at: seconds() + 5 }, { event: 'ended', at: seconds() + 65 }]
    await said(...life)
    const before = await listed()
    await said(...life, { event: 'answered', at: seconds() + 200 }, { event: 'ended', at: seconds() + 300 })
    expect(await listed()).toEqual(before)
  })

  test('is missed when its end is never told', async () => {
    await said({ at: seconds() - 301 })
    expect((await listed())?.state).toBe('missed')
  })

  test('is busy when the colleague whom it is for talks', async () => {
    const manager = await buildAdmin(database, { status: 2, receives_calls: true })
    const { id: client_id, phone } = await buildClient(database)
    await buildOrder(database, clock.now, { client_id, admin_id: manager.id, status: 2 })
    await said({ phone }, { event: 'answered', phone })
    call_id = `second-${n}`
    await said({ phone }, { event: 'ended', phone })
    expect((await listed())?.state).toBe('busy')
  })
})

describe('whom a call is for', () => {
  const off = { active: false, from: '09:00', to: '18:00' }
  const always = { active: true, from: '00:00', to: '00:00' }
  const free = { 1: off, 2: off, 3: off, 4: off, 5: off, 6: off, 7: off }
  // the clock stands at a Thursday
  const colleague = async (day = always, row = {}) => {
    const { id } = await buildAdmin(database, { status: 2, receives_calls: true, ...row })
    await database.drizzle.insert(adminSchedules).values({ admin_id: id, week: { ...free, 4: day }, exceptions: [] })
    return id
  }
  const calleeOf = async (phone = '+77770000001') => {
    call_id = `for-whom-${++n}`
    await said({ phone })
    return (await listed())?.admin_id
  }
  beforeEach(() => database.drizzle.delete(adminSchedules))
  afterAll(() => database.drizzle.delete(adminSchedules))

  test('are those on shift who take calls, in turn', async () => {
    const [one, other] = [await colleague(), await colleague()]
    await colleague(off)
    await colleague(always, { receives_calls: false })
    expect([await calleeOf(), await calleeOf()]).toEqual([one, other])
    clock.move({ seconds: 1 })
    expect(await calleeOf()).toBe(one)
  })

  test('is the order’s manager while on shift, else somebody who is', async () => {
    const [manager, other] = [await colleague(), await colleague()]
    const { id: client_id, phone } = await buildClient(database)
    await buildOrder(database, clock.now, { client_id, admin_id: manager, status: 2 })
    expect([await calleeOf(phone ?? ''), await calleeOf(phone ?? '')]).toEqual([manager, manager])
    await database.drizzle.update(adminSchedules).set({ week: free }).where(eq(adminSchedules.admin_id, manager))
    expect(await calleeOf(phone ?? '')).toBe(other)
    await database.drizzle.delete(adminSchedules)
    expect(await calleeOf(phone ?? '')).toBe(manager)
  })

  test('is nobody who talks while a colleague is free', async () => {
    const [one, other] = [await colleague(), await colleague()]
    expect(await calleeOf()).toBe(one)
    await said({ event: 'answered' })
    expect([await calleeOf(), await calleeOf()]).toEqual([other, other])
    expect((await listed())?.state).toBe('ringing')
    await said({ event: 'answered' })
    expect(await calleeOf()).toBe(one)
    expect((await listed())?.state).toBe('busy')
  })
})

describe('who calls', () => {
  test('is the client, about the latest order that goes on, for its manager', async () => {
    const manager = await buildAdmin(database, { status: 2, receives_calls: true, name: 'Майя' })
    const { id: client_id, phone } = await buildClient(database, { name: 'Дана', last_name: 'Оспанова' })
    const order = (status: 2 | 7, days: number) =>
      buildOrder(database, clock.now, { client_id, admin_id: manager.id, status, date_create: new Date(clock.now.getTime() - days * 86_400_000) })
    await order(2, 5)
    const latest = await order(2, 3)
    await order(7, 1)
    await said({ phone })
    expect(await listed()).toMatchObject({
      ...{ order_id: latest.id, admin_id: manager.id, admin_name: 'Майя' },
      who_calls: { recipient: 'client', recipient_id: client_id, name: 'Дана Оспанова' },
    })
  })

  test.each([
    ['takes no calls', { receives_calls: false }],
    ['has left', { active: false }],
  ])('is for nobody where the order’s manager %s', async (_, row) => {
    const manager = await buildAdmin(database, { status: 2, receives_calls: true, ...row })
    const { id: client_id, phone } = await buildClient(database)
    await buildOrder(database, clock.now, { client_id, admin_id: manager.id, status: 2 })
    await said({ phone })
    expect((await listed())?.admin_id).toBeNull()
  })

  test.each<[string, (phone: string) => string]>([
    ['as it is stored', (phone) => phone],
    ['as the country dials it', (phone) => `8${phone.slice(2)}`],
    ['without its plus', (phone) => phone.slice(1)],
  ])('is found by a phone written %s', async (_, written) => {
    const { id, phone } = await buildClient(database)
    await said({ phone: written(phone ?? '') })
    expect(await listed()).toMatchObject({ phone, who_calls: { recipient: 'client', recipient_id: id } })
  })

  test('is a tutor by any of their phones', async () => {
    const { id } = await buildTutor(database, { phones_extra: ['+77059990011'], name: 'Азамат', last_name: 'Ержанов' })
    await said({ phone: '+77059990011' })
    expect(await listed()).toMatchObject({ who_calls: { recipient: 'tutor', recipient_id: id, name: 'Азамат Ержанов' }, order_id: null })
  })

  test('is unknown where nobody has the phone, or it is hidden', async () => {
    await said({ phone: 'anonymous' })
    expect(await listed()).toMatchObject({ phone: 'anonymous', who_calls: { recipient: 'unknown', recipient_id: null, name: '' } })
  })
})

test('nobody tells of calls where nobody carries them', async () => {
  const production = await useApp({ environment: { DOCENTO_MODE: 'production', SECRET: 'a secret of thirty-two characters', ...highLimits } })
  expect(production.outside.line).toBeNull()
  const payload = word()
  const headers = { host: production.host, 'x-signature': signatureOf(payload, key), 'x-timestamp': String(seconds()) }
  expect((await production.app.inject({ method: 'POST', url: '/api/telephony/webhook', payload, headers })).statusCode).toBe(404)
  expect(await production.database.drizzle.select().from(phoneCalls).orderBy(desc(phoneCalls.id))).toEqual([])
})
