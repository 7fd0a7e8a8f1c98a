import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../../schemas/index.ts'
import { adminLog } from '../../../../server/audit/table.ts'
import { outbox } from '../../../../server/outbox/table.ts'
import { tutorLessons, tutors } from '../../../../server/tutors/table.ts'
import { useApp } from '../../../app.ts'
import { buildAdmin } from '../../../build/admins.ts'
import { buildReference } from '../../../build/reference.ts'
import { buildTutor } from '../../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
let as = ''

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})

const long = (word: string) => `${word}. Объясняю так, чтобы ученик сам пришёл к правилу. `.repeat(5).trim()
const [published, waiting] = [long('Старое'), long('Новое')]
type Save = Parameters<typeof call<typeof calls.saveTutor>>[1]['tutor']
const save = (tutor: Save) => call(calls.saveTutor, { tutor }, { as })
const read = async (id: number) => (await call(calls.getTutorForStaff, { id }, { as })).data.tutor

describe('texts that wait', () => {
  /** A published tutor who sent new texts of all kinds. */
  async function build() {
    const { id } = await buildTutor(database, {
      ...{ description: published, new_description: waiting, speciality: 'Математик', new_speciality: 'Физик', birth_date: '1990-01-01' },
    })
    await database.drizzle.update(tutorLessons).set({ description: published, new_description: waiting }).where(eq(tutorLessons.tutor_id, id))
    return id
  }

  test('are all published by a save that does not speak of them', async () => {
    const id = await build()
    const { data } = await save({ id, admin_comment: 'Хорошая анкета' })
    expect(data.tutor).toMatchObject({ description: waiting, new_description: null, speciality: 'Физик', new_speciality: null })
    expect(data.tutor.lesson_descriptions).toEqual({ 8: { description: waiting, new_description: null } })
  })

  test('are published, kept back or left to wait one by one', async () => {
    const id = await build()
    const { data } = await save({ id, texts: { description: 'publish', 'lesson_descriptions.8': 'keep' } })
    expect(data.tutor).toMatchObject({ description: waiting, new_description: null, speciality: 'Математик', new_speciality: 'Физик' })
    expect(data.tutor.lesson_descriptions).toEqual({ 8: { description: published, new_description: null } })
  })

  test('may be mended by staff before they are published', async () => {
    const id = await build()
    const mended = long('Поправленное')
    const { data } = await save({ id, new_description: mended, texts: { description: 'publish' } })
    expect(data.tutor.description).toBe(mended)
  })
})

