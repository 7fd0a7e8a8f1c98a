import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { openSchool, type SchoolCandidate } from '../../../server/outside/school.ts'
import { signatureOf } from '../../../server/outside/signed.ts'
import { schoolCandidates } from '../../../server/school/table.ts'
import { tellCandidate } from '../../../server/school/tell-candidate.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const key = 'a key of the school'
const product = await useApp({ environment: { SCHOOL_WEBHOOK_KEY: key } })
const { app, call, clock, database, host, outside, settings, signInAs } = product
beforeAll(async () => {
  await buildReference(database)
  await database.pool.query('update lessons set is_school = (id in (8, 11))')
})

const about = 'Восемь лет готовлю к экзаменам по математике, занимаюсь онлайн.'
const request = { about, lessons: [8], levels: [68], practice_id: 4 as const, schedule: { 1: [31, 32] } }
const newTutor = async (row: Parameters<typeof buildTutor>[1] = {}) => {
  const tutor = await buildTutor(database, { lessons: { 8: [68] }, practice_id: 4, ...row })
  return { ...tutor, as: await signInAs({ tutor: tutor.id }) }
}
const send = (as: string, own: object = {}) => call(calls.sendSchoolCandidate, { candidate: { ...request, ...own } }, { as })
const read = async (as: string) => (await call(calls.getSchoolCandidate, {}, { as })).data
const mayAsk = async (as: string) => (await call(calls.getRole, {}, { as })).auth?.tutor_info?.potential_school_tutor
/** Hands what waits over, as the background does. */
async function deliver(school: Pick<typeof outside.school, 'enrol'> = outside.school) {
  const { rows } = await database.pool.query<{ id: number }>(
    "select (payload->>'id')::int as id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'tell_candidate'",
  )
  const job = jobOf({ database, settings, outside: { ...outside, school: { ...outside.school, ...school } }, log: app.log, clock: () => clock.now })
  for (const { id } of rows) await tellCandidate(job, id)
}
const answered = async (said: object) => {
  const payload = JSON.stringify(said)
  const headers = {
    host,
    'content-type': 'application/json',
    'x-signature': signatureOf(payload, key),
    'x-timestamp': String(clock.now.getTime() / 1000),
  }
  return (await app.inject({ method: 'POST', url: '/api/school/webhook', payload, headers })).statusCode
}

test.each<[string, () => Promise<{ id: number; levels: { id: number }[] }[] | null>, Record<number, number[]>]>([
  ['that it takes tutors for', async () => [{ id: 8, levels: [] }], { 8: [5, 68] }],
  [
    'of the levels that it teaches',
    async () => [
      { id: 8, levels: [{ id: 5 }] },
      { id: 11, levels: [{ id: 17 }] },
    ],
    { 8: [5] },
  ],
  ['of ours, when it names none', async () => null, { 8: [5, 68], 11: [68] }],
  ['of ours, when it does not answer', () => Promise.reject(new Error('the school answered 503')), { 8: [5, 68], 11: [68] }],
])('the school’s form offers the subjects %s', async (_, subjects, offered) => {
  const { as } = await newTutor({ lessons: { 8: [5, 68], 11: [68] } })
  const asked = vi.spyOn(outside.school, 'subjects').mockImplementation(subjects)
  database.cache.forget('all')
  const { lessons, levels } = await read(as)
  const { rows } = await database.pool.query<{ id: number }>('select id from levels order by sort, id')
  const named = new Set(Object.values(offered).flat())
  expect(levels.map(({ id }) => id)).toEqual(rows.flatMap(({ id }) => (named.has(id) ? [id] : [])))
  expect(Object.fromEntries(lessons.map(({ id, levels }) => [id, levels.map((level) => level.id)]))).toEqual(offered)
  await read(as)
  expect(asked).toHaveBeenCalledTimes(1)
  asked.mockRestore()
  database.cache.forget('all')
})

test.each<[string, { id: number; levels: { id: number }[] }[]]>([
  ['no subject at all', []],
  ['none of theirs', [{ id: 999, levels: [] }]],
  ['none of their levels', [{ id: 8, levels: [{ id: 5 }] }]],
])('a school that looks for tutors of %s is asked nothing by them', async (_, subjects) => {
  const { as } = await newTutor()
  const asked = vi.spyOn(outside.school, 'subjects').mockResolvedValue(subjects)
  database.cache.forget('all')
  expect(await read(as)).toMatchObject({ candidate: null, may_send: false, again_at: null, lessons: [] })
  asked.mockRestore()
  database.cache.forget('all')
})

