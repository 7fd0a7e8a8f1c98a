import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import { type EditionCode, editionOf } from '../../editions/index.ts'
import { type ChatAnswer, type ChatRole, CLOSED } from '../../schemas/index.ts'
import type { Session } from '../context.ts'
import { asOpened } from '../database/as-opened.ts'
import type { Database, Databases } from '../database/open.ts'
import { siteUrlOf } from '../hosts.ts'
import type { Said } from '../orders/said.ts'
import { personName } from '../sessions/order-notice.ts'
import { sessionOf, sessionsOf } from '../sessions/session.ts'
import type { Settings } from '../settings.ts'
import { toldIds } from '../threads/notice.ts'
import { markDelivered } from '../threads/write.ts'
import { isOf, reads } from './identity.ts'
import { frameOf, loadByIds } from './load.ts'
import type { ChatMeters } from './meters.ts'
import type { Person } from './talk.ts'

/** One open socket and whose it is. */
export interface Peer extends Person {
  socket: WebSocket
  order_id: number | undefined
  /** The cookie that it was opened with, and what the database knows it by. */
  cookie: string | undefined
  session_id: string
  /** Staff hold it in the person's name: what reaches them has not reached the person. */
  isActedFor: boolean
  /** It shows no message: what reaches it has not reached the person either. */
  isNewsOnly: boolean
  /** It has answered the last ping. */
  isAlive: boolean
  /** What came while that was sent which it had missed; null when it has caught up. */
  held: Said[] | null
}

/** Milliseconds between two pings (spec: decisions MSG-2). */
export const PING_MS = 25_000
/** Who reads so slowly that this many bytes wait is cut off, and comes back for the rest. */
const MOST_WAITING = 1024 * 1024
/** Sockets that one person may hold in a process; staff have many orders open. */
const MOST_SOCKETS: Readonly<Record<ChatRole, number>> = { client: 5, tutor: 5, admin: 20 }
/** Sessions that are looked up in one query. */
const AT_ONCE = 500
/** To who counts what waits: something else of theirs is new. */
const NEWS: ChatAnswer = { status: 'success', error: null, data: null }
/** "Come again": some messages were not heard. */
const RESTART = 1012

interface Options {
  settings: Settings
  databases: Databases
  clock: () => Date
  log: FastifyBaseLogger
  meters: ChatMeters
}

