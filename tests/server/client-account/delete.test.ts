import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { deleteClient, getClientCode, getRole, getTutor, loginClient, mergeClients, OPEN, statuses } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { hashPassword } from '../../../server/auth/passwords.ts'
import { tokens } from '../../../server/auth/table.ts'
import { newLoginToken } from '../../../server/auth/tokens.ts'
import { eraseClients } from '../../../server/client-account/erase.ts'
import { clients } from '../../../server/clients/table.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { orderLog, orders, orderTutors, staffEvents } from '../../../server/orders/table.ts'
import { outbox } from '../../../server/outbox/table.ts'
import { chatMessages, chatThreads } from '../../../server/threads/table.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { lastMessageTo, readMessages } from '../../build/messages.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const app = await useApp()
const { call, clock, database, signInAs } = app
const { drizzle } = database
beforeAll(() => buildReference(database))

const rowOf = async (id: number) => (await drizzle.select().from(clients).where(eq(clients.id, id)))[0]
const job = () => jobOf({ ...app, log: { error: vi.fn(), info: vi.fn() } as never, clock: () => clock.now })
const erase = () => eraseClients(job())

test('orders under way end, whoever had them in hand is told, staff see it, and what is over stays', async () => {
  const client = await buildClient(database)
  const [asked, offered, answered, chosen, refused] = await Promise.all(
    Array.from({ length: 5 }, () => buildTutor(database, { overdue_disabled: true })),
  )
  const made: { id: number; status: number }[] = []
  for (const status of statuses)
    made.push(
      await buildOrder(database, clock.now, {
        ...{ client_id: client.id, status },
        tutors: [
          { id: asked?.id ?? 0, state: 'asked', kind: 'personal' },
          { id: offered?.id ?? 0, state: 'asked', kind: 'potential' },
          { id: answered?.id ?? 0, state: 'responded' },
          { id: refused?.id ?? 0, state: 'refused' },
          ...(status === 5 ? [{ id: chosen?.id ?? 0, state: 'appointed' as const }] : []),
        ],
      }),
    )
  const as = await signInAs({ client: client.id })
  expect((await call(deleteClient, { reason: 'Нашла сама' }, { as })).status).toBe('success')

  const after = await drizzle.select().from(orders).where(eq(orders.client_id, client.id)).orderBy(orders.id)
  const ended = made.filter(({ status }) => OPEN.includes(status as never))
  expect(ended.map(({ status }) => status).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 10, 11])
  expect(after.map(({ status }) => status)).toEqual(made.map(({ status }) => (OPEN.includes(status as never) ? 9 : status)))
  const ids = ended.map(({ id }) => id)
  expect(after.filter(({ id }) => ids.includes(id)).every((order) => order.commission_sum === 0 && order.date_payment_deadline === null)).toBe(true)
  const events = await drizzle.select().from(staffEvents).where(eq(staffEvents.kind, 'client_deleted'))
  expect(events.map(({ order_id }) => order_id).sort((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
  const log = await drizzle.select().from(orderLog).where(eq(orderLog.action, 'client_gone'))
  expect(log.map(({ actor_role, actor_id }) => [actor_role, actor_id])).toEqual(ids.map(() => ['client', client.id]))
  const mails = (await readMessages(app)).filter(({ template }) => template === 'tutor_client_deleted')
  const to = (tutor: { email: string | null } | undefined) => mails.filter((mail) => mail.to === tutor?.email).length
  expect([to(asked), to(offered), to(answered), to(chosen), to(refused)]).toEqual([8, 8, 8, 1, 0])
  const rows = await drizzle.select().from(orderTutors).where(inArray(orderTutors.order_id, ids))
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['closed', 'refused']))
  // the overdue order that hid the tutor is no more
  const [shown] = await drizzle
    .select()
    .from(tutors)
    .where(eq(tutors.id, chosen?.id ?? 0))
  expect(shown?.overdue_disabled).toBe(false)
  expect(await rowOf(client.id)).toMatchObject({ deleted_at: clock.now, delete_reason: 'Нашла сама', phone: client.phone })
  expect((await lastMessageTo(app, client.email ?? '')).template).toBe('client_deleted')
})

