import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../../schemas/index.ts'
import { jobOf } from '../../../../server/jobs/job.ts'
import { outbox } from '../../../../server/outbox/table.ts'
import { askToConfirmSchedules } from '../../../../server/profiles/own/confirm-schedule.ts'
import { seal, unseal } from '../../../../server/seal.ts'
import { tutorDocuments, tutorLessons, tutors } from '../../../../server/tutors/table.ts'
import { isoDay } from '../../../../theme/dates.ts'
import { useApp } from '../../../app.ts'
import { buildReference } from '../../../build/reference.ts'
import { buildTutor } from '../../../build/tutors.ts'

const { app, call, clock, database, edition, host, outside, settings, signInAs } = await useApp({ environment: { RATE_UPLOADS: '4/1h' } })

beforeAll(() => buildReference(database))

const long = (word: string) => `${word}. Объясняю так, чтобы ученик сам пришёл к правилу. `.repeat(5).trim()
const [published, fresh] = [long('Старое'), long('Новое')]
type Save = NonNullable<Parameters<typeof call<typeof calls.saveOwnProfile>>[1]>['tutor']
/** All that TUT-7 asks for. */
const whole = { birth_date: '1990-05-01', description: published, short_description: 'Понятные шаги вместо правил наизусть' }

async function enter(row: Parameters<typeof buildTutor>[1] = {}) {
  const { id } = await buildTutor(database, { ...whole, ...row })
  await database.drizzle.update(tutorLessons).set({ description: published }).where(eq(tutorLessons.tutor_id, id))
  const as = await signInAs({ tutor: id })
  return {
    id,
    as,
    save: (tutor: Save) => call(calls.saveOwnProfile, { tutor }, { as }),
    read: async () => (await call(calls.getOwnProfile, {}, { as })).data.tutor,
    row: async () => (await database.drizzle.select().from(tutors).where(eq(tutors.id, id)))[0],
  }
}

describe("a tutor's own profile", () => {
  const secret = ['password_hash', 'password', 'admin_comment', 'toggles', 'favorite', 'school_tutor_id', 'last_login_at', 'points_first_diploma']

  test('says nothing that is for staff alone', async () => {
    const { read } = await enter({ admin_comment: 'Тайна' })
    for (const name of secret) expect(await read()).not.toHaveProperty(name)
  })

  test('has a home that is named twice once, and two of one city where their addresses differ', async () => {
    const { save, read } = await enter()
    const home = { city_id: 9, district_id: null, subdistrict_id: null }
    const sent = ['Абая 10', 'Абая 10 ', 'Абая 12'].map((address) => ({ ...home, address }))
    expect((await save({ locations: { home: { work_home: true, locations: sent } } })).error).toBeNull()
    expect((await read()).locations.home.locations).toEqual([
      { ...home, address: 'Абая 10' },
      { ...home, address: 'Абая 12' },
    ])
  })

  test('of which a newer version was saved is a conflict with both values of each field that differs, and stays as it is', async () => {
    const { save, read } = await enter({ langs: [2] })
    const { version } = await read()
    await save({ version, langs: [3] })
    const refused = await save({ version, langs: [2], sex: 1 })
    expect([refused.error, refused.data]).toEqual(['conflict', { fields: { langs: { yours: [2], theirs: [3] } } }])
    expect((await read()).langs).toEqual([3])
    expect((await save({ version: version + 1, langs: [2] })).error).toBeNull()
  })

  test('has no contacts in what is public as soon as it is saved', async () => {
    const { save, row, id } = await enter({ name: 'Анна' })
    const sent = { name: 'Анна +7 701 123 45 67', last_name: '@anna_math', university_name: 'anna-math.kz' }
    expect((await save(sent)).error).toEqual({ name: 'contacts', last_name: 'contacts', university_name: 'contacts' })
    expect((await save({ name: 'Анна-Мария', university_name: 'КазНУ им. аль-Фараби, 2012' })).error).toBeNull()
    expect(await row()).toMatchObject({ id, name: 'Анна-Мария' })
  })

  test.each([1, 2, 3, 4, 6, 7])('in status %i can be saved as it was read, and nothing changes', async (status) => {
    const { id, save, read } = await enter({
      ...{
        status,
        email_confirmed: true,
        langs: [2, 3],
        schedule: { 1: [20, 21] },
        homes: [{ city_id: 9, district_id: 901 }],
        travels: [{ city_id: 13 }],
      },
      ...{ speciality: 'Математик', university_name: 'КазНУ', communication_apps: [{ app: 'zoom', account: 'me' }], lessonRates: { 8: 6000 } },
      ...(status === 3 && { new_description: fresh, new_speciality: 'Физик' }),
      ...(status === 1 && { description: '', practice_id: null }),
      documents: ['d.pdf'],
    })
    await database.drizzle.insert(tutorDocuments).values({ tutor_id: id, file: 'e.webp', description: '' })
    await save({}) // the score is counted anew
    const before = await read()
    const { error, data } = await save(before as never)
    expect(error).toBeNull()
    expect(data.tutor).toEqual({ ...before, version: before.version + 1 })
  })

  test('leaves phone, e-mail and what is staff’s as they are, whatever a save says of them', async () => {
    const { save, row } = await enter()
    await save({}) // what is counted of a tutor is counted
    const before = await row()
    const taken = { email: 'other@example.test', phone_plain: '7015550199', email_confirmed: true, phone_confirmed: true, status: 3, verified: true }
    const { error } = await save({ ...taken, admin_comment: 'я', school_tutor_id: 5, points_first_diploma: 5, wallet_balance: 9, sex: 2 } as never)
    expect(error).toBeNull()
    const after = await row()
    expect({ ...after, version: 0, score: 0, score_parts: {} }).toEqual({ ...before, sex: 2, version: 0, score: 0, score_parts: {} })
  })
})

