import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getRole, loginByToken, loginClient, makePersonalRequest, makeShortRequest, STATUS } from '../../../schemas/index.ts'
import { clients } from '../../../server/clients/table.ts'
import { orderLessons, orderLog, orderPlaces, orders, orderTutors } from '../../../server/orders/table.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { counter } from '../../build/count.ts'
import { lastMessageTo, readMessages } from '../../build/messages.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const app = await useApp()
const { call, clock, database, host, signInAs } = app
const { drizzle } = database
await buildReference(database)
const tutor = await buildTutor(database, { lessons: { 8: [68], 11: [68], 13: [68] } })
const next = counter()

/** A sound request with a phone of its own; a test names only what matters to it. */
const request = (row: object = {}) => ({
  tutor_id: tutor.id,
  lesson_levels: { 8: [68] },
  location_at_online: true,
  client_name: 'Дана',
  phone_plain: `705${String(next()).padStart(7, '0')}`,
  privacy: true,
  ...row,
})
const personal = (row: object = {}, sender = {}) => call(makePersonalRequest, { request: request(row) }, sender)
const short = (row: object = {}, sender = {}) => call(makeShortRequest, { request: request(row) }, sender)
const orderOf = async (id: number) => {
  const [order] = await drizzle.select().from(orders).where(eq(orders.id, id))
  if (!order) throw new Error(`no order ${id}`)
  return order
}
const storedPhone = ({ phone_plain }: { phone_plain: string }) => `+7${phone_plain}`

describe('a request of a new client', () => {
  test('makes a personal order, asks the tutor and signs the client in', async () => {
    const sent = request({
      email: 'dana@example.test',
      class_regularity: 2,
      wishes: 'Готовимся к ЕНТ',
      client_age: 4,
      time_intervals: [3, 4],
      hidden_message: 'From the best online tutors block',
    })
    const { status, data, auth, session } = await call(makePersonalRequest, { request: sent })
    expect([status, data.need_login, auth?.client_info]).toMatchObject([
      'success',
      false,
      { id: data.client_id, phone_plain: storedPhone(sent), email: 'dana@example.test' },
    ])
    expect((await call(getRole, {}, { as: session })).auth?.client_info?.id).toBe(data.client_id)
    expect(await orderOf(data.order_id)).toMatchObject({
      kind: 'personal',
      status: 1,
      lang: 'ru',
      client_id: data.client_id,
      class_regularity: 2,
      wishes: 'Готовимся к ЕНТ',
      client_age: 4,
      time_intervals: [3, 4],
      date_create: clock.now,
      created_day: '2026-03-12',
      request_origin: 'site',
      admin_id: null,
      hidden_message: 'From the best online tutors block',
    })
    const rows = await drizzle.select().from(orderTutors).where(eq(orderTutors.order_id, data.order_id))
    expect(rows).toMatchObject([{ tutor_id: tutor.id, kind: 'personal', state: 'asked', asked_at: clock.now }])
    const log = await drizzle.select().from(orderLog).where(eq(orderLog.order_id, data.order_id))
    expect(log).toMatchObject([{ from: null, to: 1, action: 'create', actor_role: 'client', actor_id: data.client_id }])
  })

  test('writes subjects, levels and places', async () => {
    const { data } = await personal({
      lesson_levels: { 8: [68, 5], 13: [] },
      location_at_online: false,
      location_at_client: true,
      location_at_tutor: true,
      locations: { client_place: [{ 9: { 901: [90101] }, address: 'пр. Абая, 1' }], tutor_place: { 13: {} } },
      address: 'пр. Абая, 1',
    })
    const lessons = await drizzle.select().from(orderLessons).where(eq(orderLessons.order_id, data.order_id))
    expect(lessons.map(({ lesson_id, level_id }) => [lesson_id, level_id])).toEqual(
      expect.arrayContaining([
        [8, 68],
        [8, 5],
        [13, null],
      ]),
    )
    const places = await drizzle.select().from(orderPlaces).where(eq(orderPlaces.order_id, data.order_id))
    expect(places).toMatchObject([
      { at: 'client', city_id: 9, district_id: 901, subdistrict_id: 90101 },
      { at: 'tutor', city_id: 13, district_id: null },
    ])
    const [client] = await drizzle.select().from(clients).where(eq(clients.id, data.client_id))
    expect(client?.city_id).toBe(9)
  })

  test('without a tutor is general and asks nobody', async () => {
    const { data } = await short({ tutor_id: null })
    expect(await orderOf(data.order_id)).toMatchObject({ kind: 'general', status: 1 })
    expect(await drizzle.$count(orderTutors, eq(orderTutors.order_id, data.order_id))).toBe(0)
  })

  test('keeps where the visitor came from', async () => {
    const cookies = { cpa: JSON.stringify({ gclid: 'abc', admitad_uid: '7', password: 'x', fbclid: { no: 1 } }) }
    const { data } = await personal({ utm: { utm_source: 'search' } }, { cookies })
    const [client] = await drizzle.select().from(clients).where(eq(clients.id, data.client_id))
    const order = await orderOf(data.order_id)
    for (const row of [client, order]) expect(row).toMatchObject({ utm: { utm_source: 'search' }, cpa: { gclid: 'abc', admitad_uid: '7' } })
    expect(Object.keys(order.cpa ?? {})).toEqual(['gclid', 'admitad_uid'])
  })

  test.each(['{', 'null', '[1]', '"x"'])('is not hurt by the cookie %s', async (cpa) => {
    expect((await personal({}, { cookies: { cpa } })).status).toBe('success')
  })

  test('is taken as JSON text too, with 0 and 1 for no and yes', async () => {
    const sent = { ...request(), location_at_online: 1, location_at_client: 0, privacy: '1' }
    expect((await call(makePersonalRequest, { request: JSON.stringify(sent) as never })).status).toBe('success')
  })

  test('counts what is chosen twice once', async () => {
    const places = {
      location_at_client: true,
      locations: { client_place: [{ 9: { 901: [90_101, 90_101] } }, { 9: { 901: [90_101] } }], tutor_place: {}, location_client: true },
    }
    const { data } = await personal({ time_intervals: [2, 2, 1], ...places })
    const order = await orderOf(data.order_id)
    expect([order?.time_intervals, order?.locations.client_place]).toEqual([[2, 1], [{ 9: { 901: [90_101] } }]])
  })
})

