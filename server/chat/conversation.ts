import { and, lte, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type ChatAddress, type ChatAnswer, ChatFrame, ChatReadFrame, type ChatRole, CLOSED, KEY_LENGTH, problems } from '../../schemas/index.ts'
import { writeWord } from '../audit/write.ts'
import type { Context, Session } from '../context.ts'
import type { Database, Tx } from '../database/open.ts'
import { Refusal, TooManyRequests } from '../errors.ts'
import { threadBetween } from '../orders/own-chats.ts'
import { chatMessages } from '../threads/table.ts'
import { inThreads, markRead } from '../threads/write.ts'
import { type Hub, isFor, type Peer, refuse, tell } from './hub.ts'
import { threadsOf } from './identity.ts'
import { frameOf, loadByIds, loadMissed } from './load.ts'
import { send } from './send.ts'

interface Options extends Pick<Context, 'edition' | 'settings' | 'siteUrl' | 'ip'> {
  database: Database
  hub: Hub
  clock: () => Date
  /** Notes what nobody expected. */
  fail: (thrown: unknown, what: string) => void
  /** Counts a frame as one call. Throws `too_many_requests`. */
  countFrame: () => Promise<void>
}

/** What one sends before it has the answer to more than this is sent by no person. */
export const MOST_AT_ONCE = 60
/** "I take texts only." */
const UNSUPPORTED = 1003

/** What is said over one socket from when it was let in: what it missed, then what comes and what it sends, one after the other (spec: public 7.5). */
export function converse(peer: Peer, { database, hub, clock, fail, ip, countFrame, ...circumstances }: Options) {
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const reading = { db: database.drizzle, settings: circumstances.settings, siteUrl: circumstances.siteUrl }

  /** Marks what came to this side of the order read, of one thread where it says which; sends what was missed, then what comes. */
  const begin = async ({ after, recipient, recipient_id = 0 }: Pick<ChatAddress, 'after' | 'recipient' | 'recipient_id'>) => {
    const { role, order_id } = peer
    if (order_id !== undefined) await read(recipient ? between({ order_id, recipient, recipient_id }) : threadsOf(peer, order_id))
    if (after !== undefined) {
      const { found, isMore } = await loadMissed(reading, peer, { after, order_id })
      for (const one of found) tell(peer, frameOf(one, role))
      if (isMore) tell(peer, { status: 'success', error: null, data: { more: true } })
      const reached = found.filter((one) => isFor(peer, one) && one.message.delivered_at === null)
      if (reached.length > 0)
        hub.noteReached(
          database,
          reached.map(({ message }) => message.id),
        )
    }
    hub.release(peer)
  }

  const between = (to: { order_id: number; recipient: ChatRole; recipient_id: number }) =>
    peer.role === 'admin' ? threadsOf(peer, to.order_id) : threadBetween({ role: peer.role, id: peer.id }, to)

  /** Marks what stands in some threads read, up to a message where one is named; not where staff look at it in another's name. */
  const read = async (threads: SQL | undefined, id?: number) => {
    if (peer.isActedFor) return
    const which = (tx: Tx) => and(inThreads(tx, threads), id === undefined ? undefined : lte(chatMessages.id, id))
    await database.transaction((tx) => markRead({ tx, now: clock() }, peer.role, which(tx)))
  }

  const take = async (text: string) => {
    const { key, frame, seen, error } = readFrame(text)
    try {
      await countFrame()
      if (!frame && !seen) throw new Refusal(error)
      const session = await hub.recheck(database, peer)
      if (!session) return
      if (seen) return await read(between({ ...seen, recipient_id: seen.recipient_id ?? 0 }), seen.id)
      if (!frame) return
      const { id, isRepeat } = await database.transaction(async (tx) => {
        const sent = await send({ tx, now: clock(), ...circumstances }, peer, frame)
        const acting = actingAs(session, peer.role)
        if (acting && !sent.isRepeat) await writeWord({ tx, ip, now: clock() }, acting, frame.msg_data)
        return sent
      })
      // the first time everybody is told, the sender too
      if (isRepeat) for (const one of await loadByIds(reading, [id])) tell(peer, frameOf(one, peer.role))
    } catch (thrown) {
      tell(peer, failure(thrown, key))
    }
  }

  /** Why a message was not taken; the connection stays. */
  const failure = (thrown: unknown, key: string | undefined): ChatAnswer => {
    const isExpected = thrown instanceof Refusal
    if (!isExpected) fail(thrown, 'a message was not written')
    const retry = thrown instanceof TooManyRequests ? { retry_after: thrown.retryAfter } : {}
    const data = key === undefined && !('retry_after' in retry) ? null : { ...(key !== undefined && { msg_data: { key } }), ...retry }
    return { status: 'fail', error: isExpected ? thrown.error : 'server_error', data }
  }

  const inTurn = (work: () => Promise<unknown>) => {
    turn = turn.then(work).catch((thrown: unknown) => {
      fail(thrown, 'a socket failed')
      peer.socket.terminate()
    })
  }

  return {
    begin: (opened: Parameters<typeof begin>[0]) => inTurn(() => begin(opened)),
    hear: (data: { toString(): string }, isBinary: boolean) => {
      if (isBinary) return peer.socket.close(UNSUPPORTED)
      if (waiting >= MOST_AT_ONCE) return refuse(peer.socket, 'too_many_requests', CLOSED.too_many)
      waiting += 1
      inTurn(() => take(data.toString()).finally(() => (waiting -= 1)))
    },
  }
}

/** Whom a session's owner acts for at this end of the chat. */
const actingAs = ({ acting }: Session, role: Peer['role']) => (acting?.as === role ? acting : null)

/** A frame as it is declared, or what is wrong with it; its key, where that can be read, either way. */
function readFrame(text: string): { key: string | undefined; frame?: ChatFrame; seen?: ChatReadFrame['read']; error: Record<string, string> } {
  const given = parsed(text)
  const seen = z.safeParse(ChatReadFrame, given)
  if (seen.success) return { key: undefined, seen: seen.data.read, error: {} }
  const found = z.safeParse(ChatFrame, given)
  const { key } = (given as { msg_data?: { key?: unknown } } | null)?.msg_data ?? {}
  const readable = typeof key === 'string' && key.length <= KEY_LENGTH[1] ? key : undefined
  return found.success ? { key: found.data.msg_data.key, frame: found.data, error: {} } : { key: readable, error: problems(found.error, 'msg_data') }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