describe('a draft', () => {
  test.each([1, 7])('in status %i may lack fields, which the answer names', async (status) => {
    const { save, row } = await enter({ status, sex: null, description: '', practice_id: null })
    const { data, error } = await save({ short_description: '' })
    expect(error).toBeNull()
    expect(data.missing).toEqual(['sex', 'short_description', 'description', 'practice_id'])
    expect((await row())?.status).toBe(status)
  })

  test.each([1, 7])('in status %i goes to staff as soon as it is complete, and they are told', async (status) => {
    const { id, save } = await enter({ status, description: '', revision_comment: 'Опишите уроки' })
    const { data } = await save({ description: fresh })
    expect(data).toMatchObject({ missing: [], tutor: { status: 2, description: fresh, new_description: null } })
    const mails = await database.drizzle.select().from(outbox).where(eq(outbox.template, 'staff_profile_sent'))
    expect(mails.at(-1)).toMatchObject({ recipient: edition.supportEmail, text: expect.stringContaining(`/panel/users_show/${id}/show`) })
    const sent = mails.length
    await save({ sex: 2 })
    expect(await database.drizzle.$count(outbox, eq(outbox.template, 'staff_profile_sent'))).toBe(sent)
  })

  test('is not complete as long as one of its subjects has no level', async () => {
    const { save } = await enter({ status: 1 })
    expect((await save({ lesson_levels: { 8: [68], 13: [] } })).data).toMatchObject({ missing: ['lesson_levels'], tutor: { status: 1 } })
  })

  test.each([2, 3, 4, 6])('a profile in status %i is none: it may not lose what it needs', async (status) => {
    const { save, row } = await enter({ status })
    const { code, error } = await save({ description: '', rate_id: null, locations: { online: { work_online: false } } })
    expect([code, error]).toEqual([400, { description: 'required', rate_id: 'required', locations: 'place_required' }])
    expect((await row())?.description).toBe(published)
  })
})

describe('texts of a tutor', () => {
  test.each([3, 4, 6])('in status %i wait for staff, all else is there at once', async (status) => {
    const { id, save, row } = await enter({ status })
    const { data } = await save({ description: fresh, speciality: 'Физик', lesson_descriptions: { 8: fresh }, practice_id: 5 })
    expect(data.tutor).toMatchObject({ description: published, new_description: fresh, new_speciality: 'Физик', practice_id: 5 })
    expect(data.tutor.lesson_descriptions).toEqual({ 8: { description: published, new_description: fresh } })
    expect((await row())?.description).toBe(published)
    const { profile } = (await call(calls.getTutor, { id })).data
    expect(profile).toMatchObject({ description: published, practice: { id: 5 } })
  })

  test('that are the published ones again wait no more', async () => {
    const { save } = await enter({ new_description: fresh })
    expect((await save({ description: published })).data.tutor.new_description).toBeNull()
  })

  test.each([1, 2, 7])('in status %i are the words of the profile at once', async (status) => {
    const { save } = await enter({ status, description: published })
    expect((await save({ description: fresh })).data.tutor).toMatchObject({ description: fresh, new_description: null })
  })
})

