import { useEffect, useMemo } from 'react'
import type { ChatEntry } from '../../schemas/chat.ts'
import { HISTORY } from '../../schemas/chat-terms.ts'
import type { OrderForTutor } from '../../schemas/orders.ts'
import { useAccount } from '../layout/account/store.ts'
import { useTexts } from '../site.ts'
import { Talk } from './Talk.tsx'

/** A tutor's conversation about an order, over what came with the order. */
export function OrderTalk({ order, chat, onEnd }: { order: OrderForTutor; chat: ChatEntry; onEnd: () => void }) {
  const { support } = useTexts('chats')
  const tutor_id = useAccount(({ auth }) => auth?.tutor_info?.id)
  // of all orders, for the bell
  const author = useMemo(() => ({ role: 'tutor' as const, id: tutor_id ?? 0 }), [tutor_id])
  const first = useMemo(() => {
    const messages = order.messages.filter(({ sender, recipient }) => sender === chat.recipient || recipient === chat.recipient)
    return { messages, more: messages.length >= HISTORY }
  }, [order.messages, chat.recipient])
  // the button that opened it is gone; its field comes into view with the focus, where it was not an address that asked for it
  useEffect(() => {
    if (tutor_id === undefined) return
    const block = `#${chat.recipient}_chat_block`
    const find = (part: string) => document.querySelector<HTMLElement>(`${block} ${part}`)
    // a closed one is read alone
    if (window.location.hash !== block) (find('textarea') ?? find('[role=log]'))?.focus()
  }, [chat.recipient, tutor_id])
  if (tutor_id === undefined) return null
  return <Talk author={author} chat={chat} first={first} name={chat.name || support} onEnd={onEnd} />
}