test('a request names what the school looks for alone, as the form offers it', async () => {
  const { as } = await newTutor({ lessons: { 8: [5, 68], 11: [68] } })
  const wanted = [{ id: 8, levels: [{ id: 5 }] }]
  const asked = vi.spyOn(outside.school, 'subjects').mockResolvedValue(wanted)
  database.cache.forget('all')
  const errors = [await send(as, { lessons: [8, 11], levels: [5] }), await send(as), await send(as, { levels: [5] })].map(({ error }) => error)
  asked.mockRestore()
  database.cache.forget('all')
  expect(errors).toEqual([{ lessons: 'invalid_value' }, { levels: 'invalid_value' }, null])
})

test.each([
  ['has asked to be deleted', { status: 4, delete_requested_at: new Date(), status_before_delete: 3 }],
  ['is blocked', { status: 5 }],
])('a tutor who %s before the school was told stays unknown to it, and may ask anew on coming back', async (_, row) => {
  const { id, as } = await newTutor()
  await send(as)
  await database.drizzle.update(tutors).set(row).where(eq(tutors.id, id))
  const seen: number[] = []
  const enrol = async (_edition: unknown, { tutor_id }: SchoolCandidate) => {
    seen.push(tutor_id)
    return { status: 'received' as const, comment: '' }
  }
  await deliver({ enrol })
  expect(seen).not.toContain(id)
  await database.drizzle.update(tutors).set({ status: 3, delete_requested_at: null, status_before_delete: null }).where(eq(tutors.id, id))
  expect((await send(as)).error).toBeNull()
})

test('the school’s form has the levels of all subjects once, in the order of the edition', async () => {
  const { as } = await newTutor({ lessons: { 8: [68], 11: [6, 7, 68] } })
  const { lessons, levels } = await read(as)
  expect(lessons.map(({ levels }) => levels.map(({ id }) => id))).toEqual([[68], [7, 6, 68]])
  expect(levels.map(({ id }) => id)).toEqual([7, 6, 68])
})

test('the school’s form has no subject or level that is switched off, and who teaches no other is offered none', async () => {
  const [both, one] = [await newTutor({ lessons: { 8: [5, 68], 11: [68] } }), await newTutor({ lessons: { 11: [68] } })]
  const turn = async (active: boolean) => {
    await database.pool.query('update lessons set active = $1 where id = 11', [active])
    await database.pool.query('update levels set active = $1 where id = 5', [active])
    database.cache.forget('all')
  }
  await turn(false)
  const offered = (await read(both.as)).lessons.map(({ id, levels }) => [id, levels.map((level) => level.id)])
  const refused = [await send(both.as, { lessons: [11] }), await send(both.as, { levels: [5] }), await send(one.as, { lessons: [11] })]
  const may = await mayAsk(one.as)
  await turn(true)
  expect([offered, may, await mayAsk(one.as)]).toEqual([[[8, [68]]], false, true])
  expect(refused.map(({ error }) => error)).toEqual([{ lessons: 'not_taught', levels: 'not_taught' }, { levels: 'not_taught' }, 'wrong_status'])
})

test('a request waits for the school, which the tutor and staff read, and the menu offers no other', async () => {
  const { id, as } = await newTutor()
  expect([await mayAsk(as), await read(as)]).toEqual([
    true,
    expect.objectContaining({ candidate: null, may_send: true, lessons: [expect.objectContaining({ id: 8 })] }),
  ])
  const sent = await send(as)
  expect(sent.data).toMatchObject({ candidate: { state: 'sent', about }, may_send: false })
  expect(await mayAsk(as)).toBe(false)
  const staff = await signInAs({ admin: (await buildAdmin(database)).id })
  expect((await call(calls.getTutorSchoolCandidate, { id }, { as: staff })).data.candidate).toMatchObject({
    state: 'sent',
    about,
    lessons: [expect.any(String)],
  })
})

test('the school hears who it is, what they teach and when; the sandbox accepts who has practised for three years, and refuses others', async () => {
  const [old, young] = [await newTutor({ email: 'old@example.test' }), await newTutor()]
  await send(old.as)
  await send(young.as, { practice_id: 2 })
  const seen: SchoolCandidate[] = []
  const { enrol } = openSchool({ ...settings, schoolApi: undefined })
  await deliver({
    enrol: async (edition, candidate) => {
      seen.push(candidate)
      return enrol(edition, candidate)
    },
  })
  expect(seen.find(({ tutor_id }) => tutor_id === old.id)).toMatchObject({
    ...{ name: 'Айгерим', email: 'old@example.test', practice_id: 4, about, schedule: { 1: [31, 32] } },
    ...{ lessons: [{ id: 8 }], levels: [{ id: 68 }] },
  })
  expect([(await read(old.as)).candidate?.state, (await read(young.as)).candidate?.state]).toEqual(['accepted', 'refused'])
  expect((await send(old.as)).error).toBe('wrong_status')
})