describe('what is told', () => {
  test('the client by mail, with a link that opens the order once', async () => {
    const { data } = await personal({ email: 'mail1@example.test' })
    const { template, text, secret, order_id } = await lastMessageTo(app, 'mail1@example.test')
    expect([template, order_id]).toEqual(['client_order_created', data.order_id])
    expect(text).toContain(`http://${host}/o/${data.order_id}?ak=${secret}`)
    expect((await call(loginByToken, { auth_token: secret })).auth?.client_info?.id).toBe(data.client_id)
  })

  test('the client by SMS where there is no mail address', async () => {
    const sent = request()
    const { data } = await call(makePersonalRequest, { request: sent })
    const { channel, text, secret } = await lastMessageTo(app, storedPhone(sent))
    expect([channel, text]).toEqual(['sms', `Docento: заявка ${data.order_id} у нас. http://${host}/o/${data.order_id}?ak=${secret}`])
  })

  test('the tutor by mail and SMS, without the contacts of the client', async () => {
    const sent = request({ email: 'mail2@example.test' })
    const { data } = await call(makePersonalRequest, { request: sent })
    const told = (await readMessages(app)).filter(({ order_id, template }) => order_id === data.order_id && template === 'tutor_personal_order')
    expect(told.map(({ channel, to }) => [channel, to])).toEqual([
      ['mail', tutor.email],
      ['sms', tutor.phone],
    ])
    for (const { text } of told) {
      expect(text).toContain(`http://${host}/zayavka/${data.order_id}/`)
      expect(text).not.toContain(sent.phone_plain.slice(-4))
      expect(text).not.toContain('mail2@example.test')
    }
  })
})

