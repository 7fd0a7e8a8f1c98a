import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { locales } from '../../../locales/index.ts'
import {
  getAdditionalSchoolRequest,
  makeAdditionalSchoolRequest,
  makePersonalRequest,
  makeSchoolRequest,
  makeShortRequest,
  makeShortSchoolRequest,
} from '../../../schemas/index.ts'
import { clients } from '../../../server/clients/table.ts'
import { orderLessons, orders, orderTutors } from '../../../server/orders/table.ts'
import { lessons, levels } from '../../../server/reference/table.ts'
import { schoolSettings } from '../../../server/school/table.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { counter } from '../../build/count.ts'
import { lastMessageTo } from '../../build/messages.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const app = await useApp()
const { call, database, signInAs } = app
const { drizzle } = database
await buildReference(database)
const ENGLISH = 13
const OWN = 11
const TWIN = 117
await drizzle.update(lessons).set({ is_school: true }).where(eq(lessons.id, ENGLISH))
await drizzle.update(lessons).set({ is_school: false }).where(eq(lessons.id, OWN))
database.cache.forget('all')
const ofSchool = await buildTutor(database, { status: 6, lessons: { [ENGLISH]: [68] } })
const own = await buildTutor(database, { lessons: { [ENGLISH]: [68] } })
const teacher = await buildTutor(database, { lessons: { [OWN]: [68] } })
const next = counter()

const contact = () => ({
  client_name: 'Дана',
  phone_plain: `705${String(next()).padStart(7, '0')}`,
  phone_default_country_code: 1,
  email: `dana${next()}@example.test`,
  privacy: true,
})
const short = (row: object = {}, sender = {}) =>
  call(makeShortSchoolRequest, { lesson_id: ENGLISH, time_intervals: [3], ...contact(), ...row }, sender)
const whole = (row: object = {}, sender = {}) =>
  call(makeSchoolRequest, { request: { lesson_id: ENGLISH, time_intervals: [3, 4], ...contact(), ...row } }, sender)
const orderOf = async (id: number) => (await drizzle.select().from(orders).where(eq(orders.id, id)))[0]

describe('the short form of the school', () => {
  test('makes an order of the school, hands it over, signs a new client in and tells their contact back', async () => {
    const typed = contact()
    const { status, data, session } = await short(typed)
    expect(status).toBe('success')
    expect(data).toMatchObject({ client_email: typed.email, client_phone_plain: `+7${typed.phone_plain}`, client_phone_default_country_code: 1 })
    expect(session).toBeTruthy()
    expect(await orderOf(data.id)).toMatchObject({
      kind: 'school',
      status: 10,
      client_id: data.client_id,
      time_intervals: [3],
      location_at_online: true,
    })
    const { rows } = await database.pool.query("select payload from graphile_worker._private_jobs where payload ->> 'id' = $1", [String(data.id)])
    expect(rows).toHaveLength(1)
  })

  test('tells a phone of another country back with its own, whichever was chosen', async () => {
    const { data } = await short({ phone_plain: '+45 12 98 00 01' })
    expect(data).toMatchObject({ client_phone_plain: '+4512980001', client_phone_default_country_code: 0 })
  })

  test('tells the client of the school that will call, not of tutors who answer', async () => {
    const typed = contact()
    await short(typed)
    const { template, text } = await lastMessageTo(app, typed.email)
    expect([template, text.includes(locales.ru.mails.templates.client_order_at_school.text[1] as string)]).toEqual(['client_order_at_school', true])
  })

  test.each<[object, Record<string, string>]>([
    [{ client_name: 'Д' }, { client_name: 'too_small' }],
    [{ client_name: 'Д'.repeat(51) }, { client_name: 'too_big' }],
    [{ email: '' }, { email: 'invalid_format' }],
    [{ email: 'dana@example.museum' }, { email: 'invalid_format' }],
    [{ phone_plain: '123' }, { phone_plain: 'phone_length' }],
    [{ time_intervals: [] }, { time_intervals: 'too_small' }],
    [{ time_intervals: [1, 2] }, { time_intervals: 'too_big' }],
    [{ time_intervals: [6] }, { 'time_intervals.0': 'invalid_value' }],
    [{ privacy: false }, { privacy: 'required' }],
    [{ privacy: undefined }, { privacy: 'required' }],
    [{ lesson_id: OWN }, { lesson_id: 'not_found' }],
    [{ lesson_id: 9999 }, { lesson_id: 'not_found' }],
    [
      { phone_plain: '123', privacy: false },
      { phone_plain: 'phone_length', privacy: 'required' },
    ],
  ])('names what is wrong with %j', async (row, error) => {
    const answer = await short(row)
    expect([answer.code, answer.error]).toEqual([400, error])
  })

  test('is for no level that is switched off, in the whole form too', async () => {
    const turn = async (active: boolean) => {
      await drizzle.update(levels).set({ active }).where(eq(levels.id, 68))
      database.cache.forget('all')
    }
    await turn(false)
    const { error } = await whole({ level_id: 68, tutor_id: ofSchool.id })
    await turn(true)
    expect(error).toEqual({ level_id: 'not_found' })
  })

  test('is taken once within ten minutes', async () => {
    const typed = contact()
    await short(typed)
    expect((await short(typed)).error).toBe('duplicate_request')
  })

  test('is refused to whom staff have blocked', async () => {
    const client = await buildClient(database, { blacklisted: true })
    expect((await short({ phone_plain: client.phone?.slice(2) })).error).toBe('blacklisted')
  })

  test('tells nobody the contact of a known client, and signs nobody in as them', async () => {
    const known = await buildClient(database, { email: 'known@example.test' })
    const { data, session } = await short({ phone_plain: known.phone?.slice(2), email: 'typed@example.test' })
    expect(data).toMatchObject({ client_id: known.id, login_by: 'phone', client_email: 'typed@example.test' })
    expect(session).not.toBe(await signInAs({ client: known.id }))
    expect(JSON.stringify(data)).not.toContain('known@example.test')
  })
})

