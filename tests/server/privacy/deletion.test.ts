import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { hashPassword } from '../../../server/auth/passwords.ts'
import { orderTutors } from '../../../server/orders/table.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { lastMessageTo } from '../../build/messages.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildScheduler } from '../../build/scheduler.ts'
import { buildTutor } from '../../build/tutors.ts'

const app = await useApp()
const { call, clock, database, signInAs } = app
const { drizzle } = database
const password = 'old-password-1'
let password_hash = ''
let client_id = 0
beforeAll(async () => {
  await buildReference(database)
  password_hash = await hashPassword(password)
  client_id = (await buildClient(database)).id
})

const newTutor = async (row: Parameters<typeof buildTutor>[1] = {}) => {
  const tutor = await buildTutor(database, { password_hash, ...row })
  return { ...tutor, as: await signInAs({ tutor: tutor.id }) }
}
const rowOf = async (id: number) => (await drizzle.select().from(tutors).where(eq(tutors.id, id)))[0]
const pageOf = async (id: number) => (await call(calls.getTutor, { id })).data.statusCode
const ask = (as: string, input: object = { password }) => call(calls.deleteTutorProfile, input, { as })
const takeBack = (as: string) => call(calls.cancelTutorDeletion, {}, { as })
const mailsTo = async (to: string) => {
  const { rows } = await database.pool.query<{ template: string }>('select template from outbox where recipient = $1 order by id', [to])
  return rows.map(({ template }) => template)
}

describe('a deletion', () => {
  test.each([1, 2, 3, 4, 6, 7])('hides a tutor of status %i at once, and taken back leaves them as they were', async (status) => {
    const { id, as, email } = await newTutor({ status })
    const before = await pageOf(id)
    const { data } = await ask(as, { password, reason: 'I move away' })
    const asked = Math.floor(clock.now.getTime() / 1000)
    expect(data).toMatchObject({ delete_requested_at: asked, delete_at: asked + 14 * 86_400 })
    expect(await rowOf(id)).toMatchObject({ status: 4, status_before_delete: status, delete_reason: 'I move away' })
    expect(await pageOf(id)).toBe(404)
    expect((await call(calls.getRole, {}, { as })).auth?.tutor_info?.delete_at).toBe(data.delete_at)
    expect(await mailsTo(email ?? '')).toEqual(['tutor_delete_requested'])

    expect((await takeBack(as)).data).toMatchObject({ delete_requested_at: null, delete_at: null })
    expect(await rowOf(id)).toMatchObject({ status, delete_requested_at: null, status_before_delete: null, delete_reason: '' })
    expect(await pageOf(id)).toBe(before)
  })

  test('is asked for once and taken back once', async () => {
    const { as } = await newTutor()
    expect((await takeBack(as)).error).toBe('wrong_status')
    const both = await Promise.all([ask(as), ask(as)])
    expect(both.map(({ error }) => error).sort()).toEqual(['wrong_status', null].sort())
    const back = await Promise.all([takeBack(as), takeBack(as)])
    expect(back.map(({ error }) => error).sort()).toEqual(['wrong_status', null].sort())
  })

  test('asked for, taken back and asked for again the same day is mailed once: the address may be nobody’s who asks', async () => {
    const { as, email } = await newTutor()
    for (const _ of [1, 2, 3]) {
      expect((await ask(as)).error).toBeNull()
      await takeBack(as)
    }
    expect(await mailsTo(email ?? '')).toEqual(['tutor_delete_requested'])
  })

  test.each([4, 5, 6, 11] as const)('is refused while an order of status %i has the tutor, who reads which one', async (status) => {
    const { id, as } = await newTutor()
    const order = await buildOrder(database, clock.now, { client_id, status, commission_sum: 3000, tutors: [{ id, state: 'appointed' }] })
    expect((await ask(as)).error).toBe('wrong_status')
    expect(await rowOf(id)).toMatchObject({ status: 3, delete_requested_at: null })
    expect((await call(calls.getTutorPrivacy, {}, { as })).data.open_order).toMatchObject({ order_id: order.id, sum: 3000 })
  })

  test.each([7, 8, 9] as const)('is not in the way of an order of status %i', async (status) => {
    const { id, as } = await newTutor()
    await buildOrder(database, clock.now, { client_id, status, tutors: [{ id, state: 'appointed' }] })
    expect((await call(calls.getTutorPrivacy, {}, { as })).data.open_order).toBeNull()
    expect((await ask(as)).error).toBeNull()
  })

  test('stays out of the way where staff bring the tutor back', async () => {
    const { id, as } = await newTutor()
    await ask(as)
    const staff = await signInAs({ admin: (await buildAdmin(database)).id })
    expect((await call(calls.activateTutor, { tutor_id: id }, { as: staff })).error).toBeNull()
    expect(await rowOf(id)).toMatchObject({ status: 3, delete_requested_at: null, status_before_delete: null })
  })

  test('stands while staff block the tutor, who cannot take it back then', async () => {
    const { id, as } = await newTutor()
    await ask(as)
    const staff = await signInAs({ admin: (await buildAdmin(database)).id })
    expect((await call(calls.setTutorToggle, { tutor_id: id, toggle: 'blocked', value: true }, { as: staff })).error).toBeNull()
    expect((await rowOf(id))?.delete_requested_at).not.toBeNull()
    expect((await takeBack(as)).error).not.toBeNull()
  })
})

