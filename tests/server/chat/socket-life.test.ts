import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  actAsAdmin,
  actAsClient,
  loginByToken,
  logoutAdmin,
  logoutClient,
  saveStaff,
  setClientPassword,
  setPasswordOfTutor,
  setTutorToggle,
  toggleStaff,
} from '../../../schemas/index.ts'
import { PING_MS } from '../../../server/chat/hub.ts'
import { hashOf } from '../../../server/sessions/session.ts'
import { adminLog, chatMessages } from '../../../server/tables.ts'
import { say, threadFor } from '../../../server/threads/write.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { useSockets } from '../../build/sockets.ts'
import { buildTutor } from '../../build/tutors.ts'

// the clock of the pings stands still until a test moves it
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
afterAll(() => void vi.useRealTimers())
const testApp = await useApp({ environment: { RATE_OTHER: '100/1h' } })
const { app, call, clock, database, host, settings, signInAs } = testApp
const open = await useSockets(testApp)
await buildReference(database)
const owner = await buildAdmin(database)
const client = await buildClient(database)
const tutor = await buildTutor(database)
const asOwner = () => signInAs({ admin: owner.id })
let order_id = 0
beforeEach(async () => {
  order_id = (await buildOrder(database, clock.now, { client_id: client.id, status: 4, tutors: [{ id: tutor.id, state: 'appointed' }] })).id
})
const held = () => app.websocketServer.clients.size
const frame = (msg_text: string, more: object = {}) => ({ msg_data: { order_id, recipient: 'admin', msg_text, ...more } })
const rows = () => database.drizzle.select().from(chatMessages)
const write = (msg_text: string) =>
  database.transaction(async (tx) => {
    const thread = await threadFor(tx, { order_id, kind: 'client_admin', client_id: client.id, tutor_id: null })
    return say({ tx, now: clock.now, settings, siteUrl: 'http://kz.localhost' }, thread.id, { sender: 'client', recipient: 'admin', msg_text })
  })