describe('a contact that is known', () => {
  test.each(['phone', 'email'])('by its %s gets the order, and the visitor is not signed in but told by which', async (by) => {
    const client = await buildClient(database)
    const sent =
      by === 'phone' ? { phone_plain: client.phone?.slice(2), client_name: 'Чужой', email: 'planted@example.test' } : { email: client.email }
    const { data, auth } = await personal(sent)
    expect([data.client_id, data.need_login, data.login_by, auth?.client]).toEqual([client.id, true, by, false])
    expect((await orderOf(data.order_id)).client_id).toBe(client.id)
  })

  test('is not changed by what a stranger typed; staff read it in the timeline', async () => {
    const client = await buildClient(database, { email: null })
    const { data } = await personal({ phone_plain: client.phone?.slice(2), client_name: 'Чужой', email: 'planted@example.test' })
    expect(await drizzle.select().from(clients).where(eq(clients.id, client.id))).toMatchObject([
      { name: client.name, email: null, phone: client.phone },
    ])
    const [line] = await drizzle
      .select()
      .from(orderLog)
      .where(and(eq(orderLog.order_id, data.order_id), eq(orderLog.action, 'create')))
    expect(line?.details).toEqual({ typed: { name: 'Чужой', email: 'planted@example.test' } })
  })

  test('of the signed-in client needs no sign-in', async () => {
    const client = await buildClient(database)
    const as = await signInAs({ client: client.id })
    const { data, session } = await personal({ phone_plain: client.phone?.slice(2) }, { as })
    expect([data.client_id, data.need_login, data.login_by, session]).toEqual([client.id, false, null, undefined])
  })

  test('of somebody else gets the order even when another client is signed in', async () => {
    const [me, other] = [await buildClient(database), await buildClient(database)]
    const as = await signInAs({ client: me.id })
    const { data } = await personal({ phone_plain: other.phone?.slice(2) }, { as })
    expect([data.client_id, data.need_login]).toEqual([other.id, true])
    expect((await call(getRole, {}, { as })).auth?.client_info?.id).toBe(me.id)
  })

  test('a phone that nobody has becomes that of the signed-in client', async () => {
    const client = await buildClient(database)
    const as = await signInAs({ client: client.id })
    const sent = request()
    const { data } = await call(makePersonalRequest, { request: sent }, { as })
    expect(data.client_id).toBe(client.id)
    expect(await drizzle.select().from(clients).where(eq(clients.id, client.id))).toMatchObject([{ phone: storedPhone(sent), email: client.email }])
  })

  test.each([
    ['of the edition typed as another country’s', { phone_plain: '+7 705 999 00 01', phone_default_country_code: 0 }, 1],
    ['of another country typed as the edition’s', { phone_plain: '+45 12 99 00 01', phone_default_country_code: 1 }, 0],
  ])('a phone %s is of its own country with a new client and a known one', async (_, typed, phone_country) => {
    const countryOf = async ({ data }: Awaited<ReturnType<typeof personal>>) =>
      (await drizzle.select().from(clients).where(eq(clients.id, data.client_id)))[0]?.phone_country
    expect(await countryOf(await personal(typed))).toBe(phone_country)
    const as = await signInAs({ client: (await buildClient(database)).id })
    expect(await countryOf(await personal({ ...typed, phone_plain: typed.phone_plain.replace('01', '02') }, { as }))).toBe(phone_country)
  })

  test('but a confirmed phone stays, and staff read the other one with the order', async () => {
    const client = await buildClient(database, { phone_confirmed: true })
    const sent = request()
    const { data } = await call(makePersonalRequest, { request: sent }, { as: await signInAs({ client: client.id }) })
    expect(await drizzle.select().from(clients).where(eq(clients.id, client.id))).toMatchObject([{ phone: client.phone, phone_confirmed: true }])
    const [made] = await drizzle
      .select()
      .from(orderLog)
      .where(and(eq(orderLog.order_id, data.order_id), eq(orderLog.action, 'create')))
    expect(made?.details).toMatchObject({ typed: { phone: storedPhone(sent) } })
  })

  test.each([
    ['mail', { phone_confirmed: true }, { email: null }],
    ['phone', { email_confirmed: true }, { phone: null }],
  ])('by a %s that its account only claims beside a proved contact is free for who comes with it', async (by, confirmed, freed) => {
    const claiming = await buildClient(database, confirmed)
    const sent = by === 'phone' ? { phone_plain: claiming.phone?.slice(2) } : { email: claiming.email }
    const { data } = await personal(sent)
    expect([data.client_id === claiming.id, data.need_login]).toEqual([false, false])
    expect(await drizzle.select().from(clients).where(eq(clients.id, claiming.id))).toMatchObject([{ ...freed, ...confirmed }])
  })

  test.each([
    ['phone', { phone_confirmed: true }],
    ['mail', { email_confirmed: true }],
  ])('by its proved %s keeps the other, which came with it', async (_, confirmed) => {
    const client = await buildClient(database, confirmed)
    const { data } = await personal({ phone_plain: client.phone?.slice(2), email: client.email })
    // which address a phone's client has is told to nobody
    expect([data.client_id, data.need_login, data.login_by]).toEqual([client.id, true, 'phone'])
    const { phone, email } = client
    expect(await drizzle.select().from(clients).where(eq(clients.id, client.id))).toMatchObject([{ phone, email }])
  })

  test('that is blacklisted is refused', async () => {
    const client = await buildClient(database, { blacklisted: true })
    expect((await personal({ phone_plain: client.phone?.slice(2) })).error).toBe('blacklisted')
    expect(await drizzle.$count(orders, eq(orders.client_id, client.id))).toBe(0)
  })

  test('of a deleted client begins anew', async () => {
    const client = await buildClient(database, { deleted_at: clock.now })
    const { data } = await personal({ phone_plain: client.phone?.slice(2), email: client.email })
    expect([data.client_id === client.id, data.need_login]).toEqual([false, false])
  })
})

