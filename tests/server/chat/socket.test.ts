import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { getChatMessages, getOrder, type RowState, type Status } from '../../../schemas/index.ts'
import { awayLinks } from '../../../server/away/table.ts'
import { admins, chatMessages, chatThreads, orders, sessions } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { codeOf } from '../../build/away.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { useSockets } from '../../build/sockets.ts'
import { buildTutor } from '../../build/tutors.ts'

const testApp = await useApp({ environment: { RATE_CHAT: '30/1m' } })
const { clock, database, signInAs } = testApp
const open = await useSockets(testApp)
await buildReference(database)
const staff = await buildAdmin(database)
const manager = await buildAdmin(database, { status: 2, name: 'Майя' })
const content = await buildAdmin(database, { status: 3 })
const client = await buildClient(database, { name: 'Дана', last_name: 'Оспанова' })
const stranger = await buildClient(database)
const tutor = await buildTutor(database, { name: 'Азамат', last_name: 'Ержанов' })
const other = await buildTutor(database)
const as = {
  staff: await signInAs({ admin: staff.id }),
  manager: await signInAs({ admin: manager.id }),
  content: await signInAs({ admin: content.id }),
  client: await signInAs({ client: client.id }),
  stranger: await signInAs({ client: stranger.id }),
  tutor: await signInAs({ tutor: tutor.id }),
  other: await signInAs({ tutor: other.id }),
}
const newOrder = (status: Status = 4, state: RowState = 'appointed', kind: 'personal' | 'potential' = 'personal') =>
  buildOrder(database, clock.now, { client_id: client.id, status, tutors: [{ id: tutor.id, state, kind }] })
let order_id = 0
beforeEach(async () => {
  order_id = (await newOrder()).id
  // a minute has its limit
  clock.move({ minutes: 2 })
})

type To = { recipient: string; recipient_id?: number }
let n = 0
const frame = (msg_text: string, to: To, more: object = {}) => ({
  ...{ msg_service: 0, msg_type: 0 },
  msg_data: { order_id, ...to, auto_msg: false, msg_text, key: `key-${++n}`, ...more },
})
const asClient = () => open({ role: 'client', id: client.id, order_id, as: as.client })
const asStaff = (more: object = {}) => open({ role: 'admin', id: staff.id, order_id, as: as.staff, ...more })
const asTutor = () => open({ role: 'tutor', id: tutor.id, order_id, as: as.tutor })
const rows = () =>
  database.drizzle
    .select({ message: chatMessages, thread: chatThreads })
    .from(chatMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.thread_id))
    .where(eq(chatThreads.order_id, order_id))
    .orderBy(chatMessages.id)
const texts = (messages: { msg_text: string }[]) => messages.map(({ msg_text }) => msg_text)

