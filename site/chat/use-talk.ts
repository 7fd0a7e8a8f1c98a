import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { api } from '../../data-providers/api.ts'
import { type Author, openTalk, type Partner, type Pending, type Talk, type TalkState } from '../../data-providers/chat/talk.ts'
import type { ChatEntry, ChatMessage } from '../../schemas/chat.ts'
import { threadOf } from '../../schemas/chat-terms.ts'
import { readBell, tell } from '../layout/account/store.ts'
import { keepPending, keptPending } from './kept.ts'
import { usePictures } from './use-pictures.ts'

export interface History {
  messages: readonly ChatMessage[]
  /** There are older ones. */
  more: boolean
}

interface Options {
  author: Author
  chat: ChatEntry
  first: History
  /** Something was said in this chat or in another one. */
  onNews?: (() => void) | undefined
  /** The server has closed it: what stands beside it is nobody's here either. */
  onEnd?: (() => void) | undefined
}

const none: TalkState = { connection: 'created', live: new Map(), pending: [] }
const nothing = () => () => {}

/** Of two readings of a message the one that knows more: nothing is unread again, or comes back when it was deleted. */
const further = (one: ChatMessage, other: ChatMessage): ChatMessage => ({
  ...(other.deleted ? other : one),
  delivered_at: one.delivered_at ?? other.delivered_at,
  read_at: one.read_at ?? other.read_at,
})

/** One conversation: its history, what comes while one looks, and what one writes. */
export function useTalk({ author, chat, first, onNews, onEnd }: Options) {
  const { order_id, recipient, recipient_id } = chat
  const { role, id } = author
  const [talk, setTalk] = useState<Talk | null>(null)
  const [history, setHistory] = useState(first)
  const to: Partner = useMemo(() => ({ order_id, recipient, recipient_id }), [order_id, recipient, recipient_id])
  const here = placeOf(author, to)

  const load = useCallback(
    async (before?: number) => {
      const answer = await api.get('/chat/messages', { order_id, recipient, recipient_id, before })
      if (answer.status === 'fail') return false
      const { messages, more } = answer.data
      setHistory((known) => ({ messages: merged(known.messages, messages), more: before === undefined ? known.more || more : more }))
      return true
    },
    [order_id, recipient, recipient_id],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each thread; what comes later is its own
  useEffect(() => {
    const opened = openTalk({
      author,
      lastKnown: Math.max(0, ...first.messages.map((message) => message.id)),
      pending: keptPending(author),
      onGap: () => void load(),
    })
    setTalk(opened)
    tell({ talking: true })
    return () => {
      tell({ talking: false })
      opened.leave()
      setTalk(null)
    }
  }, [role, id, to, load])

  const { connection, live, pending } = useSyncExternalStore(talk?.subscribe ?? nothing, talk?.read ?? (() => none))
  useEffect(() => {
    if (talk) keepPending(author, pending)
  }, [talk, pending, author])

  const told = useMemo(() => Map.groupBy(live.values(), (message) => placeOfMessage(message) === here), [live, here])
  // who is sent away has no chat here any more: nothing of it stays in sight, the history neither
  const isEnded = connection === 'ended'
  useEffect(() => {
    if (isEnded) onEnd?.()
  }, [isEnded, onEnd])
  const messages = useMemo(() => (isEnded ? [] : merged(history.messages, told.get(true) ?? [])), [history, told, isEnded])

  const newest = Math.max(0, ...live.keys())
  useEffect(() => {
    if (newest > 0) onNews?.()
  }, [newest, onNews])

  const isOpen = connection === 'set'
  useSeen({ talk, to, role, messages, elsewhere: unreadIn(told.get(false) ?? [], role).length, isOpen })
  const pictures = usePictures(to, messages, (message) => talk?.note(message))

  return {
    connection,
    messages,
    more: history.more && !isEnded,
    pending: pending.filter((one) => placeOf(author, one.to) === here),
    pictures,
    loadOlder: () => load(messages[0]?.id),
    send: (text: string) => talk?.send(to, text, 0),
    again: (key: string) => talk?.again(key),
    drop: (key: string) => talk?.drop(key),
    tryNow: () => talk?.tryNow(),
  }
}
export type OpenTalk = ReturnType<typeof useTalk>

/** A thread among all of somebody's. */
const placeOfMessage = (message: Parameters<typeof threadOf>[0] & { order_id: number }) => `${message.order_id} ${threadOf(message)}`
const placeOf = ({ role, id }: Author, { order_id, recipient, recipient_id = 0 }: Partner) =>
  placeOfMessage({ order_id, sender: role, sender_id: id, recipient, recipient_id })

const unreadIn = (messages: readonly ChatMessage[], role: Author['role']) =>
  messages.filter((message) => message.recipient === role && message.read_at === null && !message.deleted)

/** Messages of two readings, each once, in their order. */
function merged(known: readonly ChatMessage[], fresh: readonly ChatMessage[]): ChatMessage[] {
  const all = new Map(known.map((message) => [message.id, message]))
  for (const message of fresh) {
    const before = all.get(message.id)
    all.set(message.id, before ? further(message, before) : message)
  }
  return [...all.values()].sort((one, other) => one.id - other.id)
}

interface Seeing {
  talk: Talk | null
  to: Partner
  role: Author['role']
  messages: readonly ChatMessage[]
  /** How many have come to other threads meanwhile and wait. */
  elsewhere: number
  isOpen: boolean
}

/** Of many messages that come at once the header is told once, ms. */
const PAUSE = 100

/** What stands on a page in sight has been read; the header has less to say then, and more when something comes to another thread. */
function useSeen({ talk, to, role, messages, elsewhere, isOpen }: Seeing) {
  const [inSight, setInSight] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setInSight(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const unread = unreadIn(messages, role)
  const last = unread.at(-1)?.id
  useEffect(() => {
    if (last !== undefined && isOpen && inSight) talk?.seen(to, last)
  }, [talk, to, last, isOpen, inSight])
  const hasUnread = unread.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what waited has been read, or something waits
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(readBell, PAUSE)
    return () => clearTimeout(timer)
  }, [hasUnread, elsewhere, isOpen])
}

export type { Pending }
