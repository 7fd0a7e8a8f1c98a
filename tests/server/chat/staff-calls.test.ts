import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  deleteChatMessage,
  getDesktop,
  getList,
  getOrder,
  listOrders,
  mergeClients,
  SERVICE,
  sendServiceMessage,
  setChatRead,
} from '../../../schemas/index.ts'
import { adminLog, chatMessages, chatThreads, outbox } from '../../../server/tables.ts'
import { say, threadFor } from '../../../server/threads/write.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, settings, signInAs } = await useApp()
await buildReference(database)
const owner = await buildAdmin(database)
const manager = await buildAdmin(database, { status: 2 })
const as = await signInAs({ admin: owner.id })
const asManager = await signInAs({ admin: manager.id })
const client = await buildClient(database, { name: 'Дана', last_name: 'Оспанова', viber: true })
const tutor = await buildTutor(database, { name: 'Азамат', last_name: 'Ержанов' })
let order_id = 0
beforeEach(async () => {
  order_id = (await buildOrder(database, clock.now, { client_id: client.id, status: 4, tutors: [{ id: tutor.id, state: 'appointed' }] })).id
})

type Kind = 'client_admin' | 'tutor_admin' | 'client_tutor'
/** A message as if it had come by the socket. */
const write = (kind: Kind, said: Partial<Parameters<typeof say>[2]> = {}, about = order_id, client_id = client.id) =>
  database.transaction(async (tx) => {
    const [sender, recipient] = kind.split('_') as ['client', 'admin']
    const talk = { order_id: about, kind, client_id: kind === 'tutor_admin' ? null : client_id, tutor_id: kind === 'client_admin' ? null : tutor.id }
    const thread = await threadFor(tx, talk)
    return say({ tx, now: clock.now, settings, siteUrl: 'http://kz.localhost' }, thread.id, { sender, recipient, msg_text: 'Здравствуйте', ...said })
  })
const rowOf = async (id: number) => (await database.drizzle.select().from(chatMessages).where(eq(chatMessages.id, id)))[0]
const shown = async () => (await call(getOrder, { id: order_id }, { as })).data.order
const png = (side = 40) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#2f5d50' } })
    .png()
    .toBuffer()
const media = async () => new File([await png()], 'page.png', { type: 'image/png' })

describe('an order shown to staff', () => {
  test('has the messages of all its threads, and its threads with what waits in each', async () => {
    await write('client_admin')
    await write('client_tutor', { msg_text: 'Звоните +7 701 555 01 40' })
    await write('tutor_admin', { msg_text: 'Клиент не отвечает' })
    const { messages, chats } = await shown()
    expect(messages.map(({ sender_name, msg_text }) => [sender_name, msg_text])).toEqual([
      ['Дана Оспанова', 'Здравствуйте'],
      ['Дана Оспанова', 'Звоните +7 701 555 01 40'],
      ['Азамат Ержанов', 'Клиент не отвечает'],
    ])
    expect(chats).toMatchObject([
      { kind: 'client_admin', name: 'Дана Оспанова', unread: 1, closed: null, relays: ['viber', 'sms'] },
      { kind: 'tutor_admin', tutor_id: tutor.id, unread: 1, closed: null, relays: [] },
      { kind: 'client_tutor', tutor_id: tutor.id, unread: 0, closed: 'not_ours' },
    ])
  })

  test('has the last hundred of each thread', async () => {
    for (let n = 1; n <= 101; n += 1) await write('client_admin', { msg_text: `Слово ${n}` })
    await write('tutor_admin')
    const { messages } = await shown()
    expect(messages).toHaveLength(101)
    expect(messages[0]?.msg_text).toBe('Слово 2')
  })

  test.each<[string, object, object, (string | null)[]]>([
    ['of a client on the blacklist', { blacklisted: true }, {}, ['blacklisted', null]],
    ['that is deleted', {}, { status: 9 }, ['deleted', 'deleted']],
    ['that is lost', {}, { status: 8 }, [null, null]],
  ])('%s has the chats of staff with its client and its tutor open or closed', async (_, person, row, closed) => {
    const { id } = await buildClient(database, person)
    order_id = (await buildOrder(database, clock.now, { client_id: id, tutors: [{ id: tutor.id, state: 'appointed' }], ...row })).id
    const { chats } = await shown()
    expect(['client_admin', 'tutor_admin'].map((kind) => chats.find((one) => one.kind === kind)?.closed)).toEqual(closed)
  })
})