describe('the whole form of the school', () => {
  test('asks for a tutor of the school, a level and a package', async () => {
    const { data } = await whole({ tutor_id: ofSchool.id, level_id: 68, package_id: 16, wishes: 'IELTS' })
    expect(await orderOf(data.id)).toMatchObject({ kind: 'school', status: 10, wishes: 'IELTS', time_intervals: [3, 4], package_id: 16 })
    expect(await drizzle.select().from(orderLessons).where(eq(orderLessons.order_id, data.id))).toMatchObject([{ lesson_id: ENGLISH, level_id: 68 }])
    expect(await drizzle.select().from(orderTutors).where(eq(orderTutors.order_id, data.id))).toMatchObject([{ tutor_id: ofSchool.id }])
  })

  test.each<[object, unknown]>([
    [{ tutor_id: own.id }, 'tutor_unavailable'],
    [{ tutor_id: 9999 }, 'tutor_unavailable'],
    [{ package_id: 8 }, { tutor_id: 'required' }],
    [{ tutor_id: ofSchool.id, package_id: 7 }, { package_id: 'invalid_value' }],
    [{ level_id: 9999 }, { level_id: 'not_found' }],
    [{ time_intervals: [1, 2, 3, 4, 5, 1] }, { time_intervals: 'too_big' }],
  ])('refuses %j', async (row, error) => {
    expect((await whole(row)).error).toEqual(error)
  })
})

