import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getOrder,
  getSchoolAuthToken,
  getSchoolCandidate,
  makeSchoolRequest,
  sendSchoolCandidate,
  setDocentoNew,
  setSchoolNew,
} from '../../../schemas/index.ts'
import { buildSchool } from '../../../scripts/school/app.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { lessons, orders, tutors } from '../../../server/tables.ts'
import { tasks } from '../../../server/timetable.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const keys = { key: 'a key of ours', webhookKey: 'a key of the school' }
let product = ''
const school = await buildSchool({ ...keys, siteOf: (edition) => product.replace('127.0.0.1', `${edition}.localhost`) })
await school.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => school.close())
const origin = `http://127.0.0.1:${(school.server.address() as AddressInfo).port}`

const { app, call, clock, database, outside, settings, signInAs } = await useApp({
  environment: {
    SCHOOL_API: `${origin}/api/{edition}`,
    SCHOOL_SITE: `${origin}/{edition}`,
    SCHOOL_KEY: keys.key,
    SCHOOL_WEBHOOK_KEY: keys.webhookKey,
  },
})
const { drizzle } = database
// signatures are good for five minutes
clock.now = new Date()
await buildReference(database)
const ENGLISH = 13
await drizzle.update(lessons).set({ is_school: true }).where(eq(lessons.id, ENGLISH))
database.cache.forget('all')
const teacher = await buildTutor(database, { status: 6, school_tutor_id: 5007, lessons: { [ENGLISH]: [68] } })
const job = jobOf({ database, settings, outside, log: app.log, clock: () => clock.now })
const staff = await signInAs({ admin: (await buildAdmin(database, { status: 2 })).id })

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  product = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})

