import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { lessons, lessonTransfers, orders, schoolSettings } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { lastMessageTo } from '../../build/messages.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const app = await useApp({ environment: { RATE_REQUEST_PHONE: 'off' } })
const { call, clock, database, outside, signInAs } = app
await buildReference(database)
await database.drizzle
  .update(lessons)
  .set({ is_school: true })
  .where(inArray(lessons.id, [8, 13]))
await database.drizzle.update(lessons).set({ is_school: false }).where(eq(lessons.id, 11))
const as = await signInAs({ admin: (await buildAdmin(database, { status: 1 })).id })
const setting = { id: 8, is_active: true, share_percent: 100, level_ids: [] as number[], hours_from: '00:00', hours_to: '00:00' }
const set = (more: object = {}) => call(calls.saveTransferSetting, { setting: { ...setting, ...more } }, { as })
beforeEach(async () => {
  await database.drizzle.delete(lessonTransfers)
  await database.drizzle.delete(schoolSettings)
})

describe('the settings of transfer', () => {
  test('are there for every subject of the school, switched off until somebody sets them', async () => {
    const { data } = await call(calls.listTransferSettings, {}, { as })
    expect(data.settings.map(({ id }) => id)).toContain(8)
    expect(data.settings.map(({ id }) => id)).not.toContain(11)
    expect(data.transfer_offline_lesson).toBe(false)
    const { data: one } = await call(calls.getTransferSetting, { id: 8 }, { as })
    expect(one.setting).toMatchObject({ lesson_id: 8, is_active: false, share_percent: 0, hours_from: '00:00', updated_at: null })
    expect((await call(calls.getTransferSetting, { id: 11 }, { as })).error).toBe('not_found')
  })

  test('are kept, with what was changed in the journal', async () => {
    const { data } = await set({ share_percent: 40, hours_from: '09:00', hours_to: '18:00' })
    expect(data.setting).toMatchObject({ is_active: true, share_percent: 40, hours_from: '09:00', hours_to: '18:00', version: 2 })
    const [line] = await database.drizzle.select().from(adminLog).where(eq(adminLog.target, 'lesson 8'))
    expect(line?.changes).toMatchObject({ share_percent: { before: 0, after: 40 } })
  })

  test.each<[string, object, object]>([
    ['a share beyond the whole', { share_percent: 101 }, { share_percent: 'too_big' }],
    ['an hour that there is not', { hours_from: '24:00' }, { hours_from: 'invalid_format' }],
    ['a level that the subject has not', { level_ids: [999] }, { level_ids: 'invalid_value' }],
  ])('are refused with %s', async (_, more, error) => {
    expect((await set(more)).error).toEqual(error)
  })

  test('of a stale version are a conflict', async () => {
    await set({ share_percent: 10, version: 1 })
    expect((await set({ share_percent: 20, version: 1 })).error).toBe('conflict')
  })

  test.each([
    ['goes on with the others', [17, 22], { is_active: true, level_ids: [22] }],
    ['is switched off where that was its only one, for none means all', [17], { is_active: false, level_ids: [] }],
    ['that names none stays as it is', [], { is_active: true, level_ids: [] }],
  ])('lose a level that their subject has no more, and one %s', async (_, level_ids, left) => {
    const levels = (ids: number[]) => call(calls.saveLesson, { lesson: { id: 13, levels: ids } }, { as })
    const { lesson } = (await call(calls.getLesson, { lesson_id: 13 }, { as })).data
    await set({ id: 13, level_ids })
    expect((await levels(lesson.levels.filter((id) => id !== 17))).error).toBeNull()
    const { setting: kept } = (await call(calls.getTransferSetting, { id: 13 }, { as })).data
    await levels(lesson.levels)
    expect(kept).toMatchObject(left)
    expect((await set({ id: 13, level_ids: kept.level_ids, version: kept.version })).error).toBeNull()
  })

  test.each([2, 3, 4])('are closed to staff of status %i', async (status) => {
    const one = await signInAs({ admin: (await buildAdmin(database, { status: status as 2 })).id })
    expect((await call(calls.listTransferSettings, {}, { as: one })).error).toBe('forbidden')
    expect((await call(calls.setTransferOffline, { value: true }, { as: one })).error).toBe('forbidden')
  })
})