describe.each([1, 2, 3, 7])('a save in status %i', (status) => {
  test('takes the birthday of one who is eighteen today', async () => {
    const { save } = await enter()
    const birth_date = isoDay(clock.now.getTime() / 1000, edition).replace(/^\d+/, (year) => String(Number(year) - 18))
    expect((await save({ birth_date })).data.tutor.birth_date).toBe(birth_date)
  })

  test.each<[string, object, string]>([
    ['a short text about oneself', { description: 'мало' }, 'description'],
    ['a long text about oneself', { description: 'а'.repeat(3001) }, 'description'],
    ['a short first line', { short_description: 'а'.repeat(29) }, 'short_description'],
    ['a speciality of one letter', { speciality: 'а' }, 'speciality'],
    ['a short text of a subject', { lesson_descriptions: { 8: 'мало' } }, 'lesson_descriptions.8.description'],
    ['a birthday that is no day', { birth_date: '1990-02-31' }, 'birth_date'],
    ['a birthday to come', { birth_date: '2030-01-01' }, 'birth_date'],
    ['a tutor of under eighteen', { birth_date: `${clock.now.getUTCFullYear() - 18}-12-31` }, 'birth_date'],
    ['a third sex', { sex: 3 }, 'sex'],
    ['a third kind of teacher', { prof: 0 }, 'prof'],
    ['a sixth experience', { practice_id: 6 }, 'practice_id'],
    ['a year of graduation before 1950', { university_graduation_year: 1949 }, 'university_graduation_year'],
    ['a year of graduation too far ahead', { university_graduation_year: 2033 }, 'university_graduation_year'],
    ['a degree that the country has not', { university_degree_name_id: 99 }, 'university_degree_name_id'],
    ['a university that is none', { university_id: 999_999 }, 'university_id'],
    ['a link to no video', { youtube_video: 'https://example.com/watch?v=aqz-KE-bpKQ' }, 'youtube_video'],
    ['an unknown app', { online_communication_app: [{ app: 'icq', account: 'me' }] }, 'online_communication_app.0.app'],
    ['an unknown language', { langs: [99] }, 'langs.0'],
    ['a language of another country', { lang: 'pl' }, 'lang'],
    ['an unknown subject', { lesson_levels: { 999: [68] } }, 'lesson_levels'],
    ['a level of another subject', { lesson_levels: { 8: [68, 999] } }, 'lesson_levels'],
    ['eleven subjects', { lesson_levels: Object.fromEntries(Array.from({ length: 11 }, (_, n) => [n + 1, []])) }, 'lesson_levels'],
    ['a price that is no point', { rate_id: 5001 }, 'rate_id'],
    ["a subject's price that is no point", { lesson_rates: { 8: 5001 } }, 'lesson_rates'],
    ['one subject by two names', { lesson_rates: { '08': 5000, 8: 6000 } }, 'lesson_rates.08'],
    ['an unknown city', { locations: { travel: { work_travel: true, locations: { 999: {} } } } }, 'locations.travel'],
    ['a district of another city', { locations: { travel: { work_travel: true, locations: { 13: { 901: [] } } } } }, 'locations.travel'],
    ['a home without a city', { locations: { home: { work_home: true } } }, 'locations.home'],
    ['a slot after midnight', { schedule: { 1: [49] } }, 'schedule.1.0'],
    ['an eighth day', { schedule: { 8: [1] } }, 'schedule.8'],
    ['a document with a word of one letter', { documents: { 1: { description: 'а' } } }, 'documents.1.description'],
  ])('refuses %s at its field', async (_, fields, field) => {
    const { save, row } = await enter({ status })
    const before = await row()
    const { code, error } = await save(fields as Save)
    expect([code, Object.keys(error ?? {})]).toEqual([400, [field]])
    expect(await row()).toEqual(before)
  })
})

test('a save names all that is wrong with it in one answer, dates and records too', async () => {
  const { save, row } = await enter({ status: 3 })
  const before = await row()
  const wrong = {
    description: 'мало',
    sex: 3,
    birth_date: '2030-01-01',
    lang: 'pl',
    lesson_levels: { 8: [999] },
    youtube_video: 'https://example.com/',
  }
  const { code, error } = await save(wrong as never)
  expect([code, Object.keys(error ?? {}).toSorted()]).toEqual([400, Object.keys(wrong).toSorted()])
  expect(await row()).toEqual(before)
})