describe('what nobody has read', () => {
  const listed = async (filters: object) => (await call(listOrders, { filters }, { as })).data.orders
  const bell = async (who = as) => (await call(getList, {}, { as: who })).data.notifications.new_chat_from_client

  test('is counted with the order, found by its filter, rung by the bell and counted on the desktop', async () => {
    const before = (await call(getDesktop, {}, { as })).data.chats_unread
    await write('client_admin')
    await write('tutor_admin')
    await write('client_tutor')
    expect((await listed({ order_id }))[0]?.unread_chat).toBe(2)
    expect((await listed({ has_unread_chat: true })).map(({ id }) => id)).toContain(order_id)
    expect((await listed({ has_unread_chat: false })).map(({ id }) => id)).not.toContain(order_id)
    expect(await bell()).toContainEqual({ order_id, count: 2, name: 'Азамат Ержанов' })
    expect((await call(getDesktop, {}, { as })).data.chats_unread).toBe(before + 2)
  })

  test('is no more when staff answered, read it or took it back', async () => {
    await write('client_admin')
    await write('client_admin', { sender: 'admin', recipient: 'client', admin_id: owner.id })
    const read = await write('tutor_admin')
    expect((await bell()).find((one) => one.order_id === order_id)?.count).toBe(1)
    await call(setChatRead, { chat_id: read, message_service: 0 }, { as })
    expect((await bell()).find((one) => one.order_id === order_id)).toBeUndefined()
    const taken = await write('tutor_admin')
    await call(deleteChatMessage, { chat_id: taken }, { as })
    expect((await bell()).find((one) => one.order_id === order_id)).toBeUndefined()
  })

  test('rings for a manager about their own orders and those of nobody', async () => {
    const other = await buildOrder(database, clock.now, { client_id: client.id, status: 2, admin_id: owner.id })
    await write('client_admin')
    await write('client_admin', {}, other.id)
    const rung = (await bell(asManager)).map((one) => one.order_id)
    expect([rung.includes(order_id), rung.includes(other.id)]).toEqual([true, false])
  })
})

describe('a message taken back', () => {
  test('says only that it was there, and stays stored', async () => {
    const id = await write('client_admin', { msg_text: 'Сгоряча' })
    expect((await call(deleteChatMessage, { chat_id: id }, { as })).status).toBe('success')
    expect((await shown()).messages).toMatchObject([{ id, msg_text: '', deleted: true }])
    expect(await rowOf(id)).toMatchObject({ msg_text: 'Сгоряча', deleted_at: clock.now })
    const [line] = (await database.drizzle.select().from(adminLog)).slice(-1)
    expect(line).toMatchObject({ call: '/admin/order/chat/delete_msg', target: `order ${order_id}`, changes: { msg_text: 'Сгоряча' } })
  })

  test('is taken back once, and only where there is one', async () => {
    const id = await write('client_admin')
    await call(deleteChatMessage, { chat_id: id }, { as })
    expect((await call(deleteChatMessage, { chat_id: id }, { as })).error).toBe('wrong_status')
    expect((await call(deleteChatMessage, { chat_id: 999_999 }, { as })).error).toBe('not_found')
  })
})

