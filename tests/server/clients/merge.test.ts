import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { hashPassword } from '../../../server/auth/passwords.ts'
import { tokens } from '../../../server/auth/table.ts'
import { known } from '../../../server/clients-admin/references.ts'
import { clients, orderLog, orders, payments, requestGuards, sessions, tutors } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
await buildReference(database)
const owner = await buildAdmin(database, { status: 1 })
let as = ''
beforeEach(async () => {
  as = await signInAs({ admin: owner.id }) // the clock moves
})
const rowOf = async (id: number) => (await database.drizzle.select().from(clients).where(eq(clients.id, id)))[0]
const ownerOf = async (order: { id: number }) => (await database.drizzle.select().from(orders).where(eq(orders.id, order.id)))[0]?.client_id
const [before, later] = [new Date('2024-01-01T00:00:00Z'), new Date('2024-02-01T00:00:00Z')]
const pair = async () => [await buildClient(database), await buildClient(database)] as const
const merge = (client_id: number, client_id2: number, fields: object = {}, sender?: string) =>
  call(calls.mergeClients, { client_id, client_id2, fields }, { as: sender ?? as })
const undo = (merge_id: number) => call(calls.undoMerge, { merge_id }, { as })

describe('two clients who are merged', () => {
  test('become one, who has all that both had', async () => {
    const [stays, goes] = await pair()
    const order = await buildOrder(database, clock.now, { client_id: goes.id })
    const tutor = await buildTutor(database, { client_id: goes.id })
    const [payment] = await database.drizzle
      .insert(payments)
      .values({ provider: 'card_a', client_id: goes.id, purpose: 'client_order', target_id: order.id, lessons: 1, sum: 100, currency: 'KZT' })
      .returning()
    await signInAs({ client: goes.id })
    await database.drizzle.insert(tokens).values({ hash: `t${goes.id}`, purpose: 'login', client_id: goes.id, expires_at: clock.now })
    await database.drizzle.insert(requestGuards).values({ client_id: goes.id, tutor_id: 0, lesson_id: 8, at: clock.now })

    expect((await merge(stays.id, goes.id)).error).toBe(null)
    expect(await ownerOf(order)).toBe(stays.id)
    expect((await database.drizzle.select().from(tutors).where(eq(tutors.id, tutor.id)))[0]?.client_id).toBe(stays.id)
    expect(
      (
        await database.drizzle
          .select()
          .from(payments)
          .where(eq(payments.id, payment?.id ?? ''))
      )[0]?.client_id,
    ).toBe(stays.id)
    expect(await database.drizzle.select().from(sessions).where(eq(sessions.client_id, stays.id))).toHaveLength(1)
    expect(await database.drizzle.select().from(tokens).where(eq(tokens.client_id, goes.id))).toEqual([])
    expect(await rowOf(goes.id)).toMatchObject({ email: null, phone: null, merged_into: stays.id, deleted_at: clock.now })
  })

  test('keep of each field the one that was chosen, contacts with whether they are confirmed', async () => {
    const stays = await buildClient(database, { name: 'Мадина', last_name: 'Рахимова', city_id: 9, email_confirmed: false, lang: 'ru' })
    const goes = await buildClient(database, { name: 'Мадина Р.', email_confirmed: true, phone_confirmed: true, whatsapp: true, lang: 'ua' })
    const { data } = await merge(stays.id, goes.id, { email: 2, phone_plain: 2, lang: 2 })
    expect(data.client).toMatchObject({ name: 'Мадина', last_name: 'Рахимова', city_id: 9, lang: 'ua', email: goes.email, email_confirmed: true })
    expect(data.client).toMatchObject({ phone_plain: goes.phone, phone_confirmed: true, messengers: { whatsapp: true } })
  })

  test('prove no address of the second by a password that was mailed to the first', async () => {
    const password = 'mailed-password-1'
    const password_hash = await hashPassword(password)
    const stays = await buildClient(database, { email_confirmed: false, phone_confirmed: false, password_hash, password_mailed: true })
    const goes = await buildClient(database, { email_confirmed: false })
    await merge(stays.id, goes.id, { email: 2 })
    expect((await call(calls.loginClient, { login: stays.phone ?? '', password })).error).toBeNull()
    expect(await rowOf(stays.id)).toMatchObject({ email: goes.email, email_confirmed: false, phone: stays.phone })
  })

  test('leave a line in the journal with what was chosen of the second, and nothing that is as it was', async () => {
    const [stays, goes] = await pair()
    await merge(stays.id, goes.id, { email: 2 })
    const [line] = await database.drizzle
      .select()
      .from(adminLog)
      .where(eq(adminLog.target, `client ${stays.id}`))
    expect(line?.changes).toEqual({ client_id2: goes.id, email: { before: stays.email, after: goes.email } })
  })

  test('stay refused, unsubscribed and known as the one of them was', async () => {
    const on = { reminders: true, news: true, promo: true }
    const stays = await buildClient(database, { email_subscriptions: on, admin_comment: 'дзвонити ввечері' })
    const goes = await buildClient(database, {
      blacklisted: true,
      blacklist_comment: 'спам',
      email_subscriptions: { ...on, promo: false },
      admin_comment: 'сестра Олени',
      created_at: new Date('2024-01-01T00:00:00Z'),
    })
    const { data } = await merge(stays.id, goes.id)
    expect(data.client).toMatchObject({
      blacklisted: true,
      blacklist_comment: 'спам',
      email_subscriptions: { ...on, promo: false },
      admin_comment: 'дзвонити ввечері\nсестра Олени',
      created_at: Date.parse('2024-01-01T00:00:00Z') / 1000,
    })
  })

  test.each([
    ['accepted what the other had declined', { terms_confirmed_at: later }, { terms_declined_at: before }, { accepted: true }],
    ['declined what the other had accepted', { terms_declined_at: later }, { terms_confirmed_at: before }, { accepted: false }],
  ])('are asked for no terms that one of them has answered, and count as who last %s', async (_, last, first, { accepted }) => {
    for (const isTurned of [false, true]) {
      const both = [await buildClient(database, { ...last, terms_version: 1 }), await buildClient(database, { ...first, terms_version: 0 })]
      const [stays, goes] = isTurned ? both.reverse() : both
      await merge(stays?.id ?? 0, goes?.id ?? 0)
      const { auth } = await call(calls.getRole, {}, { as: await signInAs({ client: stays?.id ?? 0 }) })
      expect(auth?.client_info).toMatchObject({ terms_confirmed: accepted, terms_due: false })
      expect(await rowOf(stays?.id ?? 0)).toMatchObject({ terms_confirmed_at: null, terms_declined_at: null, ...last })
    }
  })

  test('take mails at the addresses of both, the chosen own one but once', async () => {
    const subscriptions = { reminders: true, news: true, promo: true }
    const beside = (...emails: string[]) => emails.map((email) => ({ email, subscriptions }))
    const stays = await buildClient(database, { email: 'first-own@example.test', additional_emails: beside('second-own@example.test') })
    const goes = await buildClient(database, {
      email: 'Second-own@example.test',
      additional_emails: beside('first-own@example.test', 'third@example.test'),
    })
    const { data } = await merge(stays.id, goes.id, { email: 2 })
    expect(data.client.email).toBe('Second-own@example.test')
    expect((await rowOf(stays.id))?.additional_emails).toEqual(beside('first-own@example.test', 'third@example.test'))
  })

  test('are refused when they are the same, deleted, unknown or linked to two tutors', async () => {
    const [stays, goes] = await pair()
    expect((await merge(stays.id, stays.id)).error).toEqual({ client_id2: 'same_client' })
    expect((await merge(stays.id, 999_999)).error).toBe('not_found')
    await buildTutor(database, { client_id: stays.id })
    await buildTutor(database, { client_id: goes.id })
    expect((await merge(stays.id, goes.id)).error).toEqual({ client_id2: 'two_tutors' })
    const gone = await buildClient(database, { deleted_at: clock.now })
    expect((await merge(stays.id, gone.id)).error).toBe('wrong_status')
    expect((await merge(gone.id, stays.id)).error).toBe('wrong_status')
    expect(await rowOf(goes.id)).toMatchObject({ merged_into: null, deleted_at: null })
  })

  test('have one phone, whole with its country', async () => {
    const [stays, goes] = await pair()
    const { error } = await merge(stays.id, goes.id, { phone_plain: 1, phone_default_country_code: 2 })
    expect(error).toEqual({ 'fields.phone_default_country_code': 'invalid_value' })
  })

  test.each([
    [1, null],
    [2, 'forbidden'],
    [3, 'forbidden'],
    [4, null],
  ])('need staff who may do what can’t be taken back: status %i gets %s', async (status, error) => {
    const [stays, goes] = await pair()
    const one = await signInAs({ admin: (await buildAdmin(database, { status: status as 1 })).id })
    expect((await merge(stays.id, goes.id, {}, one)).error).toBe(error)
  })
})