test.each<[string, [number, number], (words: string) => Save]>([
  ['short_description', [30, 150], (short_description) => ({ short_description })],
  ['description', [200, 3000], (description) => ({ description })],
  ['speciality', [2, 150], (speciality) => ({ speciality })],
  ['lesson_descriptions.8.description', [50, 1500], (text) => ({ lesson_descriptions: { 8: text } })],
])('%s has from %j letters', async (field, [least, most], of) => {
  const { save } = await enter({ status: 1 })
  const lengths = [least - 1, least, most, most + 1]
  const errors: unknown[] = []
  for (const length of lengths) errors.push((await save(of('ф'.repeat(length)))).error)
  expect(errors).toEqual([{ [field]: 'too_small' }, null, null, { [field]: 'too_big' }])
})

describe('documents', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n')
  async function send(as: string, tutor: object, files: [bytes: Buffer, type: string][]) {
    const form = new FormData()
    form.append('tutor', JSON.stringify(tutor))
    for (const [bytes, type] of files) form.append('new_documents[]', new Blob([new Uint8Array(bytes)], { type }), 'диплом.pdf')
    const sent = new Response(form)
    const headers = { host, origin: `http://${host}`, 'content-type': sent.headers.get('content-type') ?? '' }
    const payload = Buffer.from(await sent.arrayBuffer())
    return (await app.inject({ method: 'POST', url: '/api/tutor/profile/save', headers, cookies: { sid: as }, payload })).json()
  }
  const named = { new_documents_descriptions: ['Диплом'] }

  test('come with the save, wait, and are read by their tutor alone', async () => {
    const one = await enter()
    const { data, error } = await send(one.as, named, [[pdf, 'application/pdf']])
    expect(error).toBeNull()
    const [[id = '', document] = []] = Object.entries((data.tutor as calls.OwnProfile).documents)
    expect(document).toMatchObject({ description: 'Диплом', approved: false, state: 'waiting', type: 'pdf' })
    const ask = (as: string) => call(calls.getOwnDocument, { document_id: Number(id) }, { as })
    const read = await ask(one.as)
    expect(read.bytes).toEqual(pdf)
    expect(read.headers['cache-control']).toContain('no-store')
    expect((await ask((await enter()).as)).error).toBe('not_found')
  })

  test('sent once more with the same words, as when the answer was lost, are one; what staff refused is another', async () => {
    const { as, read } = await enter()
    const sendOne = (words: string[]) => send(as, { new_documents_descriptions: words }, [[pdf, 'application/pdf']])
    const there = async () => Object.entries((await read()).documents)
    for (const words of ['Диплом', 'Диплом', 'Сертификат']) expect((await sendOne([words])).error).toBeNull()
    expect((await there()).map(([, { description }]) => description)).toEqual(['Диплом', 'Сертификат'])
    const [[id] = []] = await there()
    await database.drizzle
      .update(tutorDocuments)
      .set({ comment: 'Не видно печати' })
      .where(eq(tutorDocuments.id, Number(id)))
    expect((await sendOne(['Диплом'])).error).toBeNull()
    expect(await there()).toHaveLength(3)
  })

  test('are sent once more though they were the last that a tutor may have; one more is too many', async () => {
    const { as, read } = await enter({ documents: Array.from({ length: 19 }, (_, n) => `${n}.pdf`) })
    const sendOne = (words: string) => send(as, { new_documents_descriptions: [words] }, [[pdf, 'application/pdf']])
    for (const _ of [1, 2]) expect((await sendOne('Сертификат')).error).toBeNull()
    expect((await sendOne('Справка')).error).toEqual({ new_documents: 'too_many_files' })
    expect(Object.keys((await read()).documents)).toHaveLength(20)
  })

  test('that a save leaves out are removed; without a word on them all stay', async () => {
    const { save, read } = await enter({ documents: ['a.pdf', 'b.pdf'] })
    const [first = ''] = Object.keys((await read()).documents)
    await save({ sex: 2 })
    expect(Object.keys((await read()).documents)).toHaveLength(2)
    const { data } = await save({ documents: { [first]: { description: 'Сертификат' } } })
    expect(Object.values(data.tutor.documents)).toMatchObject([{ description: 'Сертификат' }])
  })

  test('whose words their tutor changes wait for staff again, out of the profile; those with the same words stay', async () => {
    const { id, save, read } = await enter({ documents: ['c.pdf', 'd.pdf'] })
    const [changed = '', same = ''] = Object.keys((await read()).documents)
    const { data } = await save({ documents: { [changed]: { description: 'Звоните мне' }, [same]: { description: 'Диплом' } } })
    expect(Object.values(data.tutor.documents).map(({ state }) => state)).toEqual(['waiting', 'approved'])
    expect((await call(calls.getTutor, { id })).data.profile?.documents).toMatchObject([{ description: 'Диплом' }])
  })

  test.each<[string, object, Buffer, string, unknown]>([
    ['without a word on what it is', {}, pdf, 'application/pdf', { new_documents_descriptions: 'required' }],
    ['that is a page', named, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'application/pdf', 'file_type'],
    ['that is empty', named, Buffer.alloc(0), 'application/pdf', 'file_type'],
  ])('%s are refused, and nothing is saved', async (_, words, bytes, type, expected) => {
    const { as, row } = await enter()
    const before = await row()
    expect((await send(as, { ...words, sex: 2 }, [[bytes, type]])).error).toEqual(expected)
    expect(await row()).toEqual(before)
  })

  test('are as many in an hour as the setting says', async () => {
    const { as } = await enter()
    const four = { new_documents_descriptions: ['Диплом', 'Диплом', 'Диплом', 'Диплом'] }
    const files = Array.from({ length: 4 }, (_, n): [Buffer, string] => [Buffer.concat([pdf, Buffer.from([n])]), 'application/pdf'])
    expect((await send(as, four, files)).error).toBeNull()
    expect((await send(as, named, [[pdf, 'application/pdf']])).error).toBe('too_many_requests')
    clock.move({ hours: 1, seconds: 1 })
    expect((await send(as, named, [[pdf, 'application/pdf']])).error).toBeNull()
  })
})

