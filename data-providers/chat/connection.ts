import type { ChatAnswer } from '../../schemas/chat.ts'
import { CLOSED } from '../../schemas/chat-terms.ts'

/** `created`: it opens; `set`: it is open; `closed`: it is lost and tried again by itself; `ended`: it is not, for the server has sent us away. */
export type ConnectionState = 'created' | 'set' | 'closed' | 'ended'

/** Where the socket is, with what it is opened for; what is undefined is left out. */
export function socketAddress(asked: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
  return `${location.origin.replace(/^http/, 'ws')}/api/websocket/?${query}`
}

interface Options {
  /** Where to, asked at each try: what was received last stands in it. */
  address: () => string
  onAnswer: (answer: ChatAnswer) => void
  onState: (state: ConnectionState) => void
}

const SOON = 100
const LONGEST = 30_000
/** Grows from try to try, and is nobody else's: of a thousand who lost the server not all come back at once. */
const pauseAfter = (tries: number) => (tries === 0 ? SOON : Math.min(LONGEST, 500 * 2 ** tries) * (0.5 + Math.random() / 2))

/** A socket that opens again whenever it is lost; a new one closes the one before it (spec: public, chat connection). */
export function connect({ address, onAnswer, onState }: Options) {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let isLeft = false

  const open = () => {
    clearTimeout(timer)
    const before = socket
    socket = undefined
    before?.close()
    const fresh = new WebSocket(address())
    socket = fresh
    onState('created')
    fresh.onopen = () => {
      if (socket !== fresh) return
      tries = 0
      onState('set')
    }
    fresh.onmessage = ({ data }) => socket === fresh && onAnswer(JSON.parse(data))
    fresh.onclose = ({ code }) => {
      if (socket !== fresh || isLeft) return
      if (code === CLOSED.forbidden) {
        isLeft = true
        return onState('ended')
      }
      onState('closed')
      timer = setTimeout(open, code === CLOSED.too_many ? LONGEST : pauseAfter(tries++))
    }
  }
  const isOpen = () => socket?.readyState === WebSocket.OPEN
  const reopen = () => {
    if (!isOpen() && !isLeft) open()
  }
  /** A socket without a network learns of it late: what is written would seem sent. */
  const drop = () => {
    if (isLeft) return
    clearTimeout(timer)
    const lost = socket
    socket = undefined
    lost?.close()
    onState('closed')
  }
  const leave = () => {
    isLeft = true
    clearTimeout(timer)
    removeEventListener('online', reopen)
    removeEventListener('offline', drop)
    socket?.close()
  }
  addEventListener('online', reopen)
  addEventListener('offline', drop)
  open()

  return {
    /** Whether it was handed to the network; what was not is sent when the socket opens again. */
    send(frame: object): boolean {
      if (isOpen()) socket?.send(JSON.stringify(frame))
      return isOpen()
    },
    /** Tries at once; also a socket that says it is open and does not answer. */
    again: open,
    /** Lets the socket go, which opens again as a lost one does; not at once, for what is wrong may be so again. */
    close() {
      tries = Math.max(tries, 1)
      socket?.close()
    },
    /** The server has sent us away. */
    end() {
      leave()
      onState('ended')
    },
    leave,
  }
}