describe('a save', () => {
  test('changes the fields that it brings and no others', async () => {
    const { id } = await buildTutor(database, { speciality: 'Математик', langs: [2], schedule: { 1: [20] } })
    const before = (await save({ id })).data.tutor // its place in the catalogue is counted anew
    const { data } = await save({ id, sex: 2, practice_id: 5 })
    expect(data.tutor).toEqual({ ...before, sex: 2, practice_id: 5, practice: expect.objectContaining({ id: 5 }), version: before.version + 1 })
  })

  test('is a conflict with both values of each field where a newer version was saved', async () => {
    const { id } = await buildTutor(database, { speciality: 'Математик' })
    const { version } = await read(id)
    await save({ id, speciality: 'Физик' })
    const { error, data } = await save({ id, version, speciality: 'Химик', sex: 1 })
    expect(error).toBe('conflict')
    expect(data).toEqual({ fields: { speciality: { yours: 'Химик', theirs: 'Физик' } } })
  })

  test('leaves one line in the trail and one in the log, with what changed', async () => {
    const { id } = await buildTutor(database, { speciality: 'Математик' })
    await save({ id, speciality: 'Физик', sex: 1 })
    const lines = await database.drizzle
      .select()
      .from(adminLog)
      .where(eq(adminLog.target, `tutor ${id}`))
    expect(lines).toMatchObject([{ call: '/admin/tutor/profile/save', changes: { speciality: { before: 'Математик', after: 'Физик' } } }])
    const { data } = await call(calls.getTutorActivities, { tutor_id: id }, { as })
    expect(data.activities).toMatchObject([{ action: 'profile_saved', changes: { speciality: ['Математик', 'Физик'] } }])
  })

  test('may not take from a shown profile what it needs, but may from a draft', async () => {
    const complete = { birth_date: '1990-05-01', description: published }
    const [shown, draft] = [await buildTutor(database, complete), await buildTutor(database, { ...complete, status: 1 })]
    expect((await save({ id: shown.id, description: '', rate_id: null })).error).toEqual({ description: 'required', rate_id: 'required' })
    expect((await read(shown.id)).description).toBe(published)
    expect((await save({ id: draft.id, description: '', rate_id: null })).error).toBeNull()
  })

  test('of a tutor who is gone is wrong_status', async () => {
    const { id } = await buildTutor(database, { status: 9 })
    expect((await save({ id, sex: 2 })).error).toBe('wrong_status')
  })

  test('makes the schedule fresh where it differs alone', async () => {
    const { id } = await buildTutor(database, { schedule: { 1: [20, 21] }, schedule_updated_at: new Date('2026-01-01') })
    expect((await save({ id, schedule: { 1: [21, 20, 20], 2: [] } })).data.tutor.schedule_updated_at).toBe(Date.parse('2026-01-01') / 1000)
    expect((await save({ id, schedule: { 2: [5] } })).data.tutor.schedule_updated_at).toBe(Math.floor(clock.now.getTime() / 1000))
  })

  test('keeps the place of subjects that stay, and puts new ones behind', async () => {
    const { id } = await buildTutor(database, { lessons: { 11: [68], 8: [68] } })
    const { data } = await save({ id, lesson_levels: { 8: [68, 17], 13: [], 11: [68] }, lesson_rates: { 8: 6000 } })
    expect(data.tutor.lessons.map((lesson) => lesson.id)).toEqual([8, 11, 13])
    expect(data.tutor.lesson_rates).toEqual({ 8: 6000 })
  })

  test('leaves out of the places what stands under another', async () => {
    const { id } = await buildTutor(database)
    const travel = { work_travel: true, locations: { 9: { 901: [90101] }, 13: {} } }
    const { data } = await save({ id, locations: { travel } })
    expect(data.tutor.locations.travel).toEqual(travel)
    expect((await save({ id, locations: { travel: { work_travel: false } } })).data.tutor.locations.travel).toEqual({
      work_travel: false,
      locations: {},
    })
  })

  test.each<[string, Omit<Save, 'id'>, string]>([
    ['a short text about oneself', { description: 'мало' }, 'description'],
    ['a long first line', { short_description: 'а'.repeat(151) }, 'short_description'],
    ['a phone of another length', { phone_plain: '12345' }, 'phone_plain'],
    ['an address that is none', { email: 'nobody' }, 'email'],
    ['a birthday to come', { birth_date: '2030-01-01' }, 'birth_date'],
    ['a tutor of under eighteen', { birth_date: `${clock.now.getUTCFullYear() - 18}-12-31` }, 'birth_date'],
    ['a birthday of another century', { birth_date: '1899-01-01' }, 'birth_date'],
    ['a year of graduation too far ahead', { university_graduation_year: 2040 }, 'university_graduation_year'],
    ['a degree that the country has not', { university_degree_name_id: 99 }, 'university_degree_name_id'],
    ['a link to no video', { youtube_video: 'https://example.com/' }, 'youtube_video'],
    ['an unknown subject', { lesson_levels: { 999: [] } }, 'lesson_levels'],
    ['eleven subjects', { lesson_levels: Object.fromEntries(Array.from({ length: 11 }, (_, n) => [n + 1, []])) }, 'lesson_levels'],
    ['an unknown city', { locations: { travel: { work_travel: true, locations: { 999: {} } } } }, 'locations.travel'],
    ['a district of another city', { locations: { travel: { work_travel: true, locations: { 13: { 901: [] } } } } }, 'locations.travel'],
    ['a home without a city', { locations: { home: { work_home: true } } }, 'locations.home'],
    ['a slot after midnight', { schedule: { 1: [49] } }, 'schedule.1.0'],
    ['an eighth day', { schedule: { 8: [1] } }, 'schedule.8'],
    ['six points of a diploma', { points_first_diploma: 6 }, 'points_first_diploma'],
    ['a rate that is no point', { rate_id: 5001 }, 'rate_id'],
  ])('refuses %s at its field', async (_, fields, field) => {
    const { id } = await buildTutor(database)
    const { code, error } = await save({ id, ...fields } as Save)
    expect(code).toBe(400)
    expect(Object.keys(error ?? {})).toEqual([field])
  })

  test.each(['email', 'phone_plain'] as const)('refuses an %s that another tutor has', async (field) => {
    const [one, other] = [await buildTutor(database), await buildTutor(database)]
    const theirs = { email: other.email, phone_plain: other.phone?.replace('+7', '') ?? null }
    expect((await save({ id: one.id, [field]: theirs[field] })).error).toHaveProperty(field)
  })
})

