import { beforeEach, describe, expect, test } from 'vitest'
import {
  countUnreadChats,
  getChatMessages,
  getClientOrder,
  getTutorNotifications,
  getTutorOrder,
  listClientActive,
  listClientChats,
  type RowState,
  type Status,
} from '../../../schemas/index.ts'
import { say, threadFor } from '../../../server/threads/write.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, settings, signInAs } = await useApp()
await buildReference(database)
const client = await buildClient(database, { name: 'Дана', last_name: 'Оспанова' })
const stranger = await buildClient(database)
const tutor = await buildTutor(database, { name: 'Азамат', last_name: 'Ержанов' })
const other = await buildTutor(database, { name: 'Тимур', last_name: 'Ким' })
const as = {
  client: await signInAs({ client: client.id }),
  stranger: await signInAs({ client: stranger.id }),
  tutor: await signInAs({ tutor: tutor.id }),
  other: await signInAs({ tutor: other.id }),
}
const newOrder = (status: Status = 3, state: RowState = 'responded', kind: 'personal' | 'potential' = 'potential', client_id = client.id) =>
  buildOrder(database, clock.now, { client_id, status, tutors: [{ id: tutor.id, state, kind }] })
let order_id = 0
beforeEach(async () => {
  order_id = (await newOrder()).id
})

type Kind = 'client_admin' | 'tutor_admin' | 'client_tutor'
/** A message as if it had come by the socket, from the first of the two unless said otherwise. */
const write = (kind: Kind, msg_text: string, said: Partial<Parameters<typeof say>[2]> = {}, about = order_id) =>
  database.transaction(async (tx) => {
    const [sender, recipient] = kind.split('_') as ['client', 'admin']
    const talk = { order_id: about, kind, client_id: kind === 'tutor_admin' ? null : client.id, tutor_id: kind === 'client_admin' ? null : tutor.id }
    const thread = await threadFor(tx, talk)
    return say({ tx, now: clock.now, settings, siteUrl: 'http://kz.localhost' }, thread.id, { sender, recipient, msg_text, ...said })
  })
const byTutor = { sender: 'tutor', recipient: 'client' } as const
const byStaff = { sender: 'admin', recipient: 'client' } as const
const withTutor = () => ({ order_id, recipient: 'tutor' as const, recipient_id: tutor.id })
const withStaff = () => ({ order_id, recipient: 'admin' as const, recipient_id: 0 })
const chatsOf = async (who = as.client) => (await call(listClientChats, {}, { as: who })).data.chats.filter((one) => one.order_id === order_id)
const texts = (messages: { msg_text: string }[]) => messages.map(({ msg_text }) => msg_text)

describe('the client’s chats', () => {
  test('are those in which something was said, the latest first, each with whom, about what and what waits', async () => {
    await write('client_tutor', 'Здравствуйте', byTutor)
    await write('client_tutor', 'Могу в четверг', byTutor)
    await write('client_admin', 'Поможем выбрать', byStaff)
    await write('tutor_admin', 'Не для клиента')
    expect(await chatsOf()).toMatchObject([
      {
        recipient: 'admin',
        recipient_id: 0,
        name: '',
        unread: 1,
        last_message: 'Поможем выбрать',
        last: { is_own: false },
        closed: false,
        masked: false,
      },
      {
        ...{ recipient: 'tutor', recipient_id: tutor.id, name: 'Азамат', unread: 2, last_message: 'Могу в четверг' },
        ...{ date: clock.now.getTime() / 1000, lessons_name: [expect.any(String)], closed: false, masked: true },
      },
    ])
    expect(await chatsOf(as.stranger)).toEqual([])
  })

  test('say whole names when the tutor is appointed, and hide nothing any more', async () => {
    order_id = (await newOrder(4, 'appointed', 'personal')).id
    await write('client_tutor', 'Звоните +7 701 123 45 67', byTutor)
    expect(await chatsOf()).toMatchObject([{ name: 'Азамат Ержанов', last_message: 'Звоните +7 701 123 45 67', masked: false }])
  })

  test.each<[string, Status, RowState]>([
    ['lost', 8, 'closed'],
    ['with the tutor taken off it', 3, 'removed'],
  ])('about an order that is %s can be read and are closed', async (_, status, state) => {
    order_id = (await newOrder(status, state)).id
    await write('client_tutor', 'До свидания', byTutor)
    expect(await chatsOf()).toMatchObject([{ closed: true, last_message: 'До свидания' }])
    expect(texts((await call(listClientChats, withTutor(), { as: as.client })).data.messages)).toEqual(['До свидания'])
  })

  test('of a deleted order are gone, and count no more', async () => {
    const before = (await call(countUnreadChats, {}, { as: as.client })).data.count
    order_id = (await newOrder(9, 'closed')).id
    await write('client_tutor', 'Ау', byTutor)
    await write('tutor_admin', 'Ау', { sender: 'admin', recipient: 'tutor' })
    expect((await call(getTutorNotifications, {}, { as: as.tutor })).data.admin_notifications[order_id]).toBeUndefined()
    expect(await chatsOf()).toEqual([])
    expect((await call(listClientChats, withTutor(), { as: as.client })).error).toBe('not_found')
    expect((await call(countUnreadChats, {}, { as: as.client })).data.count).toBe(before)
  })
})