test('every column of the database that names a client is known to the merge', async () => {
  const { rows } = await database.drizzle.execute<{ name: string }>(sql`
    select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'clients'::regclass
    union
    select table_name || '.' || column_name from information_schema.columns where table_schema = 'public' and column_name ~ '(^|_)client_id2?$'`)
  expect(rows.map(({ name }) => name).sort()).toEqual(known().sort())
})

describe('the preview', () => {
  test('tells where both differ and what would move', async () => {
    const stays = await buildClient(database, { name: 'Мадина', city_id: 9 })
    const goes = await buildClient(database, { name: 'Мадина', email: null, city_id: 13 })
    const lost = await buildOrder(database, clock.now, { client_id: goes.id, status: 8 })
    const order = await buildOrder(database, clock.now, { client_id: goes.id, places: [{ at: 'client', city_id: 9 }] })
    const { data } = await call(calls.previewMerge, { client_id: stays.id, client_id2: goes.id }, { as })
    expect(data.conflicts).toEqual(['email', 'phone_plain', 'city_id'])
    expect(data.moves).toEqual({ orders: 2, chat_threads: 0, payments: 0, phone_calls: 0, sessions: 0, site_reviews: 0, tutors: 0, reviews: 0 })
    expect(data.orders).toEqual([])
    expect(data.orders2.map(({ order_id, status, city }) => [order_id, status, city])).toEqual([
      [order.id, 1, 'Алматы'],
      [lost.id, 8, null],
    ])
  })

  test('is refused where the merge would be', async () => {
    const [stays, goes] = await pair()
    const see = (client_id: number, client_id2: number) => call(calls.previewMerge, { client_id, client_id2 }, { as })
    expect((await see(stays.id, stays.id)).error).toEqual({ client_id2: 'same_client' })
    expect((await see(stays.id, 999_999)).error).toBe('not_found')
    await merge(stays.id, goes.id)
    expect((await see(stays.id, goes.id)).error).toBe('wrong_status')
  })
})