describe('a further request for the school', () => {
  const asked = async (row: object = {}) => {
    const request = { lesson_levels: { [ENGLISH]: [68], [OWN]: [] }, location_at_online: true, ...contact(), ...row }
    return call(makeShortRequest, { request })
  }
  const further = (order_id: number, lesson_rname: string, as?: string) =>
    call(makeAdditionalSchoolRequest, { order_id, lesson_rname }, as ? { as } : {})

  test('is a child of the first, of the named subject alone, once', async () => {
    const { data, session } = await asked()
    const [lesson] = await drizzle.select().from(lessons).where(eq(lessons.id, ENGLISH))
    const answer = await further(data.order_id, String(lesson?.rname.ru), session)
    expect(answer).toMatchObject({ status: 'success', data: { client_id: data.client_id } })
    expect(await orderOf(answer.data.id)).toMatchObject({ kind: 'school', status: 10, parent_order_id: data.order_id, client_id: data.client_id })
    expect(await drizzle.select().from(orderLessons).where(eq(orderLessons.order_id, answer.data.id))).toMatchObject([
      { lesson_id: ENGLISH, level_id: 68 },
    ])
    expect((await further(data.order_id, String(lesson?.name.ru), session)).error).toBe('duplicate_request')
    expect((await further(answer.data.id, String(lesson?.name.ru), session)).error).toBe('wrong_status')
  })

  test('tells its own client, and nobody else, for which subject it was made', async () => {
    const { data, session } = await asked()
    const read = async (as?: string) => {
      const { data: told, error } = await call(getAdditionalSchoolRequest, { order_id: data.order_id }, as ? { as } : {})
      return error ?? told
    }
    expect(await read(session)).toEqual({ lesson: null })
    await further(data.order_id, 'Английский язык', session)
    expect(await read(session)).toEqual({ lesson: { id: ENGLISH, name: expect.stringMatching(/^английский язык$/i) } })
    const stranger = await signInAs({ client: (await buildClient(database)).id })
    expect([await read(), await read(stranger)]).toEqual(['not_found', 'not_found'])
  })

  test.each(['', 'Хор', 'x'.repeat(101)])('names no subject that is none of its: %j', async (name) => {
    const { data, session } = await asked()
    expect((await further(data.order_id, name, session)).error).toHaveProperty('lesson_rname')
  })

  test('names its subject in whatever case', async () => {
    const { data, session } = await asked()
    expect((await further(data.order_id, 'АНГЛИЙСКИЙ язык', session)).error).toBeNull()
  })

  test('is none for a subject that is switched off', async () => {
    const { data, session } = await asked()
    const set = async (active: boolean) => {
      await drizzle.update(lessons).set({ active }).where(eq(lessons.id, ENGLISH))
      database.cache.forget('all')
    }
    await set(false)
    const { error } = await further(data.order_id, 'Английский язык', session)
    await set(true)
    expect(error).toEqual({ lesson_rname: 'not_found' })
  })

  test('takes no level of another subject that has the same name, nor one that is switched off', async () => {
    const twin = { name: { ru: 'Английский язык' }, is_school: true }
    const was = (await drizzle.select().from(lessons).where(eq(lessons.id, TWIN)))[0]
    const turn = async (row: Partial<typeof lessons.$inferInsert>, active: boolean) => {
      await drizzle.update(lessons).set(row).where(eq(lessons.id, TWIN))
      await drizzle.update(levels).set({ active }).where(eq(levels.id, 5))
      database.cache.forget('all')
    }
    const { data, session } = await asked({ lesson_levels: { [ENGLISH]: [68, 5], [TWIN]: [19] } })
    await turn(twin, false)
    const answer = await further(data.order_id, 'Английский язык', session)
    await turn({ name: was?.name ?? {}, is_school: false }, true)
    const rows = await drizzle.select().from(orderLessons).where(eq(orderLessons.order_id, answer.data.id))
    expect(rows.map(({ lesson_id, level_id }) => [lesson_id, level_id])).toEqual([[ENGLISH, 68]])
  })

  test('is none of a request that is over', async () => {
    const { data, session } = await asked()
    await drizzle
      .update(orders)
      .set({ status: 8, prev_status: 1, remove_reasons: { reasons: [1], comment: '' } })
      .where(eq(orders.id, data.order_id))
    expect((await further(data.order_id, 'Английский язык', session)).error).toBe('wrong_status')
  })

  test('is refused to whom staff have blocked since, and makes no order', async () => {
    const { data, session } = await asked()
    await drizzle.update(clients).set({ blacklisted: true }).where(eq(clients.id, data.client_id))
    expect((await further(data.order_id, 'Английский язык', session)).error).toBe('blacklisted')
    expect(await drizzle.$count(orders, eq(orders.client_id, data.client_id))).toBe(1)
  })

  test('tells their contact to nobody but the client who is signed in', async () => {
    const typed = contact()
    await buildClient(database, { phone: `+7${typed.phone_plain}`, email: typed.email })
    const { data, session } = await asked(typed)
    const { data: told } = await further(data.order_id, 'Английский язык', session)
    expect(told).toMatchObject({ client_id: data.client_id, client_email: null, client_phone_plain: null, client_phone_default_country_code: null })
  })

  test('is nobody else’s to make', async () => {
    const { data } = await asked()
    expect((await further(data.order_id, 'Английский язык', await signInAs({ client: (await buildClient(database)).id }))).error).toBe('not_found')
    expect((await further(data.order_id, 'Английский язык')).error).toBe('not_found')
  })
})

