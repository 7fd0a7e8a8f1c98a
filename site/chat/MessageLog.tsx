import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatEntry, ChatMessage } from '../../schemas/chat.ts'
import type { ChatRole } from '../../schemas/chat-terms.ts'
import { formatRelativeDay, isoDay } from '../../theme/dates.ts'
import { unixNow } from '../orders/when.ts'
import { useSite, useTexts } from '../site.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { Message } from './Message.tsx'
import { PendingMessage } from './PendingMessage.tsx'
import styles from './Talk.module.css'
import type { OpenTalk } from './use-talk.ts'

interface Props {
  role: ChatRole
  chat: ChatEntry
  name: string
  talk: OpenTalk
  choose?: ReactNode
  /** Takes a refused message back into the field, where there is one: a chat that is closed has none. */
  onEdit?: ((text: string) => void) | undefined
}

/** Nearer to the end than this one is at it, px; nearer to the beginning older ones are fetched. */
const NEAR = 64

/** What was said, the newest at the end and in sight as long as nobody has scrolled away from it; older messages come by scrolling up. */
export function MessageLog({ role, chat, name, talk, choose, onEdit }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('talk')
  const { nothing } = useTexts('chats')
  const { messages, more, pending, pictures, connection } = talk
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const before = useRef({ first: messages[0]?.id, own: 0, height: 0 })
  const room = useRef(0)
  const [older, setOlder] = useState<'loading' | 'failed' | null>(null)
  // as it was when the chat was opened: to open it reads it
  const [firstNew] = useState(() => messages.find((message) => message.recipient === role && message.read_at === null && !message.deleted)?.id)

  const own = pending.length + pictures.waiting.length
  const count = messages.length + own
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each message that is added
  useLayoutEffect(() => {
    const at = box.current
    if (!at) return
    const first = messages[0]?.id
    // who writes looks at what they write
    if (own > before.current.own) isAtEnd.current = true
    // what was read stays where it was when older ones come above it
    if (first !== before.current.first && before.current.height > 0) at.scrollTop += at.scrollHeight - before.current.height
    else toEnd()
    before.current = { first, own, height: at.scrollHeight }
    room.current = at.clientHeight
  }, [count])

  // the keyboard of a telephone, or the line that says that there is no connection, takes room from below
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as the log is there
  useEffect(() => {
    if (!box.current) return
    const sizes = new ResizeObserver(() => {
      room.current = box.current?.clientHeight ?? 0
      toEnd()
    })
    sizes.observe(box.current)
    return () => sizes.disconnect()
  }, [])

  const toEnd = () => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight
  }
  const loadOlder = async () => {
    if (older === 'loading') return
    setOlder('loading')
    setOlder((await talk.loadOlder()) ? null : 'failed')
  }
  const noteScroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
    // what moves because there is less room was not scrolled
    if (clientHeight === room.current) isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR
    if (scrollTop < NEAR && more && older === null && !isAtEnd.current) loadOlder()
  }

  const lastMasked = chat.masked && messages.findLast(({ masked }) => masked)?.id
  return (
    <div
      ref={box}
      className={styles.log}
      role="log"
      aria-label={t.messages}
      aria-live={older === 'loading' ? 'off' : 'polite'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys
      tabIndex={0}
      onScroll={noteScroll}
      onLoadCapture={toEnd}
    >
      <ol className={styles.messages}>
        {more && (
          <li className={styles.day}>
            <button type="button" className="textbtn s" aria-busy={older === 'loading' || undefined} onClick={loadOlder}>
              {t.earlier}
            </button>
            {older === 'failed' && <span role="alert">{t.earlier_failed}</span>}
          </li>
        )}
        {count === 0 && connection !== 'ended' && <li className={styles.note}>{nothing}</li>}
        {messages.map((message, at) => {
          const previous = messages[at - 1]
          const next = messages[at + 1]
          const isNewDay = !previous || isoDay(previous.created_at, edition) !== isoDay(message.created_at, edition)
          const isFirst = isNewDay || previous.sender !== message.sender || message.id === firstNew
          return (
            <Fragment key={message.id}>
              {isNewDay && <li className={styles.day}>{formatRelativeDay(message.created_at, unixNow(), edition, language)}</li>}
              {message.id === firstNew && <li className={styles.fresh}>{t.fresh}</li>}
              <Message
                message={message}
                isOwn={message.sender === role}
                name={name}
                isFirst={isFirst}
                hasState={message.sender === role && (!next || next.sender !== role || stateOf(next) !== stateOf(message))}
              />
              {message.id === lastMasked && (
                <li className={styles.why}>
                  <Icon d={icons.lock} />
                  <span>
                    {t.masked} {choose}
                  </span>
                </li>
              )}
            </Fragment>
          )
        })}
        {pending.map((one) => (
          <PendingMessage
            key={one.key}
            text={one.msg_text}
            error={one.error}
            isAway={connection !== 'set'}
            onAgain={onEdit && (() => talk.again(one.key))}
            onEdit={
              onEdit &&
              (() => {
                talk.drop(one.key)
                onEdit(one.msg_text)
              })
            }
            onDrop={() => talk.drop(one.key)}
          />
        ))}
        {pictures.waiting.map((one) => (
          <PendingMessage
            key={one.key}
            text={one.msg_text}
            picture={one.shown}
            share={one.share}
            error={one.error}
            isAway={false}
            onAgain={onEdit && (() => pictures.again(one.key))}
            onDrop={() => pictures.drop(one.key)}
          />
        ))}
      </ol>
    </div>
  )
}

const stateOf = ({ read_at, delivered_at }: ChatMessage) => (read_at !== null ? 'read' : delivered_at !== null ? 'delivered' : 'sent')
