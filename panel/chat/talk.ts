import { newSending } from '../../data-providers/sending.ts'
import type { ChatAnswer, ChatMessage, ChatThread } from '../../schemas/chat.ts'
import { type ChatRole, MSG_TYPE } from '../../schemas/chat-terms.ts'
import { type ConnectionState, connect } from './connection.ts'

type CallError = NonNullable<ChatAnswer['error']>

/** What was written and is not stored yet. */
export interface Pending {
  /** A repeat of it is the same message. */
  key: string
  thread: ChatThread
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
  order_id: number
  admin_id: number
  /** The last message of the history. */
  lastKnown: number
  /** Something may have changed that the socket does not tell. */
  onGap: () => void
}

/** Longer than that no answer takes: the connection is a dead one. */
const ANSWERS_WITHIN = 10_000

const otherEnd: Record<ChatThread['kind'], ChatRole> = { client_admin: 'client', tutor_admin: 'tutor', client_tutor: 'client' }

/** The chat of an order from when its screen opens until it is left: what comes, what goes, and whether there is a connection. */
export function openTalk({ order_id, admin_id, lastKnown, onGap }: Options) {
  let state: TalkState = { connection: 'opening', live: new Map(), pending: [] }
  let last = lastKnown
  let wasOpen = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const set = (change: Partial<TalkState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const note = (message: ChatMessage) => {
    last = Math.max(last, message.id)
    const isMine = message.sender === 'admin' && message.sender_id === admin_id
    set({ live: new Map(state.live).set(message.id, message), pending: state.pending.filter(({ key }) => !(isMine && key === message.key)) })
  }
  const refuse = (key: string, error: CallError) => set({ pending: state.pending.map((one) => (one.key === key ? { ...one, error } : one)) })

  const hear = ({ status, error, data }: ChatAnswer) => {
    clearTimeout(waiting)
    const told = data?.msg_data
    if (status === 'success' && told && 'id' in told) note(told)
    else if (status === 'fail' && told?.key) refuse(told.key, error ?? 'other')
    if (data?.more) onGap()
    expect()
  }

  /** What is sent is answered; otherwise a new connection is made, and it is sent again. */
  const expect = () => {
    clearTimeout(waiting)
    if (state.connection === 'open' && state.pending.some(({ error }) => error === null)) waiting = setTimeout(connection.again, ANSWERS_WITHIN)
  }

  const put = ({ key, thread, msg_text, msg_service }: Pending) => {
    const to = { recipient: otherEnd[thread.kind], ...(thread.tutor_id !== null && { recipient_id: thread.tutor_id }) }
    const msg_data = { order_id, sender: 'admin', sender_id: admin_id, ...to, auto_msg: false, msg_text, key }
    connection.send({ msg_service, msg_type: MSG_TYPE.text, msg_data })
    expect()
  }

  const connection = connect({
    address: () => {
      const query = new URLSearchParams({ role: 'admin', id: String(admin_id), order_id: String(order_id), after: String(last) })
      return `${location.origin.replace(/^http/, 'ws')}/api/websocket/?${query}`
    },
    onAnswer: hear,
    onState: (connection) => {
      clearTimeout(waiting)
      set({ connection })
      if (connection !== 'open') return
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
    send(thread: ChatThread, msg_text: string, msg_service: number) {
      const one: Pending = { key: newSending().key, thread, msg_text, msg_service, error: null }
      set({ pending: [...state.pending, one] })
      put(one)
    },
    again(key: string) {
      set({ pending: state.pending.map((one) => (one.key === key ? { ...one, error: null } : one)) })
      for (const one of state.pending) if (one.key === key) put(one)
    },
    drop: (key: string) => set({ pending: state.pending.filter((one) => one.key !== key) }),
    /** A message that a call answered. */
    note,
    tryNow: connection.again,
    readAnew: onGap,
    leave() {
      clearTimeout(waiting)
      connection.leave()
    },
  }
}
export type Talk = ReturnType<typeof openTalk>
