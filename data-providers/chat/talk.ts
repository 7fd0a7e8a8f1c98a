import type { ChatAnswer, ChatMessage } from '../../schemas/chat.ts'
import { type ChatRole, MSG_TYPE } from '../../schemas/chat-terms.ts'
import { newSending } from '../sending.ts'
import { type ConnectionState, connect, socketAddress } from './connection.ts'

export type { ConnectionState } from './connection.ts'

type CallError = NonNullable<ChatAnswer['error']>

/** Who talks; without an order about all of theirs. */
export interface Author {
  role: ChatRole
  id: number
  order_id?: number
}

/** With whom about which order. */
export interface Partner {
  order_id: number
  recipient: ChatRole
  /** Of staff nobody in particular. */
  recipient_id?: number
}

/** What was written and is not stored yet. */
export interface Pending {
  /** A repeat of it is the same message. */
  key: string
  to: Partner
  msg_text: string
  msg_service: number
  /** Why it was not taken; it can be sent again. */
  error: CallError | null
}

export interface TalkState {
  connection: ConnectionState
  /** New and changed messages by number. */
  live: ReadonlyMap<number, ChatMessage>
  pending: readonly Pending[]
}

interface Options {
  author: Author
  /** The last message of the history. */
  lastKnown: number
  /** What was written before the page was loaded anew. */
  pending?: readonly Pending[]
  /** Something may have changed that the socket does not tell. */
  onGap: () => void
}

/** Longer than that no answer takes: the connection is a dead one. */
const ANSWERS_WITHIN = 10_000

/** A chat from when its screen opens until it is left: what comes, what goes, and whether there is a connection. */
export function openTalk({ author, lastKnown, pending: kept = [], onGap }: Options) {
  let state: TalkState = { connection: 'created', live: new Map(), pending: kept }
  let last = lastKnown
  let wasOpen = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  const retries = new Set<ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()
  const set = (change: Partial<TalkState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const note = (message: ChatMessage) => {
    last = Math.max(last, message.id)
    const isMine = message.sender === author.role && message.sender_id === author.id
    set({ live: new Map(state.live).set(message.id, message), pending: state.pending.filter(({ key }) => !(isMine && key === message.key)) })
  }
  const refuse = (key: string, error: CallError) => set({ pending: state.pending.map((one) => (one.key === key ? { ...one, error } : one)) })

  const hear = ({ status, error, data }: ChatAnswer) => {
    clearTimeout(waiting)
    const told = data?.msg_data
    if (status === 'success' && told && 'id' in told) note(told)
    else if (status === 'fail' && told?.key) {
      refuse(told.key, error ?? 'other')
      const { key } = told
      if (data?.retry_after) retries.add(setTimeout(() => again(key), data.retry_after * 1000))
    } else if (status === 'fail' && data === null) {
      // an error of the chat itself: it is closed, and what it told is forgotten; where it may go on, the history tells it anew
      set({ live: new Map() })
      if (error === 'forbidden') connection.end()
      else connection.close()
    }
    if (data?.more) onGap()
    expect()
  }

  /** What is sent is answered; otherwise a new connection is made, and it is sent again. */
  const expect = () => {
    clearTimeout(waiting)
    if (state.connection === 'set' && state.pending.some(({ error }) => error === null)) waiting = setTimeout(connection.again, ANSWERS_WITHIN)
  }

  const put = ({ key, to, msg_text, msg_service }: Pending) => {
    const msg_data = { order_id: to.order_id, sender: author.role, sender_id: author.id, ...recipientOf(to), auto_msg: false, msg_text, key }
    connection.send({ msg_service, msg_type: MSG_TYPE.text, msg_data })
    expect()
  }

  function again(key: string) {
    set({ pending: state.pending.map((one) => (one.key === key ? { ...one, error: null } : one)) })
    for (const one of state.pending) if (one.key === key) put(one)
  }

  const connection = connect({
    address: () => socketAddress({ role: author.role, id: author.id, order_id: author.order_id, after: last }),
    onAnswer: hear,
    onState: (connection) => {
      clearTimeout(waiting)
      set({ connection })
      if (connection !== 'set') return
      if (wasOpen) onGap()
      wasOpen = true
      for (const one of state.pending) if (one.error === null) put(one)
    },
  })

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => state,
    send(to: Partner, msg_text: string, msg_service: number) {
      const one: Pending = { key: newSending().key, to, msg_text, msg_service, error: null }
      set({ pending: [...state.pending, one] })
      put(one)
    },
    /** Says that a thread was read up to a message; whether it could be said. */
    seen: (to: Partner, id: number) => connection.send({ read: { order_id: to.order_id, ...recipientOf(to), id } }),
    again,
    drop: (key: string) => set({ pending: state.pending.filter((one) => one.key !== key) }),
    /** A message that a call answered. */
    note,
    tryNow: connection.again,
    readAnew: onGap,
    leave() {
      clearTimeout(waiting)
      for (const retry of retries) clearTimeout(retry)
      connection.leave()
    },
  }
}
export type Talk = ReturnType<typeof openTalk>

const recipientOf = ({ recipient, recipient_id }: Partner) => ({ recipient, ...(recipient_id !== undefined && { recipient_id }) })
