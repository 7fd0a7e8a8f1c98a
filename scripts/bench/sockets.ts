import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { WebSocket } from 'ws'
import type { ChatAnswer } from '../../schemas/index.ts'
import type { Database } from '../../server/database/open.ts'
import { hashOf, newToken, SESSION_COOKIE } from '../../server/sessions/session.ts'
import { sessions } from '../../server/sessions/table.ts'
import type { Figure } from '../measure/figure.ts'
import { residentBytes } from './memory.ts'
import { median, percentile } from './timing.ts'

/** Clients and tutors who talk to each other, a socket each. */
const SOCKETS = 2000
const MESSAGES = 200
/** Sockets that are opened at a time, and messages that are on their way. */
const OPENING = 50
const TALKING = 5
/** A message that takes longer is lost, ms. */
const PATIENCE = 10_000
const DAY = 86_400_000
/** Sockets that a tutor of several clients may hold. */
const MOST_OF_ONE = 5
/** The oldest orders that are looked through for pairs: all of a million would take longer than a query may. */
const LOOKED_THROUGH = 50_000

/** One end of a conversation: who, about which order, signed in by this cookie. */
interface End {
  role: 'client' | 'tutor'
  id: number
  order_id: number
  token: string
}
type Pair = readonly [client: End, tutor: End]

/** Finds pairs who may talk and signs them in; what the last measurement left is taken away. Called before the product has the database. */
export async function preparePairs({ drizzle }: Database): Promise<Pair[]> {
  await drizzle.execute(sql`delete from chat_messages where key like 'bench-%'`)
  await drizzle.execute(sql`delete from sessions where admin_id is null`)
  const { rows } = await drizzle.execute<{ order_id: number; client_id: number; tutor_id: number }>(sql`
    select order_id, client_id, tutor_id from (
      select distinct on (o.client_id) o.id as order_id, o.client_id, t.tutor_id, row_number() over (partition by t.tutor_id order by o.id) as nth
      from (select * from orders order by id limit ${LOOKED_THROUGH}) o
      join order_tutors t on t.order_id = o.id and t.state = 'appointed' join clients c on c.id = o.client_id and not c.blacklisted
      where o.status in (4, 5, 7) order by o.client_id, o.id) found
    where nth <= ${MOST_OF_ONE} order by order_id limit ${SOCKETS / 2}`)
  const pairs = rows.map(
    ({ order_id, client_id, tutor_id }): Pair => [
      { role: 'client', id: client_id, order_id, token: newToken() },
      { role: 'tutor', id: tutor_id, order_id, token: newToken() },
    ],
  )
  const now = new Date()
  const values = pairs.flat().map(({ role, id, token }) => ({
    ...{ id: hashOf(token), current_role: role, created_at: now, last_seen_at: now, expires_at: new Date(now.getTime() + DAY) },
    ...(role === 'client' ? { client_id: id } : { tutor_id: id }),
  }))
  for (let done = 0; done < values.length; done += 1000) await drizzle.insert(sessions).values(values.slice(done, done + 1000))
  return pairs
}

/** What 2,000 sockets cost one process, and how long a message takes from one end to the other while all of them are open. */
export async function measureSockets(origin: string, pairs: readonly Pair[]): Promise<Figure[]> {
  const before = await residentBytes(origin)
  const opened = await inParts(pairs.flat(), OPENING, (end) => open(origin, end))
  // what was taken for the opening alone is given back
  await pause(5000)
  const bytes = (await residentBytes(origin)) - before
  const talks = pairs.map((_, at) => [opened[2 * at], opened[2 * at + 1]] as const).flatMap(([from, to]) => (from && to ? [{ from, to }] : []))
  const chosen = Array.from({ length: MESSAGES }, (_, n) => ({ ...talks[(n * 7) % talks.length], n }))
  const times = await inParts(chosen, TALKING, ({ from, to, n }) => (from && to ? deliver(from, to, n) : Promise.resolve(Number.NaN)))
  for (const { socket } of opened) socket.terminate()
  return [
    {
      name: `memory of ${opened.length} sockets of the chat`,
      values: [{ is: bytes / 1_000_000, unit: 'MB', most: 100 }],
      note: `${(bytes / opened.length / 1000).toFixed(1)} KB each`,
    },
    {
      name: `delivery of a chat message with ${opened.length} sockets open`,
      values: [{ is: percentile(times, 0.95), unit: 'ms', most: 1000 }],
      note: `p95 of ${times.length}, ${TALKING} at a time; median ${median(times).toFixed(0)} ms`,
    },
  ]
}

interface Opened {
  socket: WebSocket
  end: End
  /** Resolves when a message of this text has come. */
  heard: (text: string) => Promise<void>
}

async function open(origin: string, end: End): Promise<Opened> {
  const { role, id, order_id, token } = end
  const query = new URLSearchParams({ role, id: String(id), order_id: String(order_id) })
  const headers = { origin, cookie: `${SESSION_COOKIE}=${token}` }
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/websocket/?${query}`, { headers })
  const waiting = new Map<string, () => void>()
  socket.on('message', (text) => {
    const { data } = JSON.parse(String(text)) as ChatAnswer
    if (data?.msg_data && 'id' in data.msg_data) waiting.get(data.msg_data.msg_text)?.()
  })
  socket.on('error', () => {})
  await once(socket, 'open')
  return { socket, end, heard: (text) => new Promise((done) => waiting.set(text, done)) }
}

/** Sends a message and waits until it is heard at the other end; answers the milliseconds. */
async function deliver(from: Opened, to: Opened, n: number): Promise<number> {
  const msg_text = `Сообщение ${n} ${Date.now()}`
  const heard = to.heard(msg_text)
  const at = performance.now()
  from.socket.send(
    JSON.stringify({ msg_data: { order_id: from.end.order_id, recipient: to.end.role, recipient_id: to.end.id, msg_text, key: `bench-${n}-${at}` } }),
  )
  await Promise.race([heard, pause(PATIENCE)])
  return performance.now() - at
}

/** The same for all, some at a time, in their order. */
async function inParts<One, Done>(all: readonly One[], size: number, work: (one: One) => Promise<Done>): Promise<Done[]> {
  const done: Done[] = []
  for (let at = 0; at < all.length; at += size) done.push(...(await Promise.all(all.slice(at, at + size).map(work))))
  return done
}