describe('a connection', () => {
  test('that answers no ping is cut off at the next one, and one that answers stays', async () => {
    const asClient = await signInAs({ client: client.id })
    const [deaf, alive] = [
      await open({ role: 'client', id: client.id, as: asClient, deaf: true }),
      await open({ role: 'client', id: client.id, as: asClient }),
    ]
    const pinged = vi.fn()
    for (const { socket } of [deaf, alive]) socket.on('ping', pinged)
    // known to the server once each is answered
    for (const one of [deaf, alive]) one.send('nonsense')
    await expect.poll(() => deaf.answers.length + alive.answers.length).toBe(2)
    const answered = new Promise<void>((done) => app.websocketServer.clients.forEach((socket) => void socket.once('pong', () => done())))
    vi.advanceTimersByTime(PING_MS)
    await expect.poll(() => pinged.mock.calls.length).toBe(2)
    await answered
    vi.advanceTimersByTime(PING_MS)
    expect([await deaf.closed, PING_MS]).toEqual([1006, 25_000])
    await expect.poll(() => pinged.mock.calls.length).toBe(3)
    expect(alive.socket.readyState).toBe(alive.socket.OPEN)
  })

  test('whose session cannot be looked up while the database is away ends no process', async () => {
    const as = await signInAs({ client: client.id })
    const one = await open({ role: 'client', id: client.id, as })
    one.send('nonsense')
    await expect.poll(() => one.answers.length).toBe(1)
    const logged = vi.spyOn(app.log, 'error').mockReturnValue()
    const away = vi.spyOn(database.drizzle, 'select').mockImplementation(() => {
      throw new Error('away')
    })
    database.notices.pass('sessions', hashOf(as))
    await expect.poll(() => logged.mock.calls.map(([, told]) => told)).toEqual(['the session of a socket was not looked up'])
    away.mockRestore()
    logged.mockRestore()
    expect(one.socket.readyState).toBe(one.socket.OPEN)
  })

  test('is counted by role as long as it is open, and so is how long a message takes to its reader', async () => {
    const said = async () => (await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers: { host } })).body
    const told = async (line: string) =>
      Number(
        (await said())
          .split('\n')
          .find((one) => one.startsWith(`${line} `))
          ?.slice(line.length) ?? 0,
      )
    const [sockets, messages] = ['chat_sockets{role="client"}', 'chat_message_delay_seconds_count']
    const [openBefore, sentBefore] = [await told(sockets), await told(messages)]
    const one = await open({ role: 'client', id: client.id, order_id, as: await signInAs({ client: client.id }) })
    one.send(frame('Добрый день'))
    await expect.poll(() => one.messages().length).toBe(1)
    expect([await told(sockets), await told(messages)]).toEqual([openBefore + 1, sentBefore + 1])
    one.socket.close()
    await one.closed
    await expect.poll(() => told(sockets)).toBe(openBefore)
  })

  test('of whoever does not read is cut off instead of kept in memory, and what was missed comes with the next', async () => {
    const as = await asOwner()
    const slow = await open({ role: 'admin', id: owner.id, order_id, as })
    const first = await write('начало')
    await expect.poll(() => slow.messages()).toHaveLength(1)
    slow.socket.pause()
    const { thread_id } = (await rows()).find(({ id }) => id === first) ?? { thread_id: 0 }
    const long = Array.from({ length: 400 }, () => ({
      thread_id,
      sender: 'client' as const,
      recipient: 'admin' as const,
      msg_text: 'я'.repeat(4000),
    }))
    const ids = (await database.drizzle.insert(chatMessages).values(long).returning({ id: chatMessages.id })).map(({ id }) => id)
    // more than the network itself takes up
    for (let n = 0; n < 8; n += 1) await database.drizzle.execute(sql`select pg_notify('chat', ${ids.join(' ')})`)
    await expect.poll(held).toBe(0)
    slow.socket.resume()
    await slow.closed
    const back = await open({ role: 'admin', id: owner.id, order_id, as, after: first })
    await expect.poll(() => new Set(back.messages().map(({ id }) => id)).size).toBe(400)
  })

  test('that pings and never reads is cut off', async () => {
    const { socket, send, answers, closed } = await open({ role: 'admin', id: owner.id, order_id, as: await asOwner() })
    send('nonsense')
    await expect.poll(() => answers).toHaveLength(1)
    const [server] = app.websocketServer.clients
    Object.defineProperty(server, 'bufferedAmount', { value: 2 * 1024 * 1024 })
    socket.ping()
    expect(await closed).toBe(1006)
  })
})

test.each(['websocket', 'h2c'])('whoever asks for %s anywhere else is answered as if they had not', async (protocol) => {
  const { port } = app.server.address() as AddressInfo
  const statusOf = async (path: string, headers: object) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }).end()
    const [answer] = (await Promise.race([once(asked, 'response'), once(asked, 'upgrade')])) as [IncomingMessage]
    answer.destroy()
    return answer.statusCode
  }
  const asking = {
    ...{ connection: 'Upgrade', upgrade: protocol },
    ...{ 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' },
  }
  for (const path of ['/', '/robots.txt', '/api/auth/role/get', '/api/websocket/more'])
    expect([path, await statusOf(path, asking)]).toEqual([path, await statusOf(path, {})])
  if (protocol === 'websocket') for (const path of ['/api/websocket?role=client', '/api/websocket/']) expect(await statusOf(path, asking)).toBe(101)
})

