import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTop, getCatalogue, getTop, getTutorTop, listTops, saveTop, TUTOR_STATUS, tutorStatuses } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { hear } from '../../../server/database/hear.ts'
import { tops, tutors } from '../../../server/tables.ts'
import { endTops } from '../../../server/tops-admin/end.ts'
import { unixOf } from '../../../server/unix.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { eventually } from '../../setup/eventually.ts'

const { call, clock, database, edition, signInAs } = await useApp()
await buildReference(database)
const owner = await buildAdmin(database, { status: 1 })
const as = await signInAs({ admin: owner.id })
const now = unixOf(clock.now)
const DAY = 86_400
const lessons = { 9: [68] }
const { id: tutor_id } = await buildTutor(database, { lessons, score: 1 })
await buildTutor(database, { lessons, score: 90 })

const given = { tutor_id, plan_id: 2 as const, date_from: now - 60 }
const create = (more: object = {}) => call(createTop, { data: { ...given, ...more } }, { as })
const firstInCatalogue = async () => (await call(getCatalogue, { query: 'repetitor/russkij-yazyk/' })).data.tutors.tutors[0]

describe('a TOP that staff give', () => {
  test('heads the tutor’s lists at once, as long as its plan lasts, and costs nothing', async () => {
    const hearing = await hear(database)
    onTestFinished(hearing.stop)
    expect((await firstInCatalogue())?.id).not.toBe(tutor_id)
    const { data } = await create({ comment: 'За допомогу' })
    expect(data.top).toMatchObject({
      tutor_id,
      plan_id: 2,
      source: 'gift',
      sum: 0,
      active: true,
      comment: 'За допомогу',
      date_to: given.date_from + 14 * DAY,
    })
    await eventually(async () => expect(await firstInCatalogue()).toMatchObject({ id: tutor_id, top: true }))
    const [line] = await database.drizzle.select().from(adminLog).where(eq(adminLog.call, createTop.path))
    expect(line).toMatchObject({ target: `tutor ${tutor_id}`, changes: { plan_id: 2, source: 'gift' } })
  })

  test('that was paid carries the plan’s price of the edition', async () => {
    const { data } = await create({ source: 'paid', plan_id: 3 })
    expect(data.top).toMatchObject({ source: 'paid', sum: edition.topPrices[2], currency: edition.currency })
  })

  test('may be sent in the wrapper that callers put around it', async () => {
    expect((await call(createTop, { data: { input: given } } as never, { as })).data.top.tutor_id).toBe(tutor_id)
  })

  test.each(tutorStatuses.filter((status) => status !== TUTOR_STATUS.published))('is refused to a tutor in %i', async (status) => {
    const other = await buildTutor(database, { lessons, status })
    expect((await create({ tutor_id: other.id })).error).toEqual({ tutor_id: 'tutor_unavailable' })
  })

  test.each<[string, object, object]>([
    ['a tutor who is not there', { tutor_id: 999_999 }, { tutor_id: 'tutor_unavailable' }],
    ['a plan that there is not', { plan_id: 4 }, { plan_id: 'invalid_value' }],
    ['an end before the beginning', { date_to: now - 120 }, { date_to: 'too_small' }],
    ['an end at the beginning', { date_to: given.date_from }, { date_to: 'too_small' }],
    ['a comment of 501 letters', { comment: 'к'.repeat(501) }, { comment: 'too_big' }],
    ['no beginning', { date_from: null }, { date_from: 'invalid_type' }],
  ])('is refused with %s', async (_, more, error) => {
    expect((await create(more)).error).toEqual(error)
  })
})

describe('a TOP', () => {
  let id: number
  beforeAll(async () => {
    await database.drizzle.delete(tops)
    id = (await create()).data.top.id
  })

  test('that staff switch off leaves the lists at once, and returns when it is switched on', async () => {
    const changed = { id, plan_id: 1 as const, date_from: given.date_from, comment: '' }
    expect((await call(saveTop, { data: { ...changed, active: false } }, { as })).data.top.active).toBe(false)
    expect((await firstInCatalogue())?.id).not.toBe(tutor_id)
    await call(saveTop, { data: { ...changed, active: true } }, { as })
    expect((await firstInCatalogue())?.id).toBe(tutor_id)
  })

  test('that staff end while it runs has run until then, for staff and its tutor; a later word on it moves nothing', async () => {
    const other = await buildTutor(database, { lessons })
    const { top } = (await create({ tutor_id: other.id })).data
    const kept = { id: top.id, plan_id: 2 as const, date_from: top.date_from, active: false }
    const ended = (await call(saveTop, { data: { ...kept, date_to: top.date_to } }, { as })).data.top
    expect(ended).toMatchObject({ active: false, date_to: now })
    const { history } = (await call(getTutorTop, {}, { as: await signInAs({ tutor: other.id }) })).data
    expect(history).toMatchObject([{ id: top.id, date_from: top.date_from, date_to: now }])
    clock.move({ minutes: 1 })
    const noted = await call(saveTop, { data: { ...kept, date_to: ended.date_to, comment: 'На прохання' } }, { as })
    expect(noted.data.top).toMatchObject({ date_to: now, comment: 'На прохання' })
    await database.drizzle.delete(tops).where(eq(tops.id, top.id))
  })

  test('gives nothing more to a tutor who is published no more, but may be noted on and ended', async () => {
    const other = await buildTutor(database, { lessons })
    const { top } = (await create({ tutor_id: other.id })).data
    await database.drizzle.update(tutors).set({ status: TUTOR_STATUS.inactive }).where(eq(tutors.id, other.id))
    const save = async (more: object) => {
      const kept = { id: top.id, plan_id: 2 as const, date_from: top.date_from, date_to: top.date_to, active: true, comment: '' }
      return (await call(saveTop, { data: { ...kept, ...more } }, { as })).error
    }
    expect(await save({ date_to: top.date_to + DAY })).toEqual({ tutor_id: 'tutor_unavailable' })
    expect(await save({ comment: 'Не відповідає' })).toBeNull()
    expect(await save({ active: false })).toBeNull()
    expect(await save({})).toEqual({ tutor_id: 'tutor_unavailable' })
    await database.drizzle.delete(tops).where(eq(tops.id, top.id))
  })

  test('that is not there is not found', async () => {
    expect((await call(getTop, { id: 999_999 }, { as })).error).toBe('not_found')
    expect((await call(saveTop, { data: { ...given, id: 999_999 } }, { as })).error).toBe('not_found')
  })

  test.each<[string, object, boolean]>([
    ['its tutor', { tutor_id }, true],
    ['another tutor', { tutor_id: tutor_id + 1 }, false],
    ['those that run', { active: true }, true],
    ['those that don’t', { active: false }, false],
    ['days that it meets', { date_from: now, date_to: now + DAY }, true],
    ['days before it', { date_to: now - DAY }, false],
    ['days after it', { date_from: now + 30 * DAY }, false],
  ])('is found by %s', async (_, filters, isFound) => {
    const { tops: found, total_count } = (await call(listTops, { filters }, { as })).data
    expect(found.map((top) => top.id)).toEqual(isFound ? [id] : [])
    expect(total_count).toBe(found.length)
  })

  test('is not active any more when its time is over', async () => {
    clock.move({ days: 8 })
    const later = await signInAs({ admin: owner.id })
    expect((await call(getTop, { id }, { as: later })).data.top.active).toBe(false)
    await database.transaction((tx) => endTops({ tx, now: clock.now, edition } as never))
    expect((await database.drizzle.select().from(tops))[0]?.active).toBe(false)
  })
})