/** The open sockets of this process: hears of messages from all processes and passes them on to those who may read them. */
export function openHub({ settings, databases, clock, log, meters }: Options) {
  const rooms = new Map<EditionCode, Set<Peer>>()
  const roomOf = (edition: EditionCode) => rooms.get(edition) ?? new Set<Peer>()

  asOpened({ databases, settings }, listen)

  function listen(database: Database) {
    const peers = new Set<Peer>()
    rooms.set(database.edition, peers)
    // one after the other, so that nobody gets the later before the earlier
    let turn: Promise<unknown> = Promise.resolve()
    database.notices.on('chat', (text) => {
      if (text === null) for (const { socket } of peers) socket.close(RESTART)
      else if (peers.size > 0)
        turn = turn.then(() => deliver(database, peers, toldIds(text))).catch((err) => log.error({ err }, 'messages were not passed on'))
    })
    database.notices.on('orders', (name) => {
      for (const peer of peers) if (peer.isNewsOnly && personName(peer) === name) tell(peer, NEWS)
    })
    database.notices.on('sessions', (id) => {
      const note = (err: unknown) => log.error({ err }, 'the session of a socket was not looked up') // the next ping does
      for (const peer of peers) if (peer.session_id === id) recheck(database, peer).catch(note)
    })
  }

  async function deliver(database: Database, peers: Set<Peer>, ids: number[]) {
    const reading = { db: database.drizzle, settings, siteUrl: siteUrlOf(editionOf(database.edition), settings) }
    for (const one of await loadByIds(reading, ids)) {
      const readers = [...peers].filter((peer) => mayRead(peer, one))
      for (const peer of readers) pass(peer, one)
      if (!isNew(one)) continue
      if (readers.length > 0) meters.delay.observe((clock().getTime() - one.message.created_at.getTime()) / 1000)
      if (readers.some((peer) => isFor(peer, one))) noteReached(database, [one.message.id])
    }
  }

  const reached = new Map<Database, Set<number>>()
  let noting: Promise<unknown> = Promise.resolve()

  /** Notes that messages have reached whom they are for: what comes while one note is written goes into the next. */
  function noteReached(database: Database, ids: readonly number[]) {
    reached.set(database, new Set([...(reached.get(database) ?? []), ...ids]))
    noting = noting.then(writeReached).catch((err: unknown) => log.error({ err }, 'it was not noted that messages arrived'))
  }

  async function writeReached() {
    for (const [database, ids] of reached) {
      reached.delete(database)
      await database.transaction((tx) => markDelivered({ tx, now: clock() }, [...ids]))
    }
  }

  const mayRead = (peer: Peer, { thread }: Said) => reads(peer, thread) && (peer.order_id === undefined || peer.order_id === thread.order_id)

  function pass(peer: Peer, one: Said) {
    if (peer.held) peer.held.push(one)
    else tell(peer, frameOf(one, peer.role))
  }

  /** The session by which a socket may go on; null where it has ended or lost its right, and then the socket is closed. */
  async function recheck({ drizzle }: Pick<Database, 'drizzle'>, peer: Peer): Promise<Session | null> {
    const session = await sessionOf(drizzle, peer.cookie, clock())
    if (isOf(session, peer)) return session
    refuse(peer.socket, 'forbidden', CLOSED.forbidden)
    return null
  }

  /** The same of many in a few queries: thousands of sockets would otherwise take all connections at once. */
  async function recheckAll({ drizzle }: Database, peers: readonly Peer[]) {
    for (let done = 0; done < peers.length; done += AT_ONCE) {
      const some = peers.slice(done, done + AT_ONCE)
      const found = await sessionsOf(
        drizzle,
        some.map(({ session_id }) => session_id),
        clock(),
      )
      for (const peer of some) if (!isOf(found.get(peer.session_id) ?? null, peer)) refuse(peer.socket, 'forbidden', CLOSED.forbidden)
    }
  }

  const pinging = setInterval(() => {
    for (const [edition, peers] of rooms) {
      for (const peer of peers) {
        if (!peer.isAlive) {
          peer.socket.terminate()
          continue
        }
        peer.isAlive = false
        peer.socket.ping()
      }
      databases
        .of(edition)
        .then((database) => recheckAll(database, [...peers]))
        .catch(() => {}) // with the database away nobody writes anything
    }
  }, PING_MS)
  pinging.unref()

  return {
    recheck,
    noteReached,
    /** Lets a socket in; false: its person has too many. */
    join(edition: EditionCode, peer: Peer): boolean {
      const peers = roomOf(edition)
      const own = [...peers].filter(({ role, id }) => role === peer.role && id === peer.id)
      if (own.length >= MOST_SOCKETS[peer.role]) return false
      peers.add(peer)
      meters.sockets.inc({ role: peer.role })
      peer.socket.on('pong', () => {
        peer.isAlive = true
      })
      // each ping is answered, also for who never reads the answers
      peer.socket.on('ping', () => isTooSlow(peer) && peer.socket.terminate())
      peer.socket.on('close', () => {
        peers.delete(peer)
        meters.sockets.dec({ role: peer.role })
      })
      return true
    },
    /** Sends what came while the peer was catching up; a message that it has already is the same once more. */
    release(peer: Peer) {
      const held = peer.held ?? []
      peer.held = null
      for (const one of held) tell(peer, frameOf(one, peer.role))
    },
    close: () => clearInterval(pinging),
  }
}
export type Hub = ReturnType<typeof openHub>

/** It was told of for the first time: what is told of again was delivered, read or taken back meanwhile. */
const isNew = ({ message }: Said) => message.delivered_at === null && message.read_at === null && message.deleted_at === null

/** Whether a message has reached whom it is for when it reaches this socket. */
export const isFor = ({ role, isActedFor, isNewsOnly }: Peer, { message }: Said) => message.recipient === role && !isActedFor && !isNewsOnly

/** Sends a peer an answer, unless it reads too slowly. */
export function tell(peer: Pick<Peer, 'socket'>, answer: ChatAnswer) {
  if (isTooSlow(peer)) peer.socket.terminate()
  else peer.socket.send(JSON.stringify(answer))
}

const isTooSlow = ({ socket }: Pick<Peer, 'socket'>) => socket.bufferedAmount > MOST_WAITING

/** The last words to a socket. */
export function refuse(socket: WebSocket, error: string, code: number) {
  socket.send(JSON.stringify({ status: 'fail', error, data: null } satisfies ChatAnswer))
  socket.close(code)
}