describe('who may', () => {
  test('one who has not just signed in brings a code, their own', async () => {
    const [client, other] = [await buildClient(database), await buildClient(database)]
    const as = await signInAs({ client: client.id })
    clock.move({ minutes: 15, seconds: 1 })
    expect((await call(deleteClient, {}, { as })).error).toEqual({ auth_code: 'required' })
    const code = async ({ email }: typeof client) => {
      const { data } = await call(getClientCode, { email: email ?? '' })
      return { code_id: data.client_id, auth_code: (await lastMessageTo(app, email ?? '')).secret }
    }
    const foreign = await code(other)
    expect((await call(deleteClient, foreign, { as })).error).toBe('code_wrong')
    const own = await code(client)
    expect((await call(deleteClient, { ...own, auth_code: '000000x' }, { as })).error).toBe('code_wrong')
    expect((await rowOf(client.id))?.deleted_at).toBeNull()
    const { status, auth, session } = await call(deleteClient, own, { as })
    expect([status, auth?.client, session]).toEqual(['success', false, ''])
    expect((await rowOf(other.id))?.deleted_at).toBeNull()
  })

  test('every device is signed out and no link signs in again; a tutor who is the same person stays one', async () => {
    const client = await buildClient(database)
    const tutor = await buildTutor(database, { client_id: client.id })
    const [here, there] = [await signInAs({ client: client.id, tutor: tutor.id }), await signInAs({ client: client.id })]
    await database.transaction((tx) => newLoginToken({ tx, now: clock.now }, client.id))
    const { auth } = await call(deleteClient, {}, { as: here })
    expect([auth?.client, auth?.client_info, auth?.tutor_info?.id]).toEqual([false, null, tutor.id])
    expect((await call(getRole, {}, { as: there })).auth).toMatchObject({ client: false, tutor: false })
    expect(await drizzle.select().from(tokens).where(eq(tokens.client_id, client.id))).toEqual([])
    const [row] = await drizzle.select().from(tutors).where(eq(tutors.id, tutor.id))
    expect(row?.client_id).toBeNull()
  })

  test('two presses delete once', async () => {
    const client = await buildClient(database)
    await buildOrder(database, clock.now, { client_id: client.id })
    const as = await signInAs({ client: client.id })
    const answers = await Promise.all([1, 2, 3].map(() => call(deleteClient, {}, { as })))
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    const sent = await drizzle
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, client.email ?? ''))
    expect(sent.filter(({ template }) => template === 'client_deleted')).toHaveLength(1)
  })
})

test('afterwards the right password alone hears that the account is closed; a code is asked for as ever, and none is sent', async () => {
  const client = await buildClient(database, { password_hash: await hashPassword('docento-1234') })
  await call(deleteClient, {}, { as: await signInAs({ client: client.id }) })
  const login = client.email ?? ''
  expect((await call(loginClient, { login, password: 'docento-1234' })).error).toBe('account_blocked')
  expect((await call(loginClient, { login, password: 'docento-12345' })).error).toBe('wrong_credentials')
  const before = (await readMessages(app)).length
  const { status, data } = await call(getClientCode, { email: login })
  expect([status, data.channel]).toEqual(['success', 'email'])
  expect((await readMessages(app)).length).toBe(before)
})