describe('who opens the socket', () => {
  test.each<[string, () => Parameters<typeof open>[0]]>([
    ['nobody in particular', () => ({ role: 'client', id: client.id })],
    ['a client as another client', () => ({ role: 'client', id: stranger.id, as: as.client })],
    ['a client as staff', () => ({ role: 'admin', id: staff.id, as: as.client })],
    ['staff as another colleague', () => ({ role: 'admin', id: manager.id, as: as.staff })],
    ['staff as a client', () => ({ role: 'client', id: client.id, as: as.staff })],
    ['staff of content', () => ({ role: 'admin', id: content.id, as: as.content })],
    ['a client about another’s order', () => ({ role: 'client', id: stranger.id, order_id, as: as.stranger })],
    ['a tutor about an order without a part of theirs', () => ({ role: 'tutor', id: other.id, order_id, as: as.other })],
    ['staff about an order that there is not', () => ({ role: 'admin', id: staff.id, order_id: 999_999, as: as.staff })],
    ['a page of another site', () => ({ role: 'admin', id: staff.id, as: as.staff, origin: 'https://elsewhere.example' })],
    ['something that is no page', () => ({ role: 'admin', id: staff.id, as: as.staff, origin: '' })],
    ['an unknown role', () => ({ role: 'owner', id: staff.id, as: as.staff })],
    ['nobody’s number', () => ({ role: 'admin', id: 0, as: as.staff })],
  ])('%s hears "forbidden" once and is sent away', async (_, opening) => {
    const { answers, closed } = await open(opening())
    expect(await closed).toBe(4403)
    expect(answers).toEqual([{ status: 'fail', error: 'forbidden', data: null }])
  })

  test.each<[string, () => Parameters<typeof open>[0]]>([
    ['the client of the order', () => ({ role: 'client', id: client.id, order_id, as: as.client })],
    ['a tutor of it', () => ({ role: 'tutor', id: tutor.id, order_id, as: as.tutor })],
    ['a manager, about any', () => ({ role: 'admin', id: manager.id, order_id, as: as.manager })],
    ['a client, about all of theirs', () => ({ role: 'client', id: client.id, as: as.client })],
  ])('%s is let in', async (_, opening) => {
    const { socket, answers, send } = await open(opening())
    send('nonsense')
    await expect.poll(() => answers).toHaveLength(1)
    expect(socket.readyState).toBe(socket.OPEN)
    socket.close()
  })

  test('a deleted order is open to staff alone', async () => {
    order_id = (await newOrder(9)).id
    expect(await (await asClient()).closed).toBe(4403)
    expect(await (await asTutor()).closed).toBe(4403)
    const { socket } = await asStaff()
    expect(socket.readyState).toBe(socket.OPEN)
  })
})