describe('one of the client’s chats', () => {
  test('has its messages and no others, without what may not be read yet', async () => {
    await write('client_tutor', 'Мой номер +7 701 123 45 67')
    await write('client_tutor', 'Пишите восемь семьсот один сто двадцать три сорок пять шестьдесят семь, по 6000 ₸ в 18:00', byTutor)
    await write('client_admin', 'Это нам')
    const { data } = await call(listClientChats, withTutor(), { as: as.client })
    expect(texts(data.messages)).toEqual(['Мой номер +7 701 123 45 67', 'Пишите ***, по 6000 ₸ в 18:00'])
    expect(data.more).toBe(false)
  })

  test('that nobody has written in yet stands first, for a tutor who answered and for staff', async () => {
    for (const to of [withTutor(), withStaff()]) {
      const { data } = await call(listClientChats, to, { as: as.client })
      expect(data.chats[0]).toMatchObject({ ...to, last: null, date: null, last_message: '', unread: 0, closed: false })
      expect(data.messages).toEqual([])
    }
  })

  test.each<[string, () => Parameters<typeof call<typeof listClientChats>>[1], string]>([
    ['with a tutor who has no part in it', () => ({ ...withTutor(), recipient_id: other.id }), as.client],
    ['with themself', () => ({ ...withTutor(), recipient: 'client' }), as.client],
    ['of somebody else', withTutor, as.stranger],
    ['about an order that there is not', () => ({ ...withTutor(), order_id: 999_999 }), as.client],
  ])('%s is not found', async (_, to, who) => {
    expect(await call(listClientChats, to(), { as: who })).toMatchObject({ code: 404, error: 'not_found' })
  })

  test('with a tutor who was only offered the order is not found until the tutor answers', async () => {
    order_id = (await newOrder(3, 'asked', 'potential')).id
    expect((await call(listClientChats, withTutor(), { as: as.client })).error).toBe('not_found')
    order_id = (await newOrder(3, 'asked', 'personal')).id
    expect((await call(listClientChats, withTutor(), { as: as.client })).status).toBe('success')
  })

  test('has its last hundred messages, and those before when asked', async () => {
    const ids: number[] = []
    for (let n = 1; n <= 103; n += 1) ids.push(await write('client_tutor', `Слово ${n}`, byTutor))
    const { data } = await call(listClientChats, withTutor(), { as: as.client })
    expect([data.messages.length, data.messages[0]?.msg_text, data.more]).toEqual([100, 'Слово 4', true])
    const older = await call(listClientChats, { ...withTutor(), before: data.messages[0]?.id ?? 0 }, { as: as.client })
    expect([texts(older.data.messages), older.data.more]).toEqual([['Слово 1', 'Слово 2', 'Слово 3'], false])
  })
})