describe('thirty days later', () => {
  test('name, contacts and words are erased, and a review stays under a word that is everybody’s', async () => {
    const client = await buildClient(database, { last_name: 'Омарова', admin_comment: 'звонить вечером', city_id: 9 })
    const tutor = await buildTutor(database)
    const order = await buildOrder(database, clock.now, {
      ...{ client_id: client.id, status: 7, review_status: 1, review_mark: '5', review_value: 5, review_text: 'Занимаемся с радостью' },
      ...{ review_at: clock.now, address: 'Абая 1', wishes: 'Позвоните Айгуль', admin_comment: 'мама' },
      locations: { client_place: [{ 9: {}, address: 'Абая 1' }], tutor_place: {}, location_client: true } as never,
      tutors: [{ id: tutor.id, state: 'appointed' }],
    })
    const [thread] = await drizzle
      .insert(chatThreads)
      .values({ order_id: order.id, kind: 'client_tutor', client_id: client.id, tutor_id: tutor.id })
      .returning()
    await drizzle.insert(chatMessages).values({ thread_id: thread?.id ?? 0, sender: 'client', recipient: 'tutor', msg_text: 'Это Айгуль Омарова' })
    const line = { admin_id: (await buildAdmin(database)).id, call: '/admin/order/save', at: clock.now, ip: '' }
    await drizzle.insert(adminLog).values([
      { ...line, target: `client ${client.id}`, changes: { last_name: 'Омарова' } },
      { ...line, target: `order ${order.id}`, changes: { address: { before: 'Абая 1', after: 'Абая 2' } } },
      { ...line, acting_as: `client ${client.id}`, changes: { last_name: 'Омарова' } },
      { ...line, target: `order ${order.id}1`, changes: { wishes: 'чужие' } },
    ])
    await call(deleteClient, { reason: 'Айгуль уехала' }, { as: await signInAs({ client: client.id }) })
    clock.move({ days: 29, hours: 23 })
    await erase()
    expect((await rowOf(client.id))?.phone).toBe(client.phone)
    clock.move({ hours: 1 })
    await erase()
    await erase()
    expect(await rowOf(client.id)).toMatchObject({
      ...{ name: 'Клиент', last_name: '', email: null, phone: null, admin_comment: '', delete_reason: '', city_id: null, erased_at: clock.now },
    })
    const [after] = await drizzle.select().from(orders).where(eq(orders.id, order.id))
    expect(after).toMatchObject({ address: '', wishes: '', admin_comment: '', review_text: 'Занимаемся с радостью' })
    expect(after?.locations.client_place).toEqual([{ 9: {} }])
    const { data } = await call(getTutor, { id: tutor.id })
    expect(data.profile?.order_reviews.reviews).toMatchObject([{ author: 'Клиент', text: 'Занимаемся с радостью' }])
    const everything = await Promise.all(
      [clients, orders, chatMessages, outbox, orderLog, adminLog].map((table) => drizzle.select().from(table as typeof clients)),
    )
    const left = JSON.stringify(everything)
    for (const word of [client.phone, client.email, 'Омарова', 'Абая', 'уехала']) expect(left).not.toContain(word)
    expect((await drizzle.select().from(adminLog).where(eq(adminLog.call, line.call))).map(({ changes }) => changes)).toEqual([
      ...[null, null, null],
      { wishes: 'чужие' },
    ])
  })

  test('what went to their other addresses is erased too, also to those of whom they took in, and what went to another’s own stays', async () => {
    const additional_emails = ['second@example.test', 'shared@example.test'].map((email) => ({
      email,
      subscriptions: { reminders: true, news: true, promo: true },
    }))
    const client = await buildClient(database, { additional_emails })
    const [first, taken] = [
      await buildClient(database, { email: 'first@example.test' }),
      await buildClient(database, { email: 'taken@example.test' }),
    ]
    await buildClient(database, { email: 'Shared@example.test' })
    const fields = { name: 1, email: 1, phone_plain: 1, phone_default_country_code: 1, lang: 1, city_id: 1 }
    const as = await signInAs({ admin: (await buildAdmin(database)).id })
    for (const [client_id, client_id2] of [
      [taken.id, first.id],
      [client.id, taken.id],
    ])
      expect((await call(mergeClients, { client_id, client_id2, fields } as never, { as })).error).toBeNull()
    const sent = ['first@example.test', 'second@example.test', 'taken@example.test', 'shared@example.test', 'other@example.test', client.email ?? '']
    await drizzle
      .insert(outbox)
      .values(sent.map((recipient) => ({ channel: 'mail' as const, template: 'news', lang: 'ru', recipient, text: 'Айгуль!' })))
    expect((await call(deleteClient, {}, { as: await signInAs({ client: client.id }) })).error).toBeNull()
    expect(Object.values((await rowOf(client.id))?.additional_emails[0]?.subscriptions ?? {})).toEqual([false, false, false])
    clock.move({ days: 30 })
    await erase()
    const left = await drizzle.select().from(outbox).where(inArray(outbox.recipient, sent))
    expect(left.map(({ recipient }) => recipient)).toEqual(['shared@example.test', 'other@example.test'])
    expect([(await rowOf(client.id))?.additional_emails, (await rowOf(first.id))?.name]).toEqual([[], 'Клиент'])
  })

  test('a client who is there, or became another, is left alone', async () => {
    const stays = await buildClient(database)
    const merged = await buildClient(database, { deleted_at: clock.now, merged_into: stays.id, phone: null, email: null })
    clock.move({ days: 40 })
    await erase()
    expect([(await rowOf(stays.id))?.name, (await rowOf(merged.id))?.name]).toEqual(['Айгуль', 'Айгуль'])
  })
})