describe('a socket closes at once', () => {
  type Ending = [string, () => Promise<{ role: string; id: number; as: string; end: () => Promise<{ status: string }> }>]
  const tutors = async () => buildTutor(database)
  const endings: Ending[] = [
    [
      'when its client signs out',
      async () => {
        const as = await signInAs({ client: client.id })
        return { role: 'client', id: client.id, as, end: () => call(logoutClient, {}, { as }) }
      },
    ],
    [
      'when staff sign out',
      async () => {
        const as = await asOwner()
        return { role: 'admin', id: owner.id, as, end: () => call(logoutAdmin, {}, { as }) }
      },
    ],
    [
      'when a client is given another password',
      async () => {
        const { id } = await buildClient(database)
        const end = async () => call(setClientPassword, { client_id: id, password: 'another-8888' }, { as: await asOwner() })
        return { role: 'client', id, as: await signInAs({ client: id }), end }
      },
    ],
    [
      'when a tutor is given another password',
      async () => {
        const { id } = await tutors()
        const end = async () => call(setPasswordOfTutor, { tutor_id: id, password: 'another-8888' }, { as: await asOwner() })
        return { role: 'tutor', id, as: await signInAs({ tutor: id }), end }
      },
    ],
    [
      'when a tutor is blocked',
      async () => {
        const { id } = await tutors()
        const end = async () => call(setTutorToggle, { tutor_id: id, toggle: 'blocked', value: true }, { as: await asOwner() })
        return { role: 'tutor', id, as: await signInAs({ tutor: id }), end }
      },
    ],
    [
      'when a colleague works here no more',
      async () => {
        const { id } = await buildAdmin(database, { status: 2 })
        const end = async () => call(toggleStaff, { admin_id: id, field: 'active', value: false }, { as: await asOwner() })
        return { role: 'admin', id, as: await signInAs({ admin: id }), end }
      },
    ],
    [
      'when a colleague loses the right to orders',
      async () => {
        const { id, name, email, version } = await buildAdmin(database, { status: 2 })
        const end = async () => call(saveStaff, { admin: { id, name, email, version, status: 3 } }, { as: await asOwner() })
        return { role: 'admin', id, as: await signInAs({ admin: id }), end }
      },
    ],
  ]
  test.each(endings)('%s', async (_, make) => {
    const { end, ...opening } = await make()
    const { answers, closed, send } = await open(opening)
    send('nonsense')
    await expect.poll(() => answers.filter(({ error }) => error !== null)).toHaveLength(1)
    expect((await end()).status).toBe('success')
    expect(await closed).toBe(4403)
    expect(answers.at(-1)).toEqual({ status: 'fail', error: 'forbidden', data: null })
  })

  test('when the server is told to end, with its reason', async () => {
    const other = await useApp()
    const openThere = await useSockets(other)
    const { id } = await buildClient(other.database)
    const { closed } = await openThere({ role: 'client', id, as: await other.signInAs({ client: id }) })
    await other.app.close()
    expect(await closed).toBe(1001)
  })
})

describe('hostile frames', () => {
  const asClient = async (as?: string) => open({ role: 'client', id: client.id, order_id, as: as ?? (await signInAs({ client: client.id })) })
  const quote = (text: string) => JSON.stringify(frame('Слова')).replace('Слова', text)

  test.each<[string, () => string, unknown]>([
    ['nests too deep to read', () => '['.repeat(60_000), expect.anything()],
    ['holds the character that no text holds', () => quote('а\\u0000б'), expect.anything()],
    [
      'names a prototype',
      () => `{"__proto__":{"msg_data":{}},${JSON.stringify(frame('Слова')).slice(1).replace('"admin"', '"__proto__"')}`,
      expect.anything(),
    ],
    ['names an order larger than a number', () => JSON.stringify(frame('Слова', { order_id: 1e300 })), { order_id: expect.anything() }],
    ['bears a key of a page', () => JSON.stringify(frame('Слова', { key: 'k'.repeat(65) })), { key: 'too_big' }],
  ])('one that %s is refused and writes nothing; the next is taken', async (_, make, error) => {
    const { send, answers, messages } = await asClient()
    send(make())
    await expect.poll(() => answers.length).toBe(1)
    expect(answers[0]).toMatchObject({ status: 'fail', error })
    send(frame('Дальше'))
    await expect.poll(() => messages().map(({ msg_text }) => msg_text)).toEqual(['Дальше'])
  })

  test('half a letter is made whole', async () => {
    const { send, messages } = await asClient()
    send(quote('а\\ud83dб'))
    await expect.poll(() => messages()[0]?.msg_text).toBe('а\ufffdб')
  })

  test('more than a person sends at once end the connection', async () => {
    const { send, closed } = await asClient()
    for (let n = 0; n < 200; n += 1) send('nonsense')
    expect(await closed).toSatisfy((code: number) => [4429, 1006].includes(code))
  })

  test('count as calls of their session, taken or not', async () => {
    const { send, answers } = await asClient()
    const { length } = await rows()
    // the opening is one too
    for (let n = 1; n < 100; n += 1) {
      send(frame(' '))
      await expect.poll(() => answers.length).toBe(n)
    }
    expect(answers.at(-1)?.error).toEqual({ msg_text: 'too_small' })
    send(frame('Ещё', { key: 'one-more' }))
    await expect.poll(() => answers.at(-1)?.error).toBe('too_many_requests')
    expect(answers.at(-1)?.data).toMatchObject({ msg_data: { key: 'one-more' }, retry_after: expect.any(Number) })
    expect(await rows()).toHaveLength(length)
  })
})