describe('a merge', () => {
  const merged = async (fields: object = {}) => {
    const [stays, goes] = await pair()
    const order = await buildOrder(database, clock.now, { client_id: goes.id })
    const before = [await rowOf(stays.id), await rowOf(goes.id)]
    const { merge_id } = (await merge(stays.id, goes.id, fields)).data
    clock.move({ minutes: 1 })
    return { stays, goes, order, merge_id, before }
  }
  const changedOf = async (merge_id: number) => (await undo(merge_id)).data as never as { changed: object[] }

  test('can be undone for thirty days: both are as they were, what came since stays', async () => {
    const { stays, goes, order, merge_id, before } = await merged({ email: 2, phone_plain: 2 })
    const since = await buildOrder(database, clock.now, { client_id: stays.id })
    clock.move({ days: 29 })
    as = await signInAs({ admin: owner.id })
    expect((await undo(merge_id)).error).toBe(null)
    const version = expect.any(Number)
    expect([await rowOf(stays.id), await rowOf(goes.id)]).toEqual(before.map((row) => ({ ...row, version })))
    expect([await ownerOf(order), await ownerOf(since)]).toEqual([goes.id, stays.id])
  })

  test('can’t be undone twice, nor after thirty days', async () => {
    const { merge_id } = await merged()
    await undo(merge_id)
    expect((await undo(merge_id)).error).toBe('wrong_status')
    const other = await merged()
    clock.move({ days: 30 })
    as = await signInAs({ admin: owner.id })
    expect((await undo(other.merge_id)).error).toBe('wrong_status')
  })

  test('can’t be undone once an order that moved was changed, and says which', async () => {
    const { merge_id, order, stays } = await merged()
    await call(calls.setFavorite, { order_id: order.id, add_favorite: true }, { as })
    await call(calls.setProcessing, { order_id: order.id }, { as })
    expect(await undo(merge_id)).toMatchObject({ error: 'conflict', data: { changed: [{ kind: 'orders', ids: [order.id] }] } })
    expect(await ownerOf(order)).toBe(stays.id)
  })

  test('can’t be undone once a field that was joined was changed', async () => {
    const { merge_id, stays } = await merged({ email: 2 })
    await database.drizzle.update(clients).set({ email: 'neu@example.test' }).where(eq(clients.id, stays.id))
    expect(await changedOf(merge_id)).toEqual({ changed: [{ kind: 'client', ids: ['email'] }] })
  })

  test('can’t be undone once somebody else has a contact of before', async () => {
    const { merge_id, goes } = await merged()
    await buildClient(database, { phone: goes.phone })
    expect(await changedOf(merge_id)).toEqual({ changed: [{ kind: 'contacts', ids: ['phone_plain'] }] })
  })

  test('can’t be undone once who stayed has taken a contact of who went', async () => {
    const { merge_id, stays, goes } = await merged()
    await database.drizzle.update(clients).set({ email: goes.email }).where(eq(clients.id, stays.id))
    expect(await changedOf(merge_id)).toEqual({ changed: [{ kind: 'contacts', ids: ['email'] }] })
  })

  test('can’t be undone once who stayed went on into a third', async () => {
    const { merge_id, stays } = await merged()
    const third = await buildClient(database)
    await merge(third.id, stays.id)
    expect(await changedOf(merge_id)).toMatchObject({ changed: [{ kind: 'client', ids: ['deleted_at'] }] })
  })

  test('can’t be undone once a payment that moved was paid', async () => {
    const [stays, goes] = await pair()
    const sum = { provider: 'card_a' as const, client_id: goes.id, purpose: 'client_order' as const, lessons: 1, sum: 100, currency: 'KZT' }
    const [, since] = await database.drizzle
      .insert(payments)
      .values([
        { ...sum, target_id: 1, paid_at: clock.now },
        { ...sum, target_id: 2 },
      ])
      .returning()
    const { merge_id } = (await merge(stays.id, goes.id)).data
    clock.move({ minutes: 1 })
    await database.drizzle
      .update(payments)
      .set({ paid_at: clock.now })
      .where(eq(payments.id, since?.id ?? ''))
    expect(await changedOf(merge_id)).toEqual({ changed: [{ kind: 'payments', ids: [since?.id] }] })
  })

  test.each([true, false])('can’t be undone once the tutor who moved is linked to somebody else, or nobody: %s', async (isElsewhere) => {
    const [stays, goes] = await pair()
    const tutor = await buildTutor(database, { client_id: goes.id })
    const { merge_id } = (await merge(stays.id, goes.id)).data
    const client_id = isElsewhere ? (await buildClient(database)).id : null
    await database.drizzle.update(tutors).set({ client_id }).where(eq(tutors.id, tutor.id))
    expect(await changedOf(merge_id)).toEqual({ changed: [{ kind: 'tutors', ids: [tutor.id] }] })
  })

  test('can be undone though a timer went on with an order that moved, and who stayed has signed in since', async () => {
    const { merge_id, order, goes, stays } = await merged()
    await database.drizzle.insert(orderLog).values({ order_id: order.id, to: 3, action: 'timer_potential', actor_role: 'timer', at: clock.now })
    await database.drizzle.update(clients).set({ last_login_at: clock.now }).where(eq(clients.id, stays.id))
    expect((await undo(merge_id)).error).toBe(null)
    expect([await ownerOf(order), (await rowOf(stays.id))?.last_login_at]).toEqual([goes.id, clock.now])
  })

  test('stands in the list of the last thirty days with what hinders its undoing', async () => {
    const { merge_id, stays, order } = await merged()
    await call(calls.setProcessing, { order_id: order.id }, { as })
    const { data } = await call(calls.listMerges, { filter: { client_id: stays.id } }, { as })
    expect(data.rows).toMatchObject([
      { id: merge_id, client_id: stays.id, name: 'Айгуль', admin_name: owner.name, changed: [{ kind: 'orders', ids: [order.id] }] },
    ])
    clock.move({ days: 30 })
    as = await signInAs({ admin: owner.id })
    expect((await call(calls.listMerges, { filter: { client_id: stays.id } }, { as })).data.rows).toEqual([])
  })
})

