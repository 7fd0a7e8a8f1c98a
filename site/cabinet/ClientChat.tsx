import { useMemo, useState } from 'react'
import type { ChatEntry, ChatMessage } from '../../schemas/chat.ts'
import { chatRoles } from '../../schemas/chat-terms.ts'
import { fill } from '../../theme/words.ts'
import { chatPath } from '../chat/paths.ts'
import talkStyles from '../chat/Talk.module.css'
import { Talk } from '../chat/Talk.tsx'
import styles from '../chat/Threads.module.css'
import { Face, isSameChat, Threads } from '../chat/Threads.tsx'
import { useChats } from '../chat/use-chats.ts'
import { useAccount } from '../layout/account/store.ts'
import { notFound, Outcome, page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

/** What the server says of one chat. */
interface Shown {
  chats: ChatEntry[]
  chat: ChatEntry
  messages: ChatMessage[]
  more: boolean
}

/** One conversation of the client beside all of them (spec: decisions MSG-1 to MSG-3). */
export const screen = page({
  role: 'client',
  texts: ['chats', 'talk'],
  keeps: ['order_id', 'recipient', 'recipient_id'],
  async load({ api, query }): Promise<Shown | Outcome | null> {
    const to = {
      order_id: Number(query.order_id),
      recipient: chatRoles.find((role) => role === query.recipient),
      recipient_id: Number(query.recipient_id ?? 0),
    }
    const { recipient } = to
    if (!Number.isInteger(to.order_id) || recipient === undefined) return notFound()
    const answer = loaded(await api.get('/client/orders/chats', { ...to, recipient }))
    if (answer instanceof Outcome || answer === null) return answer
    const { chats, messages, more } = answer
    const path = chatPath({ ...to, recipient })
    const chat = chats.find((one) => chatPath(one) === path)
    return chat ? { chats, chat, messages, more } : notFound()
  },
  head: (data, { texts }) => ({ title: data ? fill(texts('chats').with, { name: data.chat.name || texts('chats').support }) : texts('chats').title }),
  View: ({ data }) => (data ? <Conversation key={chatPath(data.chat)} {...data} /> : <LoadFailed />),
})

function Conversation({ chat: first, chats: all, messages, more }: Shown) {
  const t = useTexts('chats')
  const talk = useTexts('talk')
  const href = useHref()
  const client_id = useAccount(({ auth }) => auth?.client_info?.id)
  const author = useMemo(() => ({ role: 'client' as const, id: client_id ?? 0 }), [client_id])
  const { chats, refresh } = useChats(all)
  const [isEnded, setEnded] = useState(false)
  const chat = chats.find((one) => isSameChat(one, first)) ?? first
  const order = href(pathTo('clientOrder', { id: chat.order_id }))
  const name = chat.name || t.support
  // only for whom staff have closed all chats is one with them closed
  const isWritable = !chats.some(({ recipient, closed }) => recipient === 'admin' && closed)
  const toStaff = isWritable ? chatPath({ order_id: chat.order_id, recipient: 'admin', recipient_id: 0 }) : pathTo('contacts')
  return (
    <div className="col snug">
      <h1 className="hide">{fill(t.with, { name })}</h1>
      <div className={styles.talks}>
        <aside className="from-m" aria-label={t.all}>
          {!isEnded && <Threads chats={chats} current={chat} />}
        </aside>
        <section className={classes(styles.talk, talkStyles.whole)} aria-label={fill(t.with, { name })}>
          <header className={styles.head}>
            <a className={classes(styles.back, 'to-m')} href={href(pathTo('clientChats'))} aria-label={t.all}>
              <Icon d={icons.next} turn="back" />
            </a>
            <Face chat={chat} />
            <div className="grow">
              <h2 className="l">{name}</h2>
              <p className="s soft">
                <a href={order}>{fill(t.request, { id: chat.order_id })}</a>
                {chat.lessons_name.length > 0 && `, ${chat.lessons_name.join(', ')}`}
              </p>
            </div>
          </header>
          {client_id !== undefined && (
            <Talk
              author={author}
              chat={chat}
              first={{ messages, more }}
              name={name}
              onNews={refresh}
              onEnd={() => setEnded(true)}
              choose={!chat.closed && <a href={order}>{talk.choose}</a>}
              instead={<a href={href(toStaff)}>{t.write_to_staff}</a>}
            />
          )}
        </section>
      </div>
    </div>
  )
}
