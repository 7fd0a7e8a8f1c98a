import type { IncomingMessage } from 'node:http'
import websocket from '@fastify/websocket'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { ChatAddress, CLOSED } from '../../schemas/index.ts'
import { converse, MOST_AT_ONCE } from '../chat/conversation.ts'
import { openHub, type Peer, refuse } from '../chat/hub.ts'
import { hasOrder, isOf } from '../chat/identity.ts'
import { Refusal } from '../errors.ts'
import { circumstancesOf, type Ground } from '../http/circumstances.ts'
import type { Limit } from '../http/limits.ts'
import { noteFailure } from '../http/note-failure.ts'
import { requireOwnOrigin } from '../http/origins.ts'
import { SESSION_COOKIE } from '../sessions/session.ts'

const ADDRESS = '/api/websocket/'
const FRAME_BYTES = 64 * 1024
/** "The server goes." */
const GOING = 1001
/** How long sockets have to say goodbye, ms. */
const PATIENCE = 500

/** The socket of the chat: who may not open it hears so, and is sent away (spec: public 7.5, decisions MSG-1). */
export const chatSocket = fp<Ground & { limit: Limit }>(async (app, { limit, ...ground }) => {
  const hub = openHub({ ...ground, log: app.log, meters: app.chatMeters })
  app.addHook('onClose', async () => hub.close())

  app.route({
    method: 'GET',
    url: ADDRESS,
    websocket: true,
    handler: (socket: WebSocket, request: FastifyRequest) => {
      // What comes before it is known who sends it waits.
      const early: Parameters<Heard>[] = []
      let hear: Heard = (...frame) => (early.length < MOST_AT_ONCE ? void early.push(frame) : socket.terminate())
      socket.on('message', (data: Buffer, isBinary: boolean) => hear(data, isBinary))
      const open = async () => {
        await limit('default', request)
        const asked = await circumstancesOf(request, ground)
        const { session, database, edition, settings, siteUrl } = asked
        const address = z.safeParse(ChatAddress, request.query)
        if (!address.success || !session || !isOf(session, address.data)) return refuse(socket, 'forbidden', CLOSED.forbidden)
        requireOwnOrigin(request, edition, ground, true)
        const { role, id, order_id, after, recipient, recipient_id, news = false } = address.data
        if (order_id !== undefined && !(await hasOrder(database.drizzle, { role, id }, order_id)))
          return refuse(socket, 'forbidden', CLOSED.forbidden)
        const cookie = request.cookies[SESSION_COOKIE]
        const isActedFor = session.acting?.as === role
        const peer: Peer = { socket, role, id, order_id, cookie, session_id: session.id, isActedFor, isNewsOnly: news, isAlive: true, held: [] }
        if (!hub.join(edition.code, peer)) return refuse(socket, 'too_many_requests', CLOSED.too_many)
        const conversation = converse(peer, {
          ...{ database, hub, edition, settings, siteUrl, ip: asked.ip, clock: ground.clock },
          fail: (thrown, what) => noteFailure(ground, request, thrown, what),
          countFrame: () => limit('default', request),
        })
        conversation.begin({ after, recipient, recipient_id })
        hear = conversation.hear
        for (const frame of early) hear(...frame)
      }
      open().catch((error: unknown) => {
        if (!(error instanceof Refusal)) noteFailure(ground, request, error, 'a socket was not opened')
        const code = error instanceof Refusal ? String(error.error) : 'server_error'
        refuse(socket, code, code === 'forbidden' ? CLOSED.forbidden : CLOSED.too_many)
      })
    },
  })
})
type Heard = (data: Buffer, isBinary: boolean) => void

const isChat = ({ url = '' }: IncomingMessage) => url.split('?')[0]?.replace(/\/?$/, '/') === ADDRESS

/** Sockets beside calls; they end with the server. Whoever asks for another protocol elsewhere is answered in this one (RFC 9110, 7.8). */
export const sockets = fp(async (app) => {
  // an option of a server that others make
  Object.assign(app.server, { shouldUpgradeCallback: isChat })
  await app.register(websocket, {
    options: { maxPayload: FRAME_BYTES },
    errorHandler: (_, socket) => socket.terminate(),
    preClose(done: () => void) {
      const { clients } = app.websocketServer
      for (const socket of clients) socket.close(GOING)
      const late = setTimeout(() => {
        for (const socket of clients) socket.terminate()
      }, PATIENCE)
      app.websocketServer.close(() => clearTimeout(late))
      done()
    },
  })
})