describe('a new order', () => {
  let phone = 7_015_560_000
  const ask = async (more: object = {}) => {
    const contact = { client_name: 'Дана', phone_plain: String(++phone), privacy: true }
    const request = { ...contact, lesson_levels: { 8: [] as number[] }, location_at_online: true, ...more }
    const { data, error } = await call(calls.makeShortRequest, { request } as never)
    expect(error).toBe(null)
    return (await database.drizzle.select().from(orders).where(eq(orders.id, data.order_id)))[0]
  }
  const isDiverted = async (more: object = {}) => (await ask(more))?.status === 10
  const offline = { location_at_online: false, location_at_tutor: true, locations: { tutor_place: { 9: {} } } }

  test('goes to the school where the settings of its subject say so, as one of the school', async () => {
    await set()
    expect(await ask({ email: 'diverted@example.test' })).toMatchObject({ status: 10, kind: 'school', commission_sum: 0 })
    expect((await lastMessageTo(app, 'diverted@example.test')).template).toBe('client_order_at_school')
  })

  test('says to who sent it whether the school calls', async () => {
    const told = async (location_at_online: boolean) => {
      const places = location_at_online ? { location_at_online } : offline
      const request = { client_name: 'Дана', phone_plain: String(++phone), privacy: true, lesson_levels: { 8: [] }, ...places }
      return (await call(calls.makeShortRequest, { request } as never)).data.at_school
    }
    await set()
    expect([await told(true), await told(false)]).toEqual([true, false])
  })

  test('stays here where no school is there, and staff can not hand it over either', async () => {
    await set()
    outside.school.isThere = false
    onTestFinished(() => {
      outside.school.isThere = true
    })
    const order = await ask()
    expect(order?.status).toBe(1)
    const { error } = await call(calls.setSchoolNew, { order_id: order?.id ?? 0 }, { as })
    const { data } = await call(calls.getOrder, { id: order?.id ?? 0 }, { as })
    expect([error, data.order.actions.includes('set_school_new')]).toEqual(['provider_unavailable', false])
    outside.school.isThere = true
    expect((await call(calls.getOrder, { id: order?.id ?? 0 }, { as })).data.order.actions).toContain('set_school_new')
  })

  test('of a chosen tutor is never sent on', async () => {
    await set()
    expect(await isDiverted({ tutor_id: (await buildTutor(database)).id })).toBe(false)
  })

  test.each<[string, object, object]>([
    ['the subject is switched off', { is_active: false }, {}],
    ['the share is nothing', { share_percent: 0 }, {}],
    ['its level is not among those', { level_ids: [17] }, { lesson_levels: { 8: [68] } }],
    ['another subject of it is not the school’s', {}, { lesson_levels: { 8: [], 11: [] } }],
  ])('stays here when %s', async (_, more, asked) => {
    await set(more)
    expect(await isDiverted(asked)).toBe(false)
  })

  test.each<[string, boolean, object]>([
    ['that both are taken', true, {}],
    ['of which one is not taken at these hours', false, { hours_from: '22:00', hours_to: '06:00' }],
    ['of which one is not taken at its level', false, { level_ids: [17] }],
    ['of which one is not taken with its number', false, { share_percent: 0 }],
  ])('of two subjects of the school %s is sent on: %s', async (_, is, more) => {
    await set()
    await set({ id: 13, ...more })
    expect(await isDiverted({ lesson_levels: { 8: [], 13: [] } })).toBe(is)
  })

  test.each([
    [0, 2000, false],
    [1, 2100, true],
    [1, 2101, false],
    [50, 2249, true],
    [50, 2250, false],
    [99, 2398, true],
    [99, 2399, false],
    [100, 2499, true],
  ])('of a share of %i percent with the number %i is sent on: %s', async (share_percent, number, is) => {
    await set({ share_percent })
    await database.pool.query(`select setval(pg_get_serial_sequence('orders', 'id'), ${number}, false)`)
    const order = await ask()
    expect([order?.id, order?.status === 10]).toEqual([number, is])
  })

  // The clock stands at 09:00 in UTC, 14:00 in kz.
  test.each([
    ['09:00', '18:00', true],
    ['14:00', '14:01', true],
    ['09:00', '14:00', false],
    ['22:00', '15:00', true],
    ['22:00', '06:00', false],
  ])('within %s to %s is sent on: %s', async (hours_from, hours_to, is) => {
    expect(clock.now.toISOString()).toContain('T09:00')
    await set({ hours_from, hours_to })
    expect(await isDiverted()).toBe(is)
  })

  test('stays here when its subject is the school’s no more, whatever was set for it', async () => {
    await set()
    const ofSchool = (is_school: boolean) => database.drizzle.update(lessons).set({ is_school }).where(eq(lessons.id, 8))
    await ofSchool(false)
    const isSent = await isDiverted()
    await ofSchool(true)
    expect(isSent).toBe(false)
  })

  test('off line is sent on only where that is allowed', async () => {
    await set()
    expect(await isDiverted(offline)).toBe(false)
    await call(calls.setTransferOffline, { value: true }, { as })
    expect(await isDiverted(offline)).toBe(true)
    expect((await call(calls.listTransferSettings, {}, { as })).data.transfer_offline_lesson).toBe(true)
  })
})
