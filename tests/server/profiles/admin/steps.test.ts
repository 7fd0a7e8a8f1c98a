import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../../schemas/index.ts'
import { type Call, tutorStatuses } from '../../../../schemas/index.ts'
import { outbox } from '../../../../server/outbox/table.ts'
import { schoolCandidates } from '../../../../server/school/table.ts'
import { tutorActivities, tutorLessons, tutors } from '../../../../server/tutors/table.ts'
import { useApp } from '../../../app.ts'
import { buildAdmin } from '../../../build/admins.ts'
import { buildReference } from '../../../build/reference.ts'
import { buildTutor } from '../../../build/tutors.ts'

const { call, database, signInAs } = await useApp()
let as = ''
let admin = 0

beforeAll(async () => {
  await buildReference(database)
  admin = (await buildAdmin(database, { name: 'Олена' })).id
  as = await signInAs({ admin })
})

const long = 'Объясняю так, чтобы ученик сам пришёл к правилу. '.repeat(5)
/** All that a profile needs to be shown. */
const complete = { birth_date: '1990-05-01', description: long }
let numbers = 77
async function build(row: Parameters<typeof buildTutor>[1] = {}) {
  numbers += 1
  const { id } = await buildTutor(database, { ...complete, school_tutor_id: numbers, ...row })
  await database.drizzle.update(tutorLessons).set({ description: long }).where(eq(tutorLessons.tutor_id, id))
  return id
}
const rowOf = async (id: number) => (await database.drizzle.select().from(tutors).where(eq(tutors.id, id)))[0]
const toggle = (name: 'blocked' | 'need_revision', value: 0 | 1) => ({ toggle: name, value, revision_comment: 'Добавьте фото' })

/** What TUT-1 says of every step: where it leads from each status; from all others it is refused. */
const table: Record<string, { call: Call; input?: object; to: Record<number, number> }> = {
  publish: { call: calls.publishTutor, to: { 1: 3, 2: 3, 4: 3, 7: 3 } },
  set_active: { call: calls.activateTutor, to: { 4: 3, 5: 3, 6: 3 } },
  set_inactive: { call: calls.deactivateTutor, to: { 3: 4, 6: 4 } },
  set_school: { call: calls.setSchoolTutor, to: { 3: 6 } },
  'blocked on': { call: calls.setTutorToggle, input: toggle('blocked', 1), to: { 3: 5, 4: 5, 5: 5, 6: 5 } },
  'blocked off': { call: calls.setTutorToggle, input: toggle('blocked', 0), to: { 5: 4 } },
  'need_revision on': { call: calls.setTutorToggle, input: toggle('need_revision', 1), to: { 2: 7, 3: 7 } },
  'need_revision off': { call: calls.setTutorToggle, input: toggle('need_revision', 0), to: { 7: 2 } },
  delete: { call: calls.removeTutor, to: { 1: 8, 2: 8, 3: 8, 4: 8, 5: 8, 6: 8, 7: 8 } },
  anonymise: { call: calls.anonymizeTutor, to: { 1: 9, 2: 9, 3: 9, 4: 9, 5: 9, 6: 9, 7: 9, 8: 9 } },
}

describe.each(Object.entries(table))('%s', (_, { call: step, input, to }) => {
  test.each(tutorStatuses.map((status) => ({ status, ends: to[status] })))('from $status leads to $ends', async ({ status, ends }) => {
    const tutor_id = await build({ status })
    const { data, error } = await call(step, { tutor_id, ...input } as never, { as })
    expect(error).toBe(ends === undefined ? 'wrong_status' : null)
    if (ends !== undefined) expect(data).toMatchObject({ status: ends })
    expect((await rowOf(tutor_id))?.status).toBe(ends ?? status)
  })

  test('of nobody is not_found', async () => {
    expect((await call(step, { tutor_id: 999_999, ...input } as never, { as })).error).toBe('not_found')
  })
})

