import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { ChatAnswer } from '../../schemas/index.ts'
import { freePort } from '../../server/database/embedded.ts'
import type { Database } from '../../server/database/open.ts'
import { SESSION_COOKIE } from '../../server/sessions/session.ts'
import { buildAdmin } from '../build/admins.ts'
import { buildClient } from '../build/clients.ts'
import { buildOrder } from '../build/orders.ts'
import { buildReference } from '../build/reference.ts'
import { buildSession } from '../build/sessions.ts'
import { useDatabase } from '../database.ts'
import { eventually } from '../setup/eventually.ts'
import { startPatience } from '../setup/patience.ts'

/** As docs/operate.md says: two processes on one database and one folder of data, without a balancer between. */
const database = await useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'docento-several-'))
const running: Process[] = []
let [one, two]: Process[] = []
let as = { staff: '', client: '' }
let staff = 0
let client = 0
let order_id = 0
beforeAll(async () => {
  await buildReference(database)
  staff = (await buildAdmin(database)).id
  client = (await buildClient(database)).id
  const now = new Date()
  as = { staff: await buildSession(database, { admin_id: staff }, now), client: await buildSession(database, { client_id: client }, now) }
  order_id = (await buildOrder(database, now, { client_id: client, status: 2 })).id
  ;[one, two] = await Promise.all([start(), start()])
})
afterAll(async () => {
  for (const { child } of running) if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

interface Process {
  child: ChildProcess
  origin: string
}

function addressOf({ connection: { connectionString, host = '', port, user = '', password, database: name } }: Pick<Database, 'connection'>) {
  if (connectionString) return connectionString
  const url = new URL(`postgres://${encodeURIComponent(user)}@localhost:${port}/${name}`)
  if (typeof password === 'string') url.password = password
  url.searchParams.set('host', host)
  return url.href
}

async function start(): Promise<Process> {
  const PORT = String(await freePort())
  const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    NODE_OPTIONS,
    PORT,
    EDITIONS: 'kz',
    DATA_DIR: folder,
    DATABASE_URL: addressOf(database),
    JOBS: 'off',
    RATE_OTHER: 'off',
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const process_ = { child, origin: `http://127.0.0.1:${PORT}` }
  running.push(process_)
  let said = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  await eventually(() => expect(said).toContain('Stop with'), startPatience)
  await untilReady(process_)
  return process_
}

/** A machine with much else to do turns some away at first. */
const untilReady = ({ origin }: Process) => eventually(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200))

const headersOf = ({ origin }: Process, sid = '') => ({ origin, ...(sid && { cookie: `${SESSION_COOKIE}=${sid}` }) })
const read = async (from: Process | undefined, path: string) => (await fetch(`${from?.origin}${path}`)).text()
async function post(to: Process | undefined, path: string, body: object, sid = as.staff) {
  if (!to) throw new Error('no process')
  const headers = { 'content-type': 'application/json', ...headersOf(to, sid) }
  await untilReady(to)
  const answer = await (await fetch(`${to.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  expect([answer.status, answer.error]).toEqual(['success', null])
  return answer.data
}
/** Within seconds, as docs/operate.md promises. */
const soon = (look: () => unknown) => expect.poll(look, { timeout: 15_000, interval: 50 })

test('robots.txt that staff save at one process is served by the other', async () => {
  const before = await read(two, '/robots.txt')
  await post(one, '/admin/seo/core_files/save', { seo_resources: { robots: 'User-agent: GPTBot\nDisallow: /' } })
  await soon(() => read(two, '/robots.txt')).toContain('GPTBot')
  expect(before).not.toContain('GPTBot')
})

test('words that staff save at one process are what the other says, and in its scripts', async () => {
  const title = async (at: Process | undefined) =>
    (await fetch(`${at?.origin}/api/client/main_page?lang=ru`)).json().then(({ data }) => data.metatags.h1)
  const before = await title(two)
  const words = { 'catalogue.main.h1': 'Кто научит всему', 'common.site_name': 'Доченто' }
  await post(one, '/admin/seo/core_files/save', { seo_resources: { lng: { ru: words } } })
  await soon(() => title(two)).toBe('Кто научит всему')
  await soon(() => read(two, '/api/texts/ru/common')).toContain('Доченто')
  expect(before).not.toBe('Кто научит всему')
})

test('a static page that is changed at one process is the new one at the other', async () => {
  const page = { alias: 'p/two-places', lang: 'ru', name: 'Два процесса', text: '<p>Было</p>' }
  const { static_page } = await post(one, '/admin/static_pages/create', { static_page: page })
  const shown = () => read(two, '/api/client/static_pages/get?lang=ru&alias=p/two-places')
  await soon(shown).toContain('Было')
  await post(one, '/admin/static_pages/save', { static_page: { ...page, id: static_page.id, version: static_page.version, text: '<p>Стало</p>' } })
  await soon(shown).toContain('Стало')
  await post(one, `/admin/static_pages/delete?id=${static_page.id}`, {})
  await soon(shown).toContain('not_found')
})

test('a cache that is cleared at one process is cleared at the other', async () => {
  const { static_page } = await post(one, '/admin/static_pages/create', {
    static_page: { alias: 'p/kept', lang: 'ru', name: 'Хранимая', text: '<p>Сначала</p>' },
  })
  const shown = () => read(two, '/api/client/static_pages/get?lang=ru&alias=p/kept')
  let turn = 0
  const isSeen = async () => {
    turn += 1
    await database.drizzle.execute(sql`update static_pages set text = ${`<p>Потом ${turn}</p>`} where id = ${static_page.id}`)
    return (await shown()).includes(`Потом ${turn}`)
  }
  expect(await shown()).toContain('Сначала')
  // behind the back of both; the first ones may meet what is still being heard of the page's making
  await soon(isSeen).toBe(false)
  await post(one, '/admin/system/clear_cache', {})
  await soon(shown).toContain(`Потом ${turn}`)
})

async function open(at: Process | undefined, identity: 'staff' | 'client', after?: number) {
  if (!at) throw new Error('no process')
  await untilReady(at)
  const [role, id] = identity === 'staff' ? ['admin', staff] : ['client', client]
  const query = new URLSearchParams({
    role: String(role),
    id: String(id),
    order_id: String(order_id),
    ...(after !== undefined && { after: String(after) }),
  })
  const socket = new WebSocket(`${at.origin.replace('http', 'ws')}/api/websocket/?${query}`, { headers: headersOf(at, as[identity]) })
  const answers: ChatAnswer[] = []
  socket.on('message', (text) => answers.push(JSON.parse(String(text))))
  const closed = once(socket, 'close').then(([code]) => code as number)
  await once(socket, 'open')
  const heard = () => answers.flatMap(({ data }) => (data?.msg_data && 'id' in data.msg_data ? [data.msg_data] : []))
  const say = (msg_text: string, recipient: string) => socket.send(JSON.stringify({ msg_data: { order_id, recipient, msg_text, key: msg_text } }))
  return { socket, closed, heard, say, texts: () => [...new Set(heard().map(({ msg_text }) => msg_text))] }
}

test.each([
  ['ends', 'SIGTERM', 1001, [0, null]],
  ['is killed', 'SIGKILL', 1006, [null, 'SIGKILL']],
] as const)(
  'a message written at one process arrives at a socket of another; when that %s its people go on at the next from their last message and miss nothing',
  async (way, signal, code, exit) => {
    const third = await start()
    const [from, at] = [await open(one, 'client'), await open(third, 'staff')]
    from.say(`Слышно? ${way}`, 'admin')
    await soon(at.texts).toContain(`Слышно? ${way}`)
    at.say(`Слышно, ${way}`, 'client')
    for (const side of [from, at]) await soon(side.texts).toContain(`Слышно, ${way}`)
    const last = Math.max(...at.heard().map(({ id }) => id))
    const ended = once(third.child, 'exit')
    third.child.kill(signal)
    expect(await at.closed).toBe(code)
    for (const n of [1, 2, 3]) from.say(`Без вас ${n}, ${way}`, 'admin')
    const missed = [1, 2, 3].map((n) => `Без вас ${n}, ${way}`)
    await soon(from.texts).toEqual(expect.arrayContaining(missed))
    const back = await open(two, 'staff', last)
    await soon(() => back.texts().filter((text) => text.endsWith(way))).toEqual(missed)
    from.say(`Дальше, ${way}`, 'admin')
    await soon(back.texts).toContain(`Дальше, ${way}`)
    expect(await ended).toEqual(exit)
    for (const { socket } of [from, back]) socket.close()
  },
)

test('a session that ends at one process closes its socket at the other', async () => {
  const at = await open(two, 'client')
  at.say('Я здесь', 'admin')
  await soon(at.texts).toContain('Я здесь')
  await post(one, '/client/auth/logout', {}, as.client)
  expect(await at.closed).toBe(4403)
})