describe('a tutor whom staff enter', () => {
  const named = { name: 'Дана', last_name: 'Ахметова' }

  test('is a draft who is asked by mail to set a password, and can', async () => {
    const { data, error } = await call(calls.createTutor, { tutor: { ...named, email: 'dana@example.test' } }, { as })
    expect(error).toBeNull()
    expect(data.tutor).toMatchObject({ ...named, status: 1, email: 'dana@example.test', missing: { description: 'required' } })
    const [mail] = await database.drizzle.select().from(outbox).where(eq(outbox.recipient, 'dana@example.test'))
    expect(mail).toMatchObject({ template: 'tutor_set_password' })
    expect(mail?.text).toContain('/recovery?reset_code={secret}')
  })

  test('is not written to where only the phone is known', async () => {
    const before = await database.drizzle.$count(outbox)
    const { data } = await call(calls.createTutor, { tutor: { ...named, phone_plain: '7015550177' } }, { as })
    expect(data.tutor.phone_plain).toBe('+77015550177')
    expect(await database.drizzle.$count(outbox)).toBe(before)
  })

  test.each<[string, object, string]>([
    ['a name', { last_name: 'Ахметова', email: 'x1@example.test' }, 'name'],
    ['a last name', { name: 'Дана', email: 'x2@example.test' }, 'last_name'],
    ['a phone or an e-mail', named, 'phone_plain'],
  ])('needs %s', async (_, tutor, field) => {
    expect((await call(calls.createTutor, { tutor } as never, { as })).error).toHaveProperty(field)
  })

  test('may be begun from a copy, which has no contacts, papers and face', async () => {
    const { id } = await buildTutor(database, { description: published, documents: ['d.pdf'], lessons: { 8: [68] }, homes: [{ city_id: 9 }] })
    const count = await database.drizzle.$count(tutors)
    const { data } = await call(calls.copyTutor, { id }, { as })
    expect(data.tutor).toMatchObject({
      name: 'Айгерим',
      description: published,
      lesson_levels: { 8: [68] },
      locations: { home: { work_home: true } },
    })
    for (const own of ['id', 'phone_plain', 'email', 'documents', 'avatar', 'wallet', 'order_reviews', 'version'])
      expect(data.tutor).not.toHaveProperty(own)
    expect(await database.drizzle.$count(tutors)).toBe(count)
    const made = await call(calls.createTutor, { tutor: { ...(data.tutor as object), ...named, email: 'copy@example.test' } as never }, { as })
    expect(made.data.tutor).toMatchObject({ ...named, description: published, lesson_levels: { 8: [68] } })
  })
})

test('a name in Latin letters is a draft that nothing writes', async () => {
  const { id } = await buildTutor(database, { name: 'Юлия', last_name: 'Жукова', speciality: 'Учитель химии' })
  const { data } = await call(calls.transliterateTutor, { id }, { as })
  expect(data.tutor).toEqual({ name: 'Yuliya', last_name: 'Zhukova', speciality: 'Uchitel ximii' })
  expect((await read(id)).last_name).toBe('Жукова')
})

test('the rules of the form have the bounds that the server asks for, and what there is to choose from', async () => {
  const { data } = await call(calls.getTutorRules, {}, { as })
  expect(data.rules.description).toMatchObject({ min: 200, max: 3000 })
  expect(data.rules.points_first_diploma).toMatchObject({ min: 0, max: 5 })
  for (const field of ['lesson_id', 'level_id', 'city_id', 'rate_id', 'university_id', 'university_degree_name_id', 'age', 'langs', 'app'])
    expect(data.rules[field]?.options?.length).toBeGreaterThan(0)
})