describe('a tutor who asks for lessons', () => {
  test('is from then on that client too', async () => {
    const me = await buildTutor(database)
    const as = await signInAs({ tutor: me.id })
    const { data, auth } = await personal({}, { as })
    expect(auth).toMatchObject({ client: true, tutor: true })
    expect(await drizzle.select().from(tutors).where(eq(tutors.id, me.id))).toMatchObject([{ client_id: data.client_id }])
  })

  test("does not become a known client by typing that client's phone", async () => {
    const me = await buildTutor(database)
    const client = await buildClient(database)
    const as = await signInAs({ tutor: me.id })
    expect((await personal({ phone_plain: client.phone?.slice(2) }, { as })).data.need_login).toBe(true)
    expect(await drizzle.select().from(tutors).where(eq(tutors.id, me.id))).toMatchObject([{ client_id: null }])
  })

  test('cannot ask themself', async () => {
    const client = await buildClient(database)
    const me = await buildTutor(database, { client_id: client.id })
    const as = await signInAs({ tutor: me.id, client: client.id })
    expect((await personal({ tutor_id: me.id, phone_plain: client.phone?.slice(2) }, { as })).error).toBe('tutor_unavailable')
  })

  test('cannot ask themself by their first request, which would make them a client', async () => {
    const me = await buildTutor(database)
    const as = await signInAs({ tutor: me.id })
    expect((await personal({ tutor_id: me.id }, { as })).error).toBe('tutor_unavailable')
    expect(await drizzle.select().from(tutors).where(eq(tutors.id, me.id))).toMatchObject([{ client_id: null }])
  })
})

test.each([
  { status: 1 },
  { status: 2 },
  { status: 4 },
  { status: 5 },
  { status: 7 },
  { status: 8 },
  { status: 9 },
  { overdue_disabled: true },
  { toggles: { catalog_paused: true } },
])('a tutor who is %o is unavailable, and nothing is left behind', async (row) => {
  const { id } = await buildTutor(database, row)
  const sent = request({ tutor_id: id })
  expect((await call(makePersonalRequest, { request: sent })).error).toBe('tutor_unavailable')
  expect(await drizzle.$count(clients, eq(clients.phone, storedPhone(sent)))).toBe(0)
})

test('an unknown tutor is unavailable; a school tutor takes the short form', async () => {
  expect((await personal({ tutor_id: 999_999 })).error).toBe('tutor_unavailable')
  expect((await short({ tutor_id: (await buildTutor(database, { status: 6 })).id })).status).toBe('success')
})