describe('staff who act for somebody', () => {
  const reason = 'Просит помочь с перепиской'
  async function act(kind: 'client' | 'admin', id: number) {
    const as = await asOwner()
    const { data } = await call(kind === 'client' ? actAsClient : actAsAdmin, { id, reason }, { as })
    return (await call(loginByToken, { auth_token: data.token }, { as })).session ?? ''
  }
  const latestLine = async () => (await database.drizzle.select().from(adminLog)).at(-1)

  test('look at a chat without marking it read, and what they write says in the journal who it was', async () => {
    await write('Здравствуйте')
    await database.drizzle.update(chatMessages).set({ sender: 'admin', recipient: 'client' })
    const as = await act('client', client.id)
    const { send, messages, answers } = await open({ role: 'client', id: client.id, order_id, as, after: 0 })
    await expect.poll(() => messages().length).toBeGreaterThan(0)
    expect(messages().at(-1)).toMatchObject({ read_at: null, delivered_at: null })
    const said = frame('Пишу за клиента', { key: 'for-them' })
    send(said)
    send(said)
    await expect.poll(() => answers.filter(({ data }) => JSON.stringify(data).includes('Пишу за клиента')).length).toBe(2)
    const told = { admin_id: owner.id, acting_as: `client ${client.id}`, call: '/websocket', target: `order ${order_id}` }
    expect(await latestLine()).toMatchObject({ ...told, changes: { recipient: 'admin', msg_text: 'Пишу за клиента' } })
    const lines = await database.drizzle.select().from(adminLog).where(eq(adminLog.call, '/websocket'))
    expect(lines).toHaveLength(1)
  })

  test('are still staff of their own beside, and then there is no such line', async () => {
    const as = await act('client', client.id)
    const { send, messages } = await open({ role: 'admin', id: owner.id, order_id, as })
    send(frame('От себя', { recipient: 'client' }))
    await expect.poll(() => messages()).toHaveLength(1)
    expect(await latestLine()).toMatchObject({ call: '/admin/authorize/client' })
  })

  test('have the rights of whom they act for and no others', async () => {
    const content = await buildAdmin(database, { status: 3 })
    const as = await act('admin', content.id)
    for (const id of [content.id, owner.id]) expect(await (await open({ role: 'admin', id, order_id, as })).closed).toBe(4403)
    expect(await (await open({ role: 'tutor', id: tutor.id, order_id, as })).closed).toBe(4403)
  })

  test('are cut off when their hour is up', async () => {
    const as = await act('client', client.id)
    const { send, answers, closed } = await open({ role: 'client', id: client.id, order_id, as })
    send('nonsense')
    await expect.poll(() => answers).toHaveLength(1)
    clock.move({ minutes: 61 })
    vi.advanceTimersByTime(PING_MS)
    expect(await closed).toBe(4403)
  })
})