describe('publishing', () => {
  test.each<[string, Parameters<typeof build>[0]]>([
    ['last_name', { last_name: '' }],
    ['phone_plain', { phone: null }],
    ['birth_date', { birth_date: null }],
    ['short_description', { short_description: '' }],
    ['description', { description: '' }],
    ['practice_id', { practice_id: null }],
    ['rate_id', { rate_id: null }],
    ['locations', { work_online: false }],
    ['lesson_levels', { lessons: { 8: [] } }],
  ])('names %s where it is missing', async (field, row) => {
    const { error } = await call(calls.publishTutor, { tutor_id: await build({ status: 2, ...row }) }, { as })
    expect(error).toMatchObject({ [field]: field === 'locations' ? 'place_required' : 'required' })
  })

  test('is content with a range of age where no birthday is known', async () => {
    expect((await call(calls.publishTutor, { tutor_id: await build({ status: 2, birth_date: null, age_id: 3 }) }, { as })).error).toBeNull()
  })

  test('publishes the texts that wait, and counts them for what is missing', async () => {
    const tutor_id = await build({ status: 2, description: '', new_description: long })
    await database.drizzle.update(tutorLessons).set({ description: '', new_description: long }).where(eq(tutorLessons.tutor_id, tutor_id))
    expect((await call(calls.publishTutor, { tutor_id }, { as })).error).toBeNull()
    expect(await rowOf(tutor_id)).toMatchObject({ description: long, new_description: null })
    const [lesson] = await database.drizzle.select().from(tutorLessons).where(eq(tutorLessons.tutor_id, tutor_id))
    expect(lesson).toMatchObject({ description: long, new_description: null })
  })

  test('lets through what was read: a profile that was changed since is read first', async () => {
    const tutor_id = await build({ status: 2 })
    const version = async () => (await call(calls.getTutorForStaff, { id: tutor_id }, { as })).data.tutor.version
    const read = await version()
    const tutor = await signInAs({ tutor: tutor_id })
    expect(
      (await call(calls.saveOwnProfile, { tutor: { short_description: 'Звоните мне сразу, занятия за полцены' } }, { as: tutor })).error,
    ).toBeNull()
    expect((await call(calls.publishTutor, { tutor_id, version: read }, { as })).error).toBe('conflict')
    expect((await rowOf(tutor_id))?.status).toBe(2)
    expect((await call(calls.publishTutor, { tutor_id, version: await version() }, { as })).data).toEqual({ status: 3 })
  })

  test('tells the tutor, with the way to their page', async () => {
    const tutor_id = await build({ status: 2, email: 'tell-me@example.test' })
    await call(calls.publishTutor, { tutor_id }, { as })
    const [mail] = await database.drizzle.select().from(outbox).where(eq(outbox.recipient, 'tell-me@example.test'))
    expect(mail).toMatchObject({ template: 'tutor_published' })
    expect(mail?.text).toContain(`/user-${tutor_id}/`)
  })

  test('shows the tutor in the catalogue at once, and what takes them out does it at once', async () => {
    const tutor_id = await build({ status: 2, lessons: { 12: [68] } })
    const ids = async () => (await call(calls.getCatalogue, { query: 'repetitor/himiya/' })).data.tutors.tutors.map(({ id }) => id)
    await call(calls.publishTutor, { tutor_id }, { as })
    expect(await ids()).toEqual([tutor_id])
    await call(calls.deactivateTutor, { tutor_id }, { as })
    expect(await ids()).toEqual([])
  })
})

describe('sending back for revision', () => {
  test('asks what to mend', async () => {
    const tutor_id = await build({ status: 2 })
    const bare = { tutor_id, toggle: 'need_revision', value: true } as const
    expect((await call(calls.setTutorToggle, bare, { as })).error).toEqual({ revision_comment: 'required' })
    expect((await call(calls.setTutorToggle, { ...bare, revision_comment: 'нет' }, { as })).error).toHaveProperty('revision_comment')
  })

  test('keeps the comment, mails it and shows it to staff', async () => {
    const tutor_id = await build({ status: 2, email: 'mend@example.test' })
    await call(calls.setTutorToggle, { tutor_id, toggle: 'need_revision', value: true, revision_comment: 'Добавьте, где вы учились' }, { as })
    const { data } = await call(calls.getTutorForStaff, { id: tutor_id }, { as })
    expect(data.tutor).toMatchObject({ status: 7, revision_comment: 'Добавьте, где вы учились', toggles: { need_revision: true } })
    const [mail] = await database.drizzle.select().from(outbox).where(eq(outbox.recipient, 'mend@example.test'))
    expect(mail?.text).toContain('Добавьте, где вы учились')
  })
})