describe('the same request twice', () => {
  test('is refused for ten minutes, whatever the form', async () => {
    const sent = request()
    await call(makePersonalRequest, { request: sent })
    clock.move({ minutes: 9, seconds: 59 })
    expect((await call(makeShortRequest, { request: sent })).error).toBe('duplicate_request')
    clock.move({ seconds: 1 })
    expect((await call(makeShortRequest, { request: sent })).status).toBe('success')
  })

  test.each([STATUS.lost, STATUS.deleted])('is taken again at once when the order of the first is closed: status %i', async (status) => {
    const sent = request()
    const { data } = await call(makePersonalRequest, { request: sent })
    await drizzle
      .update(orders)
      .set({ status, prev_status: 1, remove_reasons: { reasons: [12], comment: '' } })
      .where(eq(orders.id, data.order_id))
    clock.move({ minutes: 1 })
    expect((await call(makePersonalRequest, { request: sent })).status).toBe('success')
    expect((await call(makeShortRequest, { request: sent })).error).toBe('duplicate_request')
  })

  test('is another request with another lesson, tutor or client', async () => {
    const sent = request()
    expect((await call(makePersonalRequest, { request: sent })).status).toBe('success')
    expect((await call(makePersonalRequest, { request: { ...sent, lesson_levels: { 11: [] } } })).status).toBe('success')
    expect((await call(makeShortRequest, { request: { ...sent, tutor_id: null } })).status).toBe('success')
    expect((await personal()).status).toBe('success')
  })

  test('sent ten times at once makes one order, one client and one mail', async () => {
    const sent = request({ email: 'once@example.test' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(makePersonalRequest, { request: sent })))
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect(answers.filter(({ error }) => error === 'duplicate_request')).toHaveLength(9)
    const made = await drizzle
      .select()
      .from(clients)
      .where(eq(clients.phone, storedPhone(sent)))
    expect(made).toHaveLength(1)
    expect(await drizzle.$count(orders, eq(orders.client_id, made[0]?.id ?? 0))).toBe(1)
    expect((await readMessages(app)).filter(({ to }) => to === 'once@example.test')).toHaveLength(1)
  })

  test('of a known client, sent from two browsers at once, makes one order', async () => {
    const client = await buildClient(database)
    const sent = request({ phone_plain: client.phone?.slice(2) })
    await Promise.all([1, 2, 3, 4].map(() => call(makePersonalRequest, { request: sent })))
    expect(await drizzle.$count(orders, eq(orders.client_id, client.id))).toBe(1)
  })

  test('two new clients with one mail address at once become one', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => personal({ email: 'shared@example.test' })))
    expect(answers.map(({ code }) => code)).not.toContain(500)
    expect(await drizzle.$count(clients, eq(clients.email, 'shared@example.test'))).toBe(1)
  })
})

test('the same request again takes nothing of what its phone may send, and counts for its address', async () => {
  const limited = await useApp({ environment: { RATE_REQUEST_IP: '5/1h' } })
  await buildReference(limited.database)
  const { id } = await buildTutor(limited.database, { lessons: { 8: [68], 11: [68], 13: [68] } })
  const sent = request({ tutor_id: id })
  const send = async (lesson: number, ip: string) =>
    (await limited.call(makePersonalRequest, { request: { ...sent, lesson_levels: { [lesson]: [] } } }, { ip })).error
  const again = []
  for (let n = 0; n < 6; n += 1) again.push(await send(8, '10.4.0.1'))
  expect(again).toEqual([null, ...Array(4).fill('duplicate_request'), 'too_many_requests'])
  expect([await send(11, '10.4.0.2'), await send(13, '10.4.0.2')]).toEqual([null, null])
})

test('one phone makes three requests an hour', async () => {
  const sent = request()
  for (const lesson of [8, 11, 13])
    expect((await call(makePersonalRequest, { request: { ...sent, lesson_levels: { [lesson]: [] } } })).status).toBe('success')
  const more = { ...sent, tutor_id: null, lesson_levels: { 8: [] } }
  const { code, error } = await call(makeShortRequest, { request: more })
  expect([code, error]).toEqual([429, 'too_many_requests'])
  clock.move({ hours: 1 })
  expect((await call(makeShortRequest, { request: more })).status).toBe('success')
})