test('what a tutor is, a private one or a teacher, is said of oneself alone', async () => {
  const { id, as, read } = await enter()
  const other = await buildTutor(database)
  expect((await call(calls.setProf, { tutor_id: other.id, prof: 2 }, { as })).error).toBe('forbidden')
  expect((await call(calls.setProf, { tutor_id: id, prof: 2 }, { as })).data).toEqual({ prof: 2 })
  expect((await read()).prof).toBe(2)
})

test('free time that is confirmed counts as fresh', async () => {
  const { id, as } = await enter({ schedule: { 1: [20] }, schedule_updated_at: new Date('2026-01-01') })
  const isFresh = async () => (await call(calls.getTutor, { id })).data.profile?.schedule_updated_recently
  expect(await isFresh()).toBe(false)
  expect((await call(calls.confirmSchedule, {})).error).toBe('token_invalid')
  await call(calls.confirmSchedule, {}, { as })
  expect(await isFresh()).toBe(true)
})

test('free time that was not touched for a week is asked about by mail, whose code confirms it without a session', async () => {
  const { id, row } = await enter({ schedule: { 1: [20] }, schedule_updated_at: clock.now })
  const mailOf = async () =>
    (
      await database.drizzle
        .select()
        .from(outbox)
        .where(eq(outbox.recipient, (await row())?.email ?? ''))
    ).at(-1)
  const job = jobOf({ database, settings, outside, log: app.log, clock: () => clock.now })
  await askToConfirmSchedules(job)
  expect(await mailOf()).toBeUndefined()
  clock.move({ days: 8 })
  await askToConfirmSchedules(job)
  const code = /code=([\w-]+)/.exec((await mailOf())?.text ?? '')?.[1] ?? ''
  const elsewhere = seal(unseal(code, settings.secret, 'schedule kz') ?? '', settings.secret, 'schedule pl')
  const expectWorthless = async (code: string) => {
    for (const asked of [calls.checkSchedule, calls.confirmSchedule]) expect((await call(asked, { code })).error).toBe('token_invalid')
  }
  for (const wrong of [code.slice(1), 'nonsense', `${id}`, elsewhere]) await expectWorthless(wrong)
  const before = (await row())?.schedule_updated_at
  expect((await call(calls.checkSchedule, { code })).error).toBeNull()
  expect((await row())?.schedule_updated_at).toEqual(before)
  expect((await call(calls.confirmSchedule, { code })).error).toBeNull()
  expect((await row())?.schedule_updated_at).toEqual(clock.now)
  await database.drizzle.update(tutors).set({ status: 9 }).where(eq(tutors.id, id))
  await expectWorthless(code)
  await database.drizzle.update(tutors).set({ status: 3 }).where(eq(tutors.id, id))
  clock.move({ days: 15 })
  await expectWorthless(code)
})