const rowOf = async (id: number) => (await drizzle.select().from(orders).where(eq(orders.id, id)))[0]
const list = async () => (await fetch(`${origin}/`)).text()
/** What a hand presses on the school's page. */
async function press(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}/tell`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers })
  return answer.status === 303 ? new URL(answer.headers.get('location') ?? '', origin).searchParams.get('said') : answer.status
}
let n = 0
async function sendRequest() {
  n += 1
  const contact = {
    client_name: 'Дана <b>',
    phone_plain: `705000${String(n).padStart(4, '0')}`,
    phone_default_country_code: 1,
    email: `d${n}@example.test`,
  }
  const request = {
    lesson_id: ENGLISH,
    level_id: 68,
    tutor_id: teacher.id,
    package_id: 16 as const,
    time_intervals: [3 as const],
    privacy: true,
    ...contact,
  }
  const { data, session } = await call(makeSchoolRequest, { request })
  await tasks.tell_school?.(job, { id: data.id })
  return { id: data.id, as: session ?? '', number: `S-kz-${data.id}` }
}

describe('an order at the partner school', () => {
  test('is taken with the tutor whom the client chose and its package, once, and shown to the school without becoming a part of its page', async () => {
    const { id, number } = await sendRequest()
    await tasks.tell_school?.(job, { id })
    expect(await rowOf(id)).toMatchObject({ status: 10, school_order_id: number })
    const page = await list()
    expect(page.split(`<b>${number}</b>`)).toHaveLength(2)
    expect((await call(getOrder, { id }, { as: staff })).data.order).toMatchObject({ package_id: 16, school_order_id: number })
    expect(page).toContain('wants tutor 5007')
    expect(page).toContain('wants 16 lessons')
    expect(page).toContain('Дана &lt;b&gt;')
  })

  test('follows what the school tells of it', async () => {
    const { id, number } = await sendRequest()
    expect(await press({ edition: 'kz', school_order_id: number, status: 'processing' })).toMatch(/^processing: Docento answered 200/)
    expect(await rowOf(id)).toMatchObject({ status: 11 })
    expect(await press({ edition: 'kz', school_order_id: number, status: 'paid' })).toMatch(/^paid: Docento answered 200/)
    expect(await rowOf(id)).toMatchObject({ status: 7 })
    expect(await press({ edition: 'kz', school_order_id: number, status: 'nonsense' })).toMatch(/^nonsense: Docento answered 400/)
  })

  test('goes there by hand and back, and is the school’s no more', async () => {
    const client_id = (await buildClient(database)).id
    const order = await buildOrder(database, clock.now, { client_id, status: 1, lessons: { [ENGLISH]: [68] } })
    expect((await call(setSchoolNew, { order_id: order.id }, { as: staff })).status).toBe('success')
    await tasks.tell_school?.(job, { id: order.id })
    const number = `S-kz-${order.id}`
    expect((await call(getOrder, { id: order.id }, { as: staff })).data.order.school_order_id).toBe(number)
    expect((await call(setDocentoNew, { order_id: order.id }, { as: staff })).status).toBe('success')
    expect(await rowOf(order.id)).toMatchObject({ status: 1, kind: 'general', school_order_id: number, request_origin: 'school' })
    expect(await press({ edition: 'kz', school_order_id: number, status: 'paid' })).toMatch(/^paid: Docento answered 409/)
  })

  test('lets its client in by an address that works once', async () => {
    const { id, as, number } = await sendRequest()
    const { data } = await call(getSchoolAuthToken, { order_id: id }, { as })
    expect(data.url).toBe(`${origin}/kz/school-order-client/${number}?ak=${data.client_auth_token}`)
    const [first, second] = [await fetch(data.url), await fetch(data.url)]
    expect([first.status, second.status]).toEqual([200, 403])
    expect(await first.text()).toContain(`Order ${number}`)
    const { data: other } = await call(getSchoolAuthToken, { order_id: id }, { as })
    expect((await fetch(other.url.replace(number, 'S-kz-1'))).status).toBe(403)
  })

  test('hears of a payment once, and forgets a client who is gone', async () => {
    const { id, number } = await sendRequest()
    for (let again = 0; again < 2; again += 1) await tasks.tell_school_paid?.(job, { id, payment_id: `p-${id}`, lessons: 16, sum: 68_000 })
    expect((await list()).split('paid 16 lessons, 68000 KZT')).toHaveLength(2)
    await tasks.tell_school_gone?.(job, { school_order_id: number })
    const page = await list()
    expect(page).toContain('The client has deleted the account.')
    expect(page).not.toContain(`d${n}@example.test`)
  })
})

test('a tutor asks to teach there, and the school’s later word makes them one of its own', async () => {
  const about = 'Преподаю английский восемь лет, готовлю к экзаменам и веду занятия онлайн.'
  const tutor = await buildTutor(database, { practice_id: 4, lessons: { [ENGLISH]: [68] } })
  const as = await signInAs({ tutor: tutor.id })
  // the school's own list of subjects is read for the form
  expect((await call(getSchoolCandidate, {}, { as })).data.lessons).toEqual([
    { id: ENGLISH, name: 'Английский язык', levels: [expect.objectContaining({ id: 68 })] },
  ])
  const sent = await call(
    sendSchoolCandidate,
    { candidate: { about, lessons: [ENGLISH], levels: [68], practice_id: 4, schedule: { 1: [20, 21] } } },
    { as },
  )
  expect(sent.status).toBe('success')
  const { rows } = await database.pool.query('select max(id) as id from school_candidates')
  await tasks.tell_candidate?.(job, { id: Number(rows[0].id) })
  expect(await list()).toContain(about)
  expect((await call(getSchoolCandidate, {}, { as })).data.candidate?.state).toBe('sent')
  expect(await press({ edition: 'kz', tutor_id: String(tutor.id), status: 'accepted' })).toMatch(/^accepted: Docento answered 200/)
  expect((await call(getSchoolCandidate, {}, { as })).data.candidate?.state).toBe('accepted')
  expect((await drizzle.select().from(tutors).where(eq(tutors.id, tutor.id)))[0]?.school_tutor_id).toBe(70_000 + tutor.id)
})

describe('the school', () => {
  const post = (path: string, body: object, key = keys.key) =>
    fetch(`${origin}/api/kz${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test.each([
    ['/orders', {}, 'another key', 401],
    ['/orders', { id: 1 }, keys.key, 400],
    ['/orders/S-kz-0/payments', { payment_id: 'p', lessons: 1, sum: 1, currency: 'KZT' }, keys.key, 404],
    ['/orders/S-kz-0/client_token', {}, keys.key, 404],
    ['/orders/S-kz-0/client_deleted', {}, keys.key, 404],
    ['/tutor/candidate/registration', { tutor_id: 1 }, keys.key, 400],
  ])('answers %s with %j by %s with %i', async (path, body, key, code) => expect((await post(path, body, key)).status).toBe(code))

  test('says in a language for what it takes tutors', async () => {
    const answer = await fetch(`${origin}/api/kz/api/resources/tutor_profile?lang=ru&types=lessons`, {
      headers: { authorization: `Bearer ${keys.key}` },
    })
    const { data } = (await answer.json()) as { data: { lessons: { name: string; levels: { name: string }[] }[] } }
    expect(data.lessons.map(({ name }) => name)).toContain('Английский язык')
    expect((await fetch(`${origin}/api/kz/api/resources/tutor_profile?lang=ru`)).status).toBe(401)
  })

  test('tells nothing of what it does not know, nor what another page presses', async () => {
    expect(await press({ edition: 'kz', school_order_id: 'S-kz-0', status: 'paid' })).toBe(404)
    const { number } = await sendRequest()
    expect(await press({ edition: 'kz', school_order_id: number, status: 'lost' }, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  })
})
