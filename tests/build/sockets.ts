import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach } from 'vitest'
import { WebSocket } from 'ws'
import type { ChatAnswer, ChatMessage } from '../../schemas/index.ts'
import { hear } from '../../server/database/hear.ts'
import { SESSION_COOKIE } from '../../server/sessions/session.ts'
import type { TestApp } from '../app.ts'

interface Opening {
  role: string
  id: number
  order_id?: number
  after?: number
  recipient?: string
  recipient_id?: number
  news?: number
  /** A session's cookie. */
  as?: string
  /** Of the page that opens it; the site's own unless said otherwise. */
  origin?: string
  /** It answers no ping. */
  deaf?: boolean
  /** Said as soon as there is a line, before the server knows who says it. */
  first?: unknown
}

/** A socket as a browser holds it, and what it was told. */
export interface TestSocket {
  socket: WebSocket
  answers: ChatAnswer[]
  /** The messages among them, each as it was told of last. */
  messages: () => ChatMessage[]
  send: (frame: unknown) => void
  /** Resolves with the code by which the server closes it. */
  closed: Promise<number>
}

/** Lets the app hear what processes tell each other and listen on a port. Answers how to open a socket there, which is let in by then, or sent away. */
export async function useSockets({ app, database, host }: Pick<TestApp, 'app' | 'database' | 'host'>) {
  const hearing = await hear(database)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  afterAll(() => hearing.stop())
  const joins = new EventEmitter()
  const { sockets } = app.chatMeters
  const count = sockets.inc.bind(sockets)
  Object.assign(sockets, {
    inc: (labels: { role: string }) => {
      count(labels)
      joins.emit('join')
    },
  })
  const opened: TestSocket[] = []
  afterEach(async () => {
    for (const { socket } of opened) socket.close()
    await Promise.all(opened.splice(0).map(({ closed }) => closed))
  })

  async function open({ as: sid, origin = `http://${host}`, deaf = false, first, ...address }: Opening): Promise<TestSocket> {
    const query = new URLSearchParams(Object.entries(address).map(([name, value]) => [name, String(value)]))
    const headers = { host, origin, ...(sid && { cookie: `${SESSION_COOKIE}=${sid}` }) }
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/websocket/?${query}`, { headers, autoPong: !deaf })
    const answers: ChatAnswer[] = []
    socket.on('message', (text) => answers.push(JSON.parse(String(text))))
    const closed = once(socket, 'close').then(([code]) => code as number)
    const isIn = once(joins, 'join')
    await once(socket, 'open')
    if (first !== undefined) socket.send(JSON.stringify(first))
    await Promise.race([isIn, closed])
    const one: TestSocket = {
      socket,
      answers,
      messages: () => {
        const told = answers.flatMap(({ data }) => (data?.msg_data && 'id' in data.msg_data ? [data.msg_data] : []))
        return [...new Map(told.map((message) => [message.id, message])).values()]
      },
      send: (frame) => socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame)),
      closed,
    }
    opened.push(one)
    return one
  }
  return open
}