describe('who asks for a deletion', () => {
  test.each<[string, object, unknown]>([
    ['no password', {}, { password: 'required' }],
    ['an empty one', { password: '' }, { password: 'required' }],
    ['a wrong one', { password: 'wrong-password-1' }, { password: 'password_wrong' }],
    ['a code in its place', { code: '123456' }, 'code_expired'],
    ['a list for it', { password: ['x'] }, { password: 'invalid_type' }],
    ['a reason that is too long', { password, reason: 'x'.repeat(501) }, { reason: 'too_big' }],
  ])('is refused with %s', async (_, input, error) => {
    const { id, as } = await newTutor()
    expect((await ask(as, input)).error).toEqual(error)
    expect(await rowOf(id)).toMatchObject({ status: 3, delete_requested_at: null })
  })

  test('tries a wrong password no more than five times', async () => {
    const { as } = await newTutor()
    for (let tried = 0; tried < 5; tried += 1) await ask(as, { password: 'wrong-password-1' })
    expect((await ask(as)).error).toBe('too_many_requests')
  })

  test('who signs in elsewhere proves it by a code from their mail, which works once', async () => {
    const { id, as, email } = await newTutor({ password_hash: null })
    expect((await ask(as)).error).toEqual({ code: 'required' })
    expect((await call(calls.sendTutorDeletionCode, {}, { as })).data).toMatchObject({ expires_in: 600 })
    const code = (await lastMessageTo(app, email ?? '')).secret
    const other = await newTutor({ password_hash: null })
    expect((await ask(other.as, { code })).error).toBe('code_expired')
    expect((await ask(as, { code: '000000' === code ? '111111' : '000000' })).error).toBe('code_wrong')
    expect((await ask(as, { code })).error).toBeNull()
    expect(await rowOf(id)).toMatchObject({ status: 4 })
    await takeBack(as)
    expect((await ask(as, { code })).error).toBe('code_expired')
  })

  test('gets a code no more than once a minute, and none where there is a password', async () => {
    const { as } = await newTutor({ password_hash: null })
    await call(calls.sendTutorDeletionCode, {}, { as })
    expect((await call(calls.sendTutorDeletionCode, {}, { as })).error).toBe('too_many_requests')
    const known = await newTutor()
    expect((await call(calls.sendTutorDeletionCode, {}, { as: known.as })).error).toBe('wrong_status')
  })
})

test('clients who asked for the tutor, or have an answer, hear that it comes to nothing; who was only offered, or waits for the school, does not', async () => {
  const { id, as } = await newTutor()
  const told: Record<string, string[]> = {}
  const rows = []
  for (const [name, status, kind, state] of [
    ['asked in person', 1, 'personal', 'asked'],
    ['answered', 3, 'potential', 'responded'],
    ['offered', 3, 'potential', 'asked'],
    ['paused', 6, 'personal', 'asked'],
    ['at the school', 10, 'personal', 'asked'],
  ] as const) {
    const client = await buildClient(database)
    const order = await buildOrder(database, clock.now, { client_id: client.id, status, tutors: [{ id, kind, state }] })
    rows.push({ name, order, email: client.email ?? '' })
  }
  expect((await ask(as)).error).toBeNull()
  for (const { name, order, email } of rows) {
    const [row] = await drizzle.select().from(orderTutors).where(eq(orderTutors.order_id, order.id))
    told[name] = [row?.state ?? '', ...(await mailsTo(email))]
  }
  expect(told).toEqual({
    'asked in person': ['closed', 'client_tutor_refused'],
    answered: ['closed', 'client_tutor_refused'],
    offered: ['closed'],
    paused: ['closed', 'client_tutor_refused'],
    'at the school': ['closed'],
  })
})

test('a paused order whose tutor leaves says so in its timeline, and goes to others when the pause is over', async () => {
  const { id, as } = await newTutor()
  const other = await buildTutor(database)
  const order = await buildOrder(database, clock.now, { client_id, status: 6, tutors: [{ id, state: 'asked' }] })
  await ask(as)
  const { rows } = await database.pool.query('select action, "from", "to", tutor_id from order_log where order_id = $1', [order.id])
  expect(rows).toEqual([{ action: 'tutor_gone', from: 6, to: 6, tutor_id: id }])
  clock.move({ days: 5 })
  await buildScheduler(app).run()
  await buildScheduler(app).run()
  const found = await drizzle.select().from(orderTutors).where(eq(orderTutors.order_id, order.id))
  expect(found.find(({ tutor_id }) => tutor_id === other.id)?.state).toBe('asked')
})