describe('a message', () => {
  test('that comes before it is known whose the socket is waits for that', async () => {
    const first = frame('Добрый день', { recipient: 'admin' })
    const { messages } = await open({ role: 'client', id: client.id, order_id, as: as.client, first })
    await expect.poll(() => texts(messages())).toEqual(['Добрый день'])
  })

  test('is stored, then told to its sender and to whoever reads the thread, and to nobody else', async () => {
    const [from, at, colleague, outsider, elsewhere] = [
      await asClient(),
      await asStaff(),
      await open({ role: 'admin', id: manager.id, as: as.manager }),
      await asTutor(),
      await asStaff({ order_id: (await newOrder()).id }),
    ]
    from.send(frame('Можно в четверг?', { recipient: 'admin' }))
    await expect.poll(() => texts(at.messages())).toEqual(['Можно в четверг?'])
    await expect.poll(() => texts(from.messages())).toEqual(['Можно в четверг?'])
    await expect.poll(() => texts(colleague.messages())).toEqual(['Можно в четверг?'])
    expect(at.answers[0]).toMatchObject({
      ...{ status: 'success', error: null },
      data: {
        ...{ msg_service: '0', msg_type: 0 },
        msg_data: {
          order_id,
          sender: 'client',
          sender_id: client.id,
          sender_name: 'Дана Оспанова',
          recipient: 'admin',
          read_at: null,
          auto_msg: false,
        },
      },
    })
    expect((await rows()).map(({ message }) => message.msg_text)).toEqual(['Можно в четверг?'])
    expect([outsider.messages(), elsewhere.messages()]).toEqual([[], []])
  })

  test('of staff says who wrote to colleagues, and to clients no name', async () => {
    const [from, to] = [await asStaff(), await asClient()]
    from.send(frame('Подберём сегодня', { recipient: 'client' }))
    await expect.poll(() => from.messages()[0]).toMatchObject({ sender_id: staff.id, sender_name: staff.name })
    await expect.poll(() => to.messages()[0]).toMatchObject({ sender: 'admin', sender_name: '' })
  })

  test('is its sender’s own, whatever the frame says', async () => {
    const from = await asTutor()
    const claims = { sender: 'client', sender_id: client.id, auto_msg: true }
    from.send({ ...frame('Это я', { recipient: 'admin' }, claims), msg_service: 1, msg_type: 2 })
    await expect.poll(() => from.messages()).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({
      message: { sender: 'tutor', recipient: 'admin', msg_service: 0, msg_type: 0, auto_msg: false },
      thread: { kind: 'tutor_admin', tutor_id: tutor.id, client_id: null },
    })
  })

  test('sent again under its key is the same message', async () => {
    const [from, to] = [await asClient(), await asStaff()]
    const one = frame('Один раз', { recipient: 'admin' })
    from.send(one)
    from.send(one)
    // stored, delivered, and told of again
    await expect.poll(() => from.answers).toHaveLength(3)
    const again = await asClient()
    again.send(one)
    await expect.poll(() => again.messages()).toHaveLength(1)
    expect(new Set([...from.messages(), ...again.messages()].map(({ id }) => id)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
    expect(to.messages()).toHaveLength(1)
  })

  test('under a key of two at once is one', async () => {
    const [one, two] = [await asClient(), await asClient()]
    const same = frame('Вместе', { recipient: 'admin' })
    one.send(same)
    two.send(same)
    await expect.poll(() => [one.messages().length > 0, two.messages().length > 0]).toEqual([true, true])
    expect(await rows()).toHaveLength(1)
  })

  test('that stands before what its sender writes is read', async () => {
    const [from, at] = [await asClient(), await asStaff()]
    from.send(frame('Вы здесь?', { recipient: 'admin' }))
    await expect.poll(() => at.messages()).toHaveLength(1)
    at.send(frame('Здесь', { recipient: 'client' }))
    await expect.poll(() => from.messages().find(({ msg_text, read_at }) => msg_text === 'Вы здесь?' && read_at !== null)).toBeDefined()
    expect((await rows()).map(({ message }) => message.read_at !== null)).toEqual([true, false])
  })

  test.each<[string, Status, RowState, 'personal' | 'potential', unknown]>([
    ['who is appointed', 4, 'appointed', 'personal', null],
    ['who was asked in person', 2, 'asked', 'personal', null],
    ['who answered an offer', 3, 'responded', 'potential', null],
    ['whom the order was only offered', 3, 'asked', 'potential', 'wrong_status'],
    ['who refused', 2, 'refused', 'personal', 'wrong_status'],
    ['who was taken off', 2, 'removed', 'personal', 'wrong_status'],
    ['of a lost order', 8, 'appointed', 'personal', 'wrong_status'],
    ['of a paid order', 7, 'appointed', 'personal', null],
  ])('between the client and a tutor %s', async (_, status, state, kind, error) => {
    order_id = (await newOrder(status, state, kind)).id
    const [one, two] = [await asClient(), await asTutor()]
    one.send(frame('Здравствуйте', { recipient: 'tutor', recipient_id: tutor.id }))
    await expect.poll(() => one.answers[0]?.error).toBe(error)
    two.send(frame('Добрый день', { recipient: 'client', recipient_id: client.id }))
    await expect.poll(() => (error ? two.answers : two.messages()).length).toBe(error ? 1 : 2)
    expect(two.answers.at(-1)?.error).toBe(error)
    expect(await rows()).toHaveLength(error ? 0 : 2)
  })

  test('hides phones and addresses from the other side until the tutor is appointed, which who wrote is told, and never from staff', async () => {
    order_id = (await newOrder(3, 'responded')).id
    const [from, to, at] = [await asTutor(), await asClient(), await asStaff()]
    from.send(frame('Звоните +7 701 555 01 40 после 18:00', { recipient: 'client' }))
    await expect.poll(() => texts(to.messages())).toEqual(['Звоните *** после 18:00'])
    await expect.poll(() => texts(at.messages())).toEqual(['Звоните +7 701 555 01 40 после 18:00'])
    await expect.poll(() => texts(from.messages())).toEqual(['Звоните +7 701 555 01 40 после 18:00'])
    expect([from, to, at].map((one) => one.messages().map(({ masked }) => masked))).toEqual([[true], [true], [false]])
  })
})

describe('a link', () => {
  const room = 'https://meet.example/room'
  const site = `http://${testApp.host}/user-1/`

  test('is told with its code to who may read it, one to our own pages as it is', async () => {
    const [socket, reader] = [await asClient(), await asStaff()]
    socket.send(frame(`Сюда: ${room}, профиль ${site}.`, { recipient: 'admin' }))
    await expect.poll(() => codeOf(database, room)).toBeDefined()
    const links = [
      { text: room, code: await codeOf(database, room) },
      { text: site, code: null },
    ]
    for (const one of [socket, reader]) await expect.poll(() => one.messages().map((message) => message.links)).toEqual([links])
    const history = await testApp.call(getChatMessages, { order_id, recipient: 'admin' }, { as: as.client })
    expect(history.data?.messages.map((message) => message.links)).toEqual([links])
    const order = await testApp.call(getOrder, { id: order_id }, { as: as.staff })
    expect(order.data?.order.messages.map((message) => message.links)).toEqual([links])
  })

  test('is hidden with its code from the other side until the tutor is appointed', async () => {
    order_id = (await newOrder(3, 'responded')).id
    const [socket, reader, colleague] = [await asTutor(), await asClient(), await asStaff()]
    socket.send(frame(`Сюда: ${room}`, { recipient: 'client' }))
    await expect.poll(() => reader.messages().map(({ msg_text, links }) => [msg_text, links])).toEqual([['Сюда: ***', []]])
    for (const one of [socket, colleague])
      await expect.poll(() => one.messages().flatMap(({ links }) => links.map(({ text }) => text))).toEqual([room])
  })

  test('that was never kept is words', async () => {
    const socket = await asClient()
    socket.send(frame(`Сюда: ${room}`, { recipient: 'admin' }))
    await expect.poll(() => socket.messages()).toHaveLength(1)
    await database.drizzle.delete(awayLinks)
    const history = await testApp.call(getChatMessages, { order_id, recipient: 'admin' }, { as: as.client })
    expect(history.data?.messages.map(({ msg_text, links }) => [msg_text, links])).toEqual([[`Сюда: ${room}`, []]])
  })
})

describe('a message that can’t be taken', () => {
  const to = { recipient: 'admin' }
  test.each<[string, () => unknown, unknown]>([
    ['is empty', () => frame('   ', to), { msg_text: 'too_small' }],
    ['is too long', () => frame('я'.repeat(4001), to), { msg_text: 'too_big' }],
    ['is to oneself', () => frame('Я', { recipient: 'client' }), { recipient: 'invalid_value' }],
    ['is to nobody that there is', () => frame('Я', { recipient: 'owner' }), { recipient: 'invalid_value' }],
    ['is to a tutor without part in the order', () => frame('Я', { recipient: 'tutor', recipient_id: other.id }), { recipient_id: 'invalid_value' }],
    ['is about another’s order', () => frame('Я', to, { order_id: 1_000_000 }), 'forbidden'],
    ['is no text', () => frame(5 as never, to), { msg_text: 'invalid_type' }],
  ])('because it %s is refused with its key, and the connection stays', async (_, make, error) => {
    const from = await asClient()
    const one = make() as { msg_data: { key: string } }
    from.send(one)
    await expect.poll(() => from.answers).toEqual([{ status: 'fail', error, data: { msg_data: { key: one.msg_data.key } } }])
    from.send(frame('Дальше', to))
    await expect.poll(() => texts(from.messages())).toEqual(['Дальше'])
    expect(await rows()).toHaveLength(1)
  })

  test.each(['nonsense', '[]', 'null', '"a"', '{}', '{"msg_data":null}'])('because it is %s is refused, and the connection stays', async (text) => {
    const from = await asClient()
    from.send(text)
    await expect.poll(() => from.answers[0]).toMatchObject({ status: 'fail', data: null })
    from.send(frame('Дальше', to))
    await expect.poll(() => texts(from.messages())).toEqual(['Дальше'])
  })

  test.each<[string, string | Buffer, number]>([
    ['is binary', Buffer.from('{}'), 1003],
    ['is larger than a frame may be', 'я'.repeat(40_000), 1009],
  ])('because it %s closes the connection', async (_, text, code) => {
    const from = await asClient()
    from.send(text)
    expect(await from.closed).toBe(code)
    expect(await rows()).toHaveLength(0)
  })

  test('is the thirty-first of a minute over all sockets of its sender; a minute later it is taken', async () => {
    const [one, two] = [await asClient(), await asClient()]
    for (let sent = 0; sent < 30; sent += 1) (sent % 2 ? one : two).send(frame(`Слово ${sent}`, to))
    await expect.poll(() => one.messages().length).toBe(30)
    const extra = frame('Лишнее', to)
    two.send(extra)
    const refused = { status: 'fail', error: 'too_many_requests', data: { msg_data: { key: extra.msg_data.key }, retry_after: 60 } }
    await expect.poll(() => two.answers.at(-1)).toEqual(refused)
    clock.move({ seconds: 61 })
    two.send(extra)
    await expect.poll(() => texts(two.messages())).toContain('Лишнее')
  })

  test('is of a client on the blacklist', async () => {
    const { id } = await buildClient(database, { blacklisted: true })
    order_id = (await buildOrder(database, clock.now, { client_id: id, status: 2 })).id
    const from = await open({ role: 'client', id, order_id, as: await signInAs({ client: id }) })
    from.send(frame('Пустите', to))
    await expect.poll(() => from.answers[0]?.error).toBe('blacklisted')
  })
})

describe('who comes back', () => {
  test('is sent what came since the last message, in its order, then what is new', async () => {
    const [from, at] = [await asClient(), await asStaff()]
    for (const word of ['раз', 'два', 'три']) from.send(frame(word, { recipient: 'admin' }))
    await expect.poll(() => texts(at.messages())).toEqual(['раз', 'два', 'три'])
    at.socket.close()
    await at.closed
    for (const word of ['четыре', 'пять']) from.send(frame(word, { recipient: 'admin' }))
    await expect.poll(() => from.messages()).toHaveLength(5)
    const after = at.messages().at(-1)?.id ?? 0
    const back = await asStaff({ after })
    from.send(frame('шесть', { recipient: 'admin' }))
    // those that were read by coming back are told too, as they have become
    const missed = () => [...new Set(texts(back.messages().filter(({ id }) => id > after)))]
    await expect.poll(missed).toEqual(['четыре', 'пять', 'шесть'])
  })

  test('to more than is sent at once is told to read the history', async () => {
    const thread = await asClient().then(async (from) => {
      from.send(frame('первое', { recipient: 'admin' }))
      await expect.poll(() => from.messages()).toHaveLength(1)
      return (await rows())[0]?.message
    })
    const many = Array.from({ length: 501 }, () => ({ thread_id: thread?.thread_id ?? 0, sender: 'client' as const, recipient: 'admin' as const }))
    await database.drizzle.insert(chatMessages).values(many)
    const back = await asStaff({ after: thread?.id ?? 0 })
    await expect.poll(() => back.answers[500]).toEqual({ status: 'success', error: null, data: { more: true } })
  })

  test('has read what came to them about the order that they open, and the sender sees it', async () => {
    const from = await asClient()
    from.send(frame('Прочтите', { recipient: 'admin' }))
    from.send(frame('И вы', { recipient: 'tutor', recipient_id: tutor.id }))
    await expect.poll(() => from.messages()).toHaveLength(2)
    await asStaff()
    await expect.poll(() => from.messages().filter(({ read_at }) => read_at !== null)).toMatchObject([{ msg_text: 'Прочтите' }])
    expect((await rows()).map(({ message }) => message.read_at !== null)).toEqual([true, false])
  })
})

describe('what a client or tutor has read', () => {
  const write = async () => {
    const staffs = await asStaff()
    staffs.send(frame('От нас', { recipient: 'client' }))
    const tutors = await asTutor()
    tutors.send(frame('От репетитора', { recipient: 'client' }))
    tutors.send(frame('И ещё', { recipient: 'client' }))
    await expect.poll(async () => (await rows()).length).toBe(3)
  }
  const read = async () => (await rows()).filter(({ message }) => message.read_at !== null).map(({ message }) => message.msg_text)

  test('is one thread, where they open the socket for that', async () => {
    await write()
    await open({ role: 'client', id: client.id, order_id, recipient: 'tutor', recipient_id: tutor.id, as: as.client })
    await expect.poll(read).toEqual(['От репетитора', 'И ещё'])
  })

  test('is what they say they have, up to that message and in no other thread', async () => {
    await write()
    const first = (await rows()).find(({ message }) => message.msg_text === 'От репетитора')
    const from = await open({ role: 'client', id: client.id, as: as.client })
    from.send({ read: { order_id, recipient: 'tutor', recipient_id: tutor.id, id: first?.message.id } })
    await expect.poll(read).toEqual(['От репетитора'])
    await expect.poll(() => from.messages()[0]?.read_at).not.toBeNull()
  })

  test.each([
    ['of another client’s thread', () => ({ order_id, recipient: 'tutor', recipient_id: tutor.id, id: 1_000_000 }), () => as.stranger, stranger.id],
    ['of nobody’s thread', () => ({ order_id, recipient: 'client', recipient_id: client.id, id: 1_000_000 }), () => as.client, client.id],
  ] as const)('%s is nothing', async (_, seen, who, id) => {
    await write()
    const from = await open({ role: 'client', id, as: who() })
    from.send({ read: seen() })
    // what is sent after it is answered after it
    from.send('nonsense')
    await expect.poll(() => from.answers.filter(({ status }) => status === 'fail')).toHaveLength(1)
    expect(await read()).toEqual([])
  })
})

describe('a socket ends', () => {
  test('with its session', async () => {
    const cookie = await signInAs({ client: client.id })
    const from = await open({ role: 'client', id: client.id, order_id, as: cookie })
    from.send(frame('Пока я здесь', { recipient: 'admin' }))
    await expect.poll(() => from.messages()).toHaveLength(1)
    const own = await database.drizzle.select().from(sessions).where(eq(sessions.client_id, client.id))
    for (const { id } of own.slice(-1)) await database.drizzle.delete(sessions).where(eq(sessions.id, id))
    expect(await from.closed).toBe(4403)
  })

  test('when who holds it has lost the right, before anything more is written', async () => {
    const colleague = await buildAdmin(database, { status: 2 })
    const from = await open({ role: 'admin', id: colleague.id, order_id, as: await signInAs({ admin: colleague.id }) })
    await database.drizzle.update(admins).set({ status: 3 }).where(eq(admins.id, colleague.id))
    from.send(frame('Ещё слово', { recipient: 'client' }))
    expect(await from.closed).toBe(4403)
    expect(await rows()).toHaveLength(0)
  })

  test('when one holds too many', async () => {
    const { id } = await buildClient(database)
    const cookie = await signInAs({ client: id })
    const held = await Promise.all(Array.from({ length: 6 }, () => open({ role: 'client', id, as: cookie })))
    expect(await Promise.race(held.map(({ closed }) => closed))).toBe(4429)
    expect(held.flatMap(({ answers }) => answers)).toEqual([{ status: 'fail', error: 'too_many_requests', data: null }])
  })

  test('to be opened again when notices were missed', async () => {
    const at = await asStaff()
    at.send('nonsense')
    await expect.poll(() => at.answers).toHaveLength(1)
    database.notices.pass('chat', null)
    expect(await at.closed).toBe(1012)
  })
})

test('whether an order is deleted is read when a message is sent, not when the socket is opened', async () => {
  const from = await asClient()
  from.send(frame('Вовремя', { recipient: 'admin' }))
  await expect.poll(() => from.messages()).toHaveLength(1)
  await database.drizzle.update(orders).set({ status: 9 }).where(eq(orders.id, order_id))
  from.send(frame('Поздно', { recipient: 'admin' }))
  await expect.poll(() => from.answers[1]?.error).toBe('wrong_status')
})