test('a school that could not be reached hears nothing more of a tutor who was deleted meanwhile', async () => {
  const { id, as } = await newTutor({ email: 'gone@example.test' })
  await send(as)
  const removed = await call(calls.removeTutor, { tutor_id: id }, { as: await signInAs({ admin: (await buildAdmin(database)).id }) })
  const seen: number[] = []
  await deliver({
    async enrol(_, { tutor_id }) {
      seen.push(tutor_id)
      return { status: 'received', comment: '' }
    },
  })
  expect([removed.error, seen]).toEqual([null, expect.not.arrayContaining([id])])
})

test('a school that answers later does so by a signed word, once', async () => {
  const { id, as } = await newTutor()
  await send(as)
  await deliver({ enrol: async () => ({ status: 'received', comment: '' }) })
  expect((await read(as)).candidate?.state).toBe('sent')
  expect(await answered({ tutor_id: id, status: 'refused', comment: 'Нет мест' })).toBe(200)
  expect(await answered({ tutor_id: id, status: 'accepted' })).toBe(200)
  expect((await read(as)).candidate).toMatchObject({ state: 'refused', comment: 'Нет мест' })
  expect(await answered({ tutor_id: id, status: 'perhaps' })).toBe(400)
})

test('one is sent in thirty days, however many are tried at once', async () => {
  const { id, as } = await newTutor()
  const errors = (await Promise.all(Array.from({ length: 10 }, () => send(as)))).map(({ error }) => error)
  expect(errors.filter((error) => error === null)).toHaveLength(1)
  expect(new Set(errors)).toEqual(new Set([null, 'duplicate_request']))
  await answered({ tutor_id: id, status: 'refused' })
  clock.move({ days: 30, seconds: -1 })
  const later = await signInAs({ tutor: id })
  expect((await send(later)).error).toBe('duplicate_request')
  expect((await read(later)).again_at).toBe(Math.floor(clock.now.getTime() / 1000) + 1)
  clock.move({ seconds: 1 })
  expect((await send(later)).error).toBeNull()
  await expect(
    database.drizzle.insert(schoolCandidates).values({ tutor_id: id, about, lesson_ids: [8], level_ids: [68], practice_id: 3 }),
  ).rejects.toThrow()
})

test('the number of another teacher is refused, and the request waits for one of its own', async () => {
  const { id, as } = await newTutor()
  await buildTutor(database, { school_tutor_id: 8123 })
  await send(as)
  const accepted = { tutor_id: id, status: 'accepted', school_tutor_id: 8123 }
  expect([await answered(accepted), (await read(as)).candidate?.state]).toEqual([400, 'sent'])
  expect([await answered({ ...accepted, school_tutor_id: 8124 }), (await read(as)).candidate?.state]).toEqual([200, 'accepted'])
})

test('the number that the school gives is newer than a form of staff that was opened before', async () => {
  const { id, as } = await newTutor()
  const staff = await signInAs({ admin: (await buildAdmin(database)).id })
  const opened = (await call(calls.getTutorForStaff, { id }, { as: staff })).data.tutor
  await send(as)
  await answered({ tutor_id: id, status: 'accepted', school_tutor_id: 8125 })
  const saved = await call(calls.saveTutor, { tutor: { id, version: opened.version, school_tutor_id: opened.school_tutor_id } }, { as: staff })
  expect([saved.error, saved.data]).toEqual(['conflict', { fields: { school_tutor_id: { yours: null, theirs: 8125 } } }])
})

describe('a request is refused', () => {
  test.each<[string, object, object]>([
    ['a text of 49 letters', { about: 'x'.repeat(49) }, { about: 'too_small' }],
    ['a text of 3001', { about: 'x'.repeat(3001) }, { about: 'too_big' }],
    ['no subject', { lessons: [] }, { lessons: 'too_small' }],
    ['no level', { levels: [] }, { levels: 'too_small' }],
    ['a subject that the tutor does not teach', { lessons: [11] }, { lessons: 'not_taught' }],
    ['a level that the tutor does not teach', { levels: [999] }, { levels: 'not_taught' }],
    ['less than a year of practice', { practice_id: 1 }, { practice_id: 'invalid_value' }],
    ['a slot of no day', { schedule: { 8: [1] } }, { 'schedule.8': 'invalid_key' }],
  ])('with %s', async (_, own, error) => {
    const { as } = await newTutor()
    const answer = await send(as, own)
    expect([answer.code, Object.keys(answer.error ?? {})[0]]).toEqual([400, Object.keys(error)[0]])
    expect((await read(as)).candidate).toBeNull()
  })

  test.each<[string, object]>([
    ['is not published', { status: 2 }],
    ['does not work online', { work_online: false }],
    ['teaches nothing that the school does', { lessons: { 40: [] } }],
  ])('of who %s, and there is no page for them', async (_, row) => {
    const { as } = await newTutor(row)
    expect((await send(as)).error).toBe('wrong_status')
    expect((await call(calls.getSchoolCandidate, {}, { as })).error).toBe('not_found')
  })
})