describe('a school tutor', () => {
  test('needs a number in the school', async () => {
    const tutor_id = await build({ school_tutor_id: null })
    expect((await call(calls.setSchoolTutor, { tutor_id }, { as })).error).toEqual({ school_tutor_id: 'required' })
    expect((await call(calls.setSchoolTutor, { tutor_id, school_tutor_id: 4123 }, { as })).data).toEqual({ status: 6 })
    expect(await rowOf(tutor_id)).toMatchObject({ status: 6, school_tutor_id: 4123 })
  })

  test.each([
    ['waits', 'sent', null],
    ['was taken', 'accepted', null],
    ['was refused', 'refused', { school_tutor_id: 'required' }],
  ] as const)('may wait for the number when the request to the school %s: %s leads to %o', async (_, state, error) => {
    const tutor_id = await build({ school_tutor_id: null })
    const answered_at = state === 'sent' ? null : new Date()
    await database.drizzle
      .insert(schoolCandidates)
      .values({ tutor_id, state, about: 'x', lesson_ids: [8], level_ids: [68], practice_id: 3, answered_at })
    expect((await call(calls.setSchoolTutor, { tutor_id }, { as })).error).toEqual(error)
    expect(await rowOf(tutor_id)).toMatchObject({ status: error ? 3 : 6, school_tutor_id: null })
  })

  test('needs a number that no other has, however staff give it', async () => {
    await build({ school_tutor_id: 4200 })
    const tutor_id = await build({ school_tutor_id: null })
    const taken = { school_tutor_id: 'not_unique' }
    expect((await call(calls.setSchoolTutor, { tutor_id, school_tutor_id: 4200 }, { as })).error).toEqual(taken)
    expect((await call(calls.saveTutor, { tutor: { id: tutor_id, school_tutor_id: 4200 } }, { as })).error).toEqual(taken)
    expect((await call(calls.saveTutor, { tutor: { id: tutor_id, school_tutor_id: 4201 } }, { as })).error).toBeNull()
    expect((await call(calls.saveTutor, { tutor: { id: tutor_id, school_tutor_id: 4201 } }, { as })).error).toBeNull()
  })
})

describe('the activity log', () => {
  test('tells newest first who changed the status from what to what', async () => {
    const tutor_id = await build({ status: 2 })
    await call(calls.publishTutor, { tutor_id }, { as })
    await call(calls.deactivateTutor, { tutor_id }, { as })
    const { data } = await call(calls.getTutorActivities, { tutor_id }, { as })
    expect(data).toMatchObject({ total_count: 2, page_size: 25, pages_count: 1 })
    expect(data.activities).toMatchObject([
      { action: 'status_changed', actor: { role: 'admin', name: 'Олена' }, changes: { tutor_status: [3, 4] } },
      { action: 'status_changed', changes: { tutor_status: [2, 3] } },
    ])
  })

  test('has 25 lines a page', async () => {
    const tutor_id = await build()
    const lines = Array.from({ length: 27 }, () => ({ tutor_id, actor_role: 'tutor' as const, action: 'login' as const }))
    await database.drizzle.insert(tutorActivities).values(lines)
    const pageOf = async (page: number) => (await call(calls.getTutorActivities, { tutor_id, page }, { as })).data.activities.length
    expect([await pageOf(1), await pageOf(2), await pageOf(3)]).toEqual([25, 2, 0])
  })

  test('of nobody is not_found', async () => expect((await call(calls.getTutorActivities, { tutor_id: 999_999 }, { as })).error).toBe('not_found'))
})
