import { useEffect, useState } from 'react'
import type { ChatEntry } from '../../schemas/chat.ts'
import type { OrderForTutor } from '../../schemas/orders.ts'
import { fill } from '../../theme/words.ts'
import { useLater } from '../cabinet/use-later.ts'
import { useAccount } from '../layout/account/store.ts'
import styles from '../orders/OrderList.module.css'
import { useTexts } from '../site.ts'
import { Count } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { lastOf } from './last.ts'

const parts = { talk: async () => (await import('./OrderTalk.tsx')).OrderTalk }
const anchorOf = ({ recipient }: ChatEntry) => `${recipient}_chat_block`

/** A tutor's two chats about an order, with its client and with staff: each opens in its place, by a press or by its anchor, one at a time. */
export function TutorChats({ order }: { order: OrderForTutor }) {
  const t = useTexts('chats')
  const [open, setOpen] = useState<ChatEntry['recipient'] | null>(null)
  const [isEnded, setEnded] = useState(false)
  const bell = useAccount((account) => account.bell)
  const talk = useLater(parts, ['talk'])
  const show = (chat: ChatEntry) => {
    setOpen(chat.recipient)
    talk.open('talk')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the address says it, and as it changes
  useEffect(() => {
    const follow = () => {
      const chat = order.chats.find((one) => `#${anchorOf(one)}` === window.location.hash)
      if (!chat) return
      show(chat)
      document.getElementById(anchorOf(chat))?.scrollIntoView()
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [order.id])

  return order.chats.map((chat) => {
    const isClient = chat.recipient === 'client'
    const isOpen = open === chat.recipient && talk.Dialog !== null
    const waiting = bell?.[`${isClient ? 'client' : 'admin'}_notifications`]
    const unread = waiting ? (waiting[order.id]?.count ?? 0) : chat.unread
    return (
      <section key={chat.recipient} id={anchorOf(chat)} className="col snug">
        <h2>
          {isClient ? t.with_client : t.with_staff} {!isOpen && unread > 0 && <Count>{unread}</Count>}
        </h2>
        {isOpen && talk.Dialog ? (
          <talk.Dialog order={order} chat={chat} onEnd={() => setEnded(true)} />
        ) : (
          <div className="row">
            <p className={`${styles.short} grow`}>{!isEnded && lastOf(chat, t)}</p>
            <Button
              look="line"
              busy={open === chat.recipient}
              onClick={() => show(chat)}
              aria-label={fill(t.open_with, { name: isClient ? chat.name : t.support })}
            >
              <Icon d={icons.chat} />
              {t.open}
            </Button>
          </div>
        )}
      </section>
    )
  })
}