describe('a thread by its two ends', () => {
  const withClient = () => ({ order_id, recipient: 'client' as const, recipient_id: client.id })

  test('is the same for both, each with the other’s name', async () => {
    await write('client_tutor', 'Здравствуйте')
    const [one, two] = [await call(getChatMessages, withTutor(), { as: as.client }), await call(getChatMessages, withClient(), { as: as.tutor })]
    expect([texts(one.data.messages), texts(two.data.messages)]).toEqual([['Здравствуйте'], ['Здравствуйте']])
    expect([one.data.chat.name, two.data.chat.name, two.data.chat.unread]).toEqual(['Азамат', 'Дана', 1])
  })

  test.each<[string, () => Parameters<typeof call<typeof getChatMessages>>[1], string]>([
    ['of a tutor without a part in the order', withClient, as.other],
    ['of another client', withTutor, as.stranger],
    ['of two tutors', withTutor, as.tutor],
    ['of another client’s number', () => ({ ...withClient(), recipient_id: stranger.id }), as.tutor],
  ])('%s is not found', async (_, to, who) => {
    expect(await call(getChatMessages, to(), { as: who })).toMatchObject({ code: 404, error: 'not_found' })
  })

  test('with staff is of that side of the order which the session is', async () => {
    const both = await signInAs({ client: stranger.id, tutor: tutor.id })
    await write('tutor_admin', 'От репетитора')
    await write('client_admin', 'От клиента')
    expect(texts((await call(getChatMessages, withStaff(), { as: both })).data.messages)).toEqual(['От репетитора'])
    expect(texts((await call(getChatMessages, withStaff(), { as: as.client })).data.messages)).toEqual(['От клиента'])
  })
})

describe('an order', () => {
  test('shown to its tutor has both of their chats with the last messages of each', async () => {
    await write('client_tutor', 'dana@example.kz, в среду')
    await write('tutor_admin', 'Когда ответят?')
    await write('client_admin', 'Не для репетитора')
    const { order } = (await call(getTutorOrder, { id: order_id }, { as: as.tutor })).data
    expect(order.chats).toMatchObject([
      { recipient: 'client', recipient_id: client.id, name: 'Дана', unread: 1, last_message: '***, в среду' },
      { recipient: 'admin', recipient_id: 0, unread: 0, last: { is_own: true } },
    ])
    expect(texts(order.messages)).toEqual(['***, в среду', 'Когда ответят?'])
  })

  test('shown to its client has those that can be begun', async () => {
    const { order } = (await call(getClientOrder, { id: order_id }, { as: as.client })).data
    expect(order.chats.map(({ recipient, recipient_id }) => [recipient, recipient_id])).toEqual([
      ['tutor', tutor.id],
      ['admin', 0],
    ])
  })

  test('in the client’s list says how much of it waits', async () => {
    await write('client_tutor', 'Раз', byTutor)
    await write('client_admin', 'Два', byStaff)
    await write('tutor_admin', 'Не ему')
    const { orders } = (await call(listClientActive, {}, { as: as.client })).data
    expect(orders.find((one) => one.order_id === order_id)?.unread_chat).toBe(2)
  })
})

describe('what waits', () => {
  test('rings at the tutor’s, by order and by who wrote', async () => {
    const before = (await call(getTutorNotifications, {}, { as: as.tutor })).data.count
    await write('client_tutor', 'Раз')
    await write('client_tutor', 'Два')
    await write('tutor_admin', 'Три', { sender: 'admin', recipient: 'tutor' })
    const { data } = await call(getTutorNotifications, {}, { as: as.tutor })
    expect(data.count).toBe(before + 2)
    expect(data.client_notifications[order_id]).toEqual({ id: order_id, name: 'Дана', count: 2 })
    expect(data.admin_notifications[order_id]).toEqual({ id: order_id, name: 'Дана', count: 1 })
    expect((await call(getTutorNotifications, {}, { as: as.other })).data.client_notifications).toEqual({})
  })

  test('is never what one wrote oneself, and is no more when one answered', async () => {
    await write('client_tutor', 'Раз')
    await write('client_tutor', 'И ответ', byTutor)
    expect((await call(getTutorNotifications, {}, { as: as.tutor })).data.client_notifications[order_id]).toBeUndefined()
    expect((await chatsOf())[0]?.unread).toBe(1)
  })
})
