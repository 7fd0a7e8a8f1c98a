import { beforeEach, describe, expect, test } from 'vitest'
import { getStaffSchedule, saveStaffSchedule, toggleStaff } from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'

const { call, clock, database, signInAs } = await useApp()
const off = { active: false, from: '09:00', to: '18:00' }
const day = { active: true, from: '09:00', to: '18:00' }
const free = { 1: off, 2: off, 3: off, 4: off, 5: off, 6: off, 7: off, exceptions: [] }

clock.now = new Date('2026-11-20T04:30:00Z') // a Friday, 09:30 in Almaty
const owner = await buildAdmin(database, { status: 1 })
const as = await signInAs({ admin: owner.id })
const asHead = await signInAs({ admin: (await buildAdmin(database, { status: 4 })).id })
let id = 0
beforeEach(async () => {
  id = (await buildAdmin(database, { status: 2 })).id
})
const save = (week: object, by = as, whom = id) => call(saveStaffSchedule, { schedule: { [whom]: { ...free, ...week } } as never }, { as: by })
const get = async () => (await call(getStaffSchedule, {}, { as })).data

describe('the schedule of managers', () => {
  test('keeps hours and days that differ, in the order of their dates', async () => {
    const exceptions = ['2026-12-31', '2026-11-22'].map((date) => ({ date, ...day }))
    expect((await save({ 1: day, exceptions })).status).toBe('success')
    expect((await get()).schedule[id]).toMatchObject({ 1: day, 2: off, exceptions: exceptions.toReversed(), version: 2 })
  })

  test('tells who is on shift by the clock of the edition', async () => {
    await save({ 5: day })
    const isOn = async () => (await get()).managers.find((manager) => manager.id === id)?.on_shift
    expect(await isOn()).toBe(true)
    clock.move({ hours: -1 })
    expect(await isOn()).toBe(false)
    clock.move({ hours: 1 })
  })

  test('leaves out who works here no more', async () => {
    await call(toggleStaff, { admin_id: id, field: 'active', value: false }, { as })
    expect((await get()).schedule[id]).toBeUndefined()
    expect((await save({ 1: day })).error).toBe('not_found')
  })

  test('leaves alone who is not sent', async () => {
    await save({ 1: day })
    const other = await buildAdmin(database, { status: 2 })
    await save({ 2: day }, as, other.id)
    expect((await get()).schedule[id]?.[1]).toEqual(day)
  })

  test('that was changed meanwhile is a conflict and stays', async () => {
    await save({ 1: day, version: 1 })
    expect((await save({ 2: day, version: 1 })).error).toBe('conflict')
    expect((await get()).schedule[id]).toMatchObject({ 1: day, 2: off })
  })

  test('of an owner is changed by no head', async () => {
    expect((await save({ 1: day }, asHead, owner.id)).error).toBe('forbidden')
    expect((await save({ 1: day }, asHead)).status).toBe('success')
  })

  test.each<[string, object, string]>([
    ['an hour that no clock shows', { 1: { ...day, from: '24:00' } }, '1.from'],
    ['a time of one digit', { 1: { ...day, to: '9:00' } }, '1.to'],
    ['a date that no calendar has', { exceptions: [{ date: '2026-02-30', ...day }] }, 'exceptions.0.date'],
    ['a date twice', { exceptions: [1, 2].map(() => ({ date: '2026-11-22', ...day })) }, 'exceptions'],
  ])('is refused with %s, by the name of its place', async (_, week, place) => {
    expect(Object.keys((await save(week)).error as object)).toEqual([`schedule.${id}.${place}`])
  })
})
