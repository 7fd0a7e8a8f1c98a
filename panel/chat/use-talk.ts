import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { openTalk, type Talk, type TalkState } from '../../data-providers/chat/talk.ts'
import { forgetSession } from '../../data-providers/session.ts'
import type { ChatMessage } from '../../schemas/chat.ts'
import type { OrderForStaff } from '../../schemas/index.ts'
import { useSession } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { recordKey } from '../ui/record/whole-record.ts'

const none: TalkState = { connection: 'created', live: new Map(), pending: [] }
const nothing = () => () => {}

/** Of two readings of a message the one that knows more: nothing is unread again, waits again to be sent on, or comes back when it was deleted. */
const further = (one: ChatMessage, other: ChatMessage): ChatMessage => ({
  ...(other.deleted ? other : one),
  relay_state: one.relay_state === 'waiting' ? other.relay_state : one.relay_state,
  read_at: one.read_at ?? other.read_at,
})

/** The chat of the order on the screen: its history, and what comes while one looks. */
export function useTalk({ id, messages: history, chats }: OrderForStaff) {
  const { admin } = useSession()
  const queries = useQueryClient()
  const [talk, setTalk] = useState<Talk | null>(null)

  useEffect(() => {
    const key = recordKey(slugs.orders, id)
    const known = queries.getQueryData<OrderForStaff>(key)
    const opened = openTalk({
      author: { role: 'admin', id: admin.id, order_id: id },
      lastKnown: Math.max(0, ...(known?.messages ?? []).map((message) => message.id)),
      onGap: () => void queries.invalidateQueries({ queryKey: key }),
    })
    setTalk(opened)
    return () => {
      opened.leave()
      setTalk(null)
    }
  }, [id, admin.id, queries])

  const { connection, live, pending } = useSyncExternalStore(talk?.subscribe ?? nothing, talk?.read ?? (() => none))

  // who is sent away has no chat here any more: nothing of it stays in sight, the history neither
  const isEnded = connection === 'ended'
  const messages = useMemo(() => {
    if (isEnded) return []
    const all = new Map(history.map((message) => [message.id, message]))
    for (const message of live.values()) {
      const known = all.get(message.id)
      all.set(message.id, known ? further(message, known) : message)
    }
    return [...all.values()].sort((one, other) => one.id - other.id)
  }, [history, live, isEnded])

  // To open the order was to read what waited: the bell has less to say.
  const isOpen = connection === 'set'
  const hadUnread = chats.some(({ unread }) => unread > 0)
  useEffect(() => {
    if (!isOpen || !hadUnread) return
    forgetSession()
    void queries.invalidateQueries({ queryKey: ['session'] })
  }, [isOpen, hadUnread, queries])

  return { connection, messages, pending, talk }
}