describe('the full form', () => {
  const request = (row: object = {}) =>
    call(makePersonalRequest, {
      request: { tutor_id: own.id, lesson_levels: { [ENGLISH]: [68] }, location_at_online: true, lang: 'ru', ...contact(), ...row },
    })
  const atTutors = {
    location_at_online: false,
    location_at_tutor: true,
    locations: { client_place: [], tutor_place: { 13: {} }, location_client: false },
  }
  const offline = (value: boolean) =>
    drizzle
      .insert(schoolSettings)
      .values({ transfer_offline_lesson: value })
      .onConflictDoUpdate({
        target: schoolSettings.id,
        set: { transfer_offline_lesson: value },
      })

  test('names the school’s subjects of an online request, as the additional one takes them', async () => {
    const { data, session } = await request()
    const [lesson] = await drizzle.select().from(lessons).where(eq(lessons.id, ENGLISH))
    expect(data.school_lessons).toEqual([{ id: ENGLISH, name: lesson?.name.ru, rname: lesson?.rname.ru }])
    const lesson_rname = data.school_lessons[0]?.rname ?? ''
    expect((await call(makeAdditionalSchoolRequest, { order_id: data.order_id, lesson_rname }, { as: session })).status).toBe('success')
  })

  test.each<[string, object, boolean, number]>([
    ['a subject that the school does not teach', { tutor_id: teacher.id, lesson_levels: { [OWN]: [68] } }, false, 0],
    ['lessons off line', atTutors, false, 0],
    ['lessons off line where those may go too', atTutors, true, 1],
    ['a tutor of the school', { tutor_id: ofSchool.id }, false, 0],
  ])('after %s', async (_, row, mayOffline, expected) => {
    await offline(mayOffline)
    const { data, error } = await request(row)
    expect([error, data?.school_lessons.length]).toEqual([null, expected])
  })
})

describe('where there is no school', () => {
  test('nothing is asked of it', async () => {
    const states = await useApp({ edition: 'us' })
    await buildReference(states.database)
    const request = { lesson_id: ENGLISH, time_intervals: [3 as const], ...contact(), phone_plain: '2125550123' }
    expect((await states.call(makeShortSchoolRequest, request)).error).toBe('not_found')
    expect((await states.call(makeSchoolRequest, { request })).error).toBe('not_found')
    expect((await states.call(makeAdditionalSchoolRequest, { order_id: 1, lesson_rname: 'English' })).error).toBe('not_found')
  })
})

describe('a package where levels differ in price', async () => {
  const { call, database } = await useApp({ edition: 'ua' })
  await buildReference(database)
  await database.drizzle.update(lessons).set({ is_school: true })
  const { rows } = await database.pool.query<{ id: number; is_advanced: boolean }>(
    'select id, is_advanced from levels join lesson_levels on level_id = id where lesson_id = 1 and active order by id',
  )
  const [base = 0, advanced = 0] = [false, true].map((dear) => rows.find(({ is_advanced }) => is_advanced === dear)?.id)
  const ask = async (levels: number[], level_id: number | null) => {
    const { id: tutor_id } = await buildTutor(database, { status: 6, lessons: { 1: levels } })
    const typed = { ...contact(), phone_plain: `50${String(next()).padStart(7, '0')}` }
    return (await call(makeSchoolRequest, { request: { lesson_id: 1, time_intervals: [3], ...typed, tutor_id, level_id, package_id: 8 } })).error
  }

  test.each([
    ['dear levels alone, of no level', [advanced], null, { level_id: 'required' }],
    ['dear levels alone, of another one', [advanced], base, { level_id: 'not_taught' }],
    ['usual levels alone, of a dear one', [base], advanced, { level_id: 'not_taught' }],
    ['no level in particular, of a dear one', [], advanced, { level_id: 'not_taught' }],
    ['dear levels alone, of one of them', [advanced], advanced, null],
    ['usual and dear levels, of no level', [base, advanced], null, null],
    ['no level in particular, of no level', [], null, null],
  ])('asked of a tutor of %s is bought at the price of what they teach, else not', async (_, levels, level_id, error) =>
    expect(await ask(levels, level_id)).toEqual(error),
  )
})