describe('a message marked read', () => {
  test('is read with all before it of its thread that came the same way, and nothing else', async () => {
    const ids = [
      await write('client_admin', { msg_service: SERVICE.viber }),
      await write('client_admin'),
      await write('client_admin', { msg_service: SERVICE.viber }),
      await write('client_admin', { msg_service: SERVICE.viber }),
      await write('tutor_admin'),
      await write('client_tutor', { msg_service: SERVICE.viber }),
    ]
    await call(setChatRead, { chat_id: ids[2] ?? 0, message_service: SERVICE.viber }, { as })
    const read = await Promise.all(ids.map(async (id) => (await rowOf(id))?.read_at !== null))
    expect(read).toEqual([true, false, true, false, false, false])
  })

  test('has to be there', async () => {
    expect((await call(setChatRead, { chat_id: 999_999, message_service: 0 }, { as })).error).toBe('not_found')
  })
})

describe('a picture by a messenger', () => {
  test('is re-encoded, stands in the chat and waits in the outbox', async () => {
    const { data, status } = await call(sendServiceMessage, { order_id, msg_service: SERVICE.viber, media: await media() }, { as })
    expect(status).toBe('success')
    expect(data.message).toMatchObject({
      sender: 'admin',
      sender_id: owner.id,
      recipient: 'client',
      msg_service: 1,
      msg_type: 1,
      relay_state: 'kept',
    })
    expect(data.message.media_url).toMatch(/^\/api\/uploads\/[0-9a-f]{16}\.webp$/)
    const [row] = await database.drizzle.select().from(outbox).where(eq(outbox.order_id, order_id))
    expect(row).toMatchObject({ channel: 'viber', recipient: client.phone, state: 'kept', template: 'chat' })
    expect(row?.media).toMatch(new RegExp(`^https?://.+${data.message.media_url}$`))
  })

  const send = async (more: object) => call(sendServiceMessage, { order_id, msg_service: SERVICE.viber, media: await media(), ...more }, { as })
  test.each<[string, () => Promise<{ error: unknown }>, unknown]>([
    ['by SMS, which carries texts only', () => send({ msg_service: SERVICE.sms }), { msg_service: 'invalid_value' }],
    ['by the site', () => send({ msg_service: SERVICE.site }), { msg_service: 'invalid_value' }],
    ['by a messenger that the client has not', () => send({ msg_service: SERVICE.whatsapp }), { msg_service: 'invalid_value' }],
    ['about an unknown order', () => send({ order_id: 999_999 }), 'not_found'],
    ['that is a page', () => send({ media: new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' }) }), 'file_type'],
    [
      'that is a page behind a picture',
      async () => send({ media: new File([await png(), '<script>alert(1)</script>'], 'a.png', { type: 'image/png' }) }),
      'file_type',
    ],
    ['that was cut off', async () => send({ media: new File([(await png(400)).subarray(0, 200)], 'a.png', { type: 'image/png' }) }), 'file_type'],
    ['that is empty', () => send({ media: new File([], 'a.png', { type: 'image/png' }) }), 'file_type'],
  ])('%s is refused and stands nowhere', async (_, make, error) => {
    expect((await make()).error).toEqual(error)
    expect((await shown()).messages).toEqual([])
    expect(await database.drizzle.select().from(outbox).where(eq(outbox.order_id, order_id))).toEqual([])
  })

  test('to a client on the blacklist is refused', async () => {
    const { id } = await buildClient(database, { blacklisted: true, viber: true })
    order_id = (await buildOrder(database, clock.now, { client_id: id })).id
    expect((await send({})).error).toBe('blacklisted')
  })
})

test('a client who becomes another takes the chats along', async () => {
  const second = await buildClient(database)
  order_id = (await buildOrder(database, clock.now, { client_id: second.id, status: 2 })).id
  await write('client_admin', {}, order_id, second.id)
  const fields = { name: 1, email: 1, phone_plain: 1, lang: 1, city_id: 1 } as const
  const merged = await call(mergeClients, { client_id: client.id, client_id2: second.id, fields }, { as })
  expect(merged.status).toBe('success')
  const [thread] = await database.drizzle.select().from(chatThreads).where(eq(chatThreads.order_id, order_id))
  expect(thread?.client_id).toBe(client.id)
  expect((await shown()).messages).toMatchObject([{ sender_id: client.id, sender_name: 'Дана Оспанова' }])
})
