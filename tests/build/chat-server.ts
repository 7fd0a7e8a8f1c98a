import { ws } from 'msw'
import type { ChatAnswer, ChatMessage } from '../../schemas/chat.ts'

const link = ws.link(/\/api\/websocket\//)

interface Talking {
  /** Addresses at which sockets were opened. */
  opened: URL[]
  /** What was sent over them. */
  frames: { msg_service: number; msg_data: { key: string; msg_text: string; recipient: string; recipient_id?: number } }[]
  /** Tells all open sockets something. */
  tell: (answer: ChatAnswer) => void
  /** The same of a message. */
  say: (message: ChatMessage) => void
  /** Closes them with a code. */
  close: (code: number) => void
}

/** The other end of the chat's socket: keeps what it gets and says what it is told to; `answer` is given each frame. */
export function chatServer(answer: (frame: Talking['frames'][number], server: Talking) => void = () => {}) {
  const clients = new Set<{ send: (text: string) => void; close: (code: number) => void }>()
  const server: Talking = {
    opened: [],
    frames: [],
    tell: (told) => {
      for (const client of clients) client.send(JSON.stringify(told))
    },
    say: (msg_data) =>
      server.tell({ status: 'success', error: null, data: { msg_service: String(msg_data.msg_service), msg_type: msg_data.msg_type, msg_data } }),
    close: (code) => {
      for (const client of [...clients]) client.close(code)
    },
  }
  const handler = link.addEventListener('connection', ({ client }) => {
    server.opened.push(new URL(client.url))
    clients.add(client)
    client.addEventListener('close', () => clients.delete(client))
    client.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data))
      server.frames.push(frame)
      answer(frame, server)
    })
  })
  return { ...server, handler }
}
