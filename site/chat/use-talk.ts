import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import { type Author, openTalk, type Partner, type Pending, type Talk, type TalkState } from '../../data-providers/chat/talk.ts'
import { newSending } from '../../data-providers/sending.ts'
import type { ChatEntry, ChatMessage } from '../../schemas/chat.ts'
import { threadOf } from '../../schemas/chat-terms.ts'
import { readBell } from '../layout/account/store.ts'
import { keepPending, keptPending } from './kept.ts'

/** A picture on its way. */
export interface PendingPicture {
  key: string
  file: File
  /** Where the browser shows it from. */
  shown: string
  msg_text: string
  /** Why it was not taken. */
  error: ReturnType<typeof errorOf> | null
}

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
export function useTalk({ author, chat, first, onNews }: Options) {
  const { order_id, recipient, recipient_id } = chat
  const { role, id } = author
  const [talk, setTalk] = useState<Talk | null>(null)
  const [history, setHistory] = useState(first)
  const to: Partner = useMemo(() => ({ order_id, recipient, recipient_id }), [order_id, recipient, recipient_id])
  const here = threadKeyOf(author, to)

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
      ...(author.order_id !== undefined && { partner: to }),
      lastKnown: Math.max(0, ...first.messages.map((message) => message.id)),
      pending: keptPending(author),
      onGap: () => void load(),
    })
    setTalk(opened)
    return () => {
      opened.leave()
      setTalk(null)
    }
  }, [role, id, author.order_id, to, load])

  const { connection, live, pending } = useSyncExternalStore(talk?.subscribe ?? nothing, talk?.read ?? (() => none))
  useEffect(() => {
    if (talk) keepPending(author, pending)
  }, [talk, pending, author])

  const messages = useMemo(
    () =>
      merged(
        history.messages,
        [...live.values()].filter((message) => threadOf(message) === here),
      ),
    [history, live, here],
  )

  const newest = Math.max(0, ...live.keys())
  useEffect(() => {
    if (newest > 0) onNews?.()
  }, [newest, onNews])

  const isOpen = connection === 'set'
  useSeen({ talk, to, role, messages, isOpen })
  const pictures = usePictures(to, (message) => talk?.note(message))

  return {
    connection,
    messages,
    more: history.more,
    pending: pending.filter((one) => threadKeyOf(author, one.to) === here),
    pictures,
    loadOlder: () => load(messages[0]?.id),
    send: (text: string) => talk?.send(to, text, 0),
    again: (key: string) => talk?.again(key),
    drop: (key: string) => talk?.drop(key),
    tryNow: () => talk?.tryNow(),
  }
}
export type OpenTalk = ReturnType<typeof useTalk>

const threadKeyOf = ({ role, id }: Author, { recipient, recipient_id = 0 }: Partner) =>
  threadOf({ sender: role, sender_id: id, recipient, recipient_id })

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
  isOpen: boolean
}

/** What stands on a page in sight has been read; the header has less to say then. */
function useSeen({ talk, to, role, messages, isOpen }: Seeing) {
  const [inSight, setInSight] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setInSight(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const unread = messages.filter((message) => message.recipient === role && message.read_at === null && !message.deleted)
  const last = unread.at(-1)?.id
  useEffect(() => {
    if (last !== undefined && isOpen && inSight) talk?.seen(to, last)
  }, [talk, to, last, isOpen, inSight])
  const hasUnread = unread.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what waited has been read, or something waits
  useEffect(() => {
    if (isOpen) readBell()
  }, [hasUnread, isOpen])
}

/** Pictures leave past the socket, as files do. */
function usePictures(to: Partner, onSent: (message: ChatMessage) => void) {
  const [waiting, setWaiting] = useState<readonly PendingPicture[]>([])
  const drop = (key: string) =>
    setWaiting((all) => {
      for (const one of all) if (one.key === key) URL.revokeObjectURL(one.shown)
      return all.filter((one) => one.key !== key)
    })
  const put = async ({ key, file, msg_text }: PendingPicture) => {
    setWaiting((all) => all.map((one) => (one.key === key ? { ...one, error: null } : one)))
    const answer = await api.post('/chat/media', { ...to, media: file, msg_text, key })
    if (answer.status === 'fail') return setWaiting((all) => all.map((one) => (one.key === key ? { ...one, error: errorOf(answer) } : one)))
    onSent(answer.data.message)
    drop(key)
  }
  return {
    waiting,
    drop,
    again: (key: string) => {
      for (const one of waiting) if (one.key === key) put(one)
    },
    send(file: File, msg_text: string) {
      const one: PendingPicture = { key: newSending().key, file, shown: URL.createObjectURL(file), msg_text, error: null }
      setWaiting((all) => [...all, one])
      put(one)
    },
  }
}

export type { Pending }