describe('a request that is not sound', () => {
  const many = (districts: number) => Object.fromEntries(Array.from({ length: districts }, (_, n) => [n + 1, []]))
  test.each([
    [{ client_name: 'Д' }, 'client_name', 'too_small'],
    [{ client_name: '\u200b\u200b\u200b' }, 'client_name', 'too_small'],
    [{ client_name: 'Д'.repeat(51) }, 'client_name', 'too_big'],
    [{ phone_plain: '' }, 'phone_plain', 'too_small'],
    [{ phone_plain: '70500' }, 'phone_plain', 'phone_length'],
    [{ phone_plain: '705000000a' }, 'phone_plain', 'warningSymbol'],
    [{ phone_plain: '123456', phone_default_country_code: 48 }, 'phone_plain', 'phone_range'],
    [{ email: 'dana@example.online' }, 'email', 'invalid_format'],
    [{ lesson_levels: {} }, 'lesson_levels', 'required'],
    [{ lesson_levels: [] }, 'lesson_levels', 'required'],
    [{ lesson_levels: { 8: [], 11: [], 13: [], 9: [] } }, 'lesson_levels', 'count'],
    [{ lesson_levels: { 987654: [] } }, 'lesson_levels', 'not_taught'],
    [{ lesson_levels: { '08': [], 8: [] } }, 'lesson_levels.08', 'invalid_key'],
    [{ location_at_online: false }, 'location_at_online', 'place_required'],
    [{ location_at_client: true }, 'locations.client_place', 'city_required'],
    [{ location_at_client: true, locations: { client_place: [{ address: 'Абая 10' }] } }, 'locations.client_place', 'city_required'],
    [{ location_at_client: true, locations: { client_place: [{ 9: {} }, { address: 'Абая 10' }] } }, 'locations.client_place', 'city_required'],
    [{ location_at_tutor: true }, 'locations.tutor_place', 'city_required'],
    [{ location_at_tutor: true, locations: { tutor_place: { 987654: {} } } }, 'locations.tutor_place', 'not_found'],
    [{ location_at_client: true, locations: { client_place: [{ 13: { 901: [] } }] } }, 'locations.client_place', 'not_found'],
    [{ location_at_tutor: true, locations: { tutor_place: { 9: many(501) } } }, 'locations.tutor_place', 'too_big'],
    [{ address: 'x'.repeat(201) }, 'address', 'too_big'],
    [{ wishes: 'x'.repeat(2001) }, 'wishes', 'too_big'],
    [{ privacy: false }, 'privacy', 'required'],
    [{ privacy: undefined }, 'privacy', 'required'],
    [{ class_regularity: 9 }, 'class_regularity', 'invalid_value'],
    [{ tutor_id: 'abc' }, 'tutor_id', 'invalid_type'],
  ])('with %o hears %s: %s', async (bad, field, problem) => {
    const { code, error } = await personal(bad)
    expect([code, error]).toEqual([400, { [field]: problem }])
  })

  test('hears of the phone and of the places together', async () => {
    expect((await personal({ phone_plain: '70500', location_at_online: false })).error).toEqual({
      phone_plain: 'phone_length',
      location_at_online: 'place_required',
    })
  })
})

test('the client can sign in afterwards only by code or link: there is no password', async () => {
  const sent = request()
  await call(makePersonalRequest, { request: sent })
  expect((await call(loginClient, { login: storedPhone(sent), password: 'anything-1' })).error).toBe('wrong_credentials')
})

test.each([
  ['that the tutor teaches', { 8: [], 11: [] }, null],
  ['that the tutor does not teach', { 15: [] }, { lesson_levels: 'not_taught' }],
  ['of which the tutor teaches one', { 8: [], 15: [] }, { lesson_levels: 'not_taught' }],
])('a personal request for subjects %s', async (_, lesson_levels, error) => {
  expect((await personal({ lesson_levels })).error).toEqual(error)
  expect((await short({ lesson_levels })).error).toEqual(error)
  expect((await short({ lesson_levels, tutor_id: null })).error).toBeNull()
})

test('a general request for a subject that does not exist hears so', async () => {
  expect((await short({ lesson_levels: { 987654: [] }, tutor_id: null })).error).toEqual({ lesson_levels: 'not_found' })
})

test('a place at the client’s is taken as the map of a place at the tutor’s too', async () => {
  const { data, error } = await personal({ location_at_client: true, locations: { client_place: { 9: { 901: [90_101] } } } })
  expect([error, (await orderOf(data.order_id)).locations.client_place]).toEqual([null, [{ 9: { 901: [90_101] } }]])
})

test('district 0 stands for any and is not stored', async () => {
  const { data } = await personal({
    location_at_client: true,
    location_at_tutor: true,
    locations: { client_place: [{ 9: { 0: [], 901: [] } }], tutor_place: { 9: { 0: [] } } },
  })
  expect((await orderOf(data.order_id)).locations).toEqual({ client_place: [{ 9: { 901: [] } }], tutor_place: { 9: {} }, location_client: true })
})

test.each([
  [true, 'Абая 10'],
  [false, ''],
])('an address is kept where the lessons may be at the client’s: %s', async (location_at_client, kept) => {
  const locations = { client_place: [{ 9: {} }], tutor_place: { 9: {} } }
  const { data } = await personal({ location_at_client, location_at_tutor: true, locations, address: 'Абая 10' })
  expect((await orderOf(data.order_id)).address).toBe(kept)
})