describe('likely duplicates', () => {
  const duplicatesOf = async (client_id: number) =>
    (await call(calls.listDuplicates, { filter: { client_id } }, { as })).data.rows.map(({ client_id: one, client_id2: other, reason }) => [
      one === client_id ? other : one,
      reason,
    ])

  test.each<[string, object, object, string]>([
    ['the phone with another country before it', { phone: '+77019990011' }, { phone: '+87019990011' }, 'phone'],
    ['a mailbox written with dots and an addition', { email: 'dana.o@mail.test' }, { email: 'danao+kids@mail.test' }, 'email'],
    ['full name and city', { name: 'Аскар', last_name: 'Тулегенов', city_id: 9 }, { name: 'аскар тулегенов', city_id: 9 }, 'name'],
  ])('are clients with %s', async (_, one, other, reason) => {
    const [stays, goes] = [await buildClient(database, one), await buildClient(database, other)]
    expect(await duplicatesOf(stays.id)).toEqual([[goes.id, reason]])
    expect(await duplicatesOf(goes.id)).toEqual([[stays.id, reason]])
  })

  test.each<[string, object, object]>([
    ['a first name and city', { name: 'Сауле', city_id: 9 }, { name: 'Сауле', city_id: 9 }],
    ['a full name without a city', { name: 'Сауле Ким' }, { name: 'Сауле Ким' }],
    ['nothing at all', { phone: null, email: null }, { phone: null, email: null }],
    ['a phone of one who is deleted', { phone: '+77019990022' }, { phone: '+87019990022', deleted_at: new Date() }],
  ])('are not those who share %s', async (_, one, other) => {
    const stays = await buildClient(database, one)
    await buildClient(database, other)
    expect(await duplicatesOf(stays.id)).toEqual([])
  })

  test('of all clients are one list, each pair once by its surest reason', async () => {
    const [one, other] = [
      await buildClient(database, { phone: '+77019990033', email: 'pak@mail.test' }),
      await buildClient(database, { phone: '+87019990033', email: 'p.ak@mail.test' }),
    ]
    const all = (await call(calls.listDuplicates, {}, { as })).data.rows
    expect(all.filter(({ id }) => id === `${one.id}-${other.id}`)).toMatchObject([{ reason: 'phone' }])
  })
})
