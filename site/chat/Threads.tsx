import type { ChatEntry } from '../../schemas/chat.ts'
import { formatTime, isoDay } from '../../theme/dates.ts'
import { fill } from '../../theme/words.ts'
import { unixNow, wholeDay } from '../orders/when.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Avatar, LetterAvatar } from '../ui/Avatar.tsx'
import { Count } from '../ui/Badge.tsx'
import { classes } from '../ui/classes.ts'
import { lastOf } from './last.ts'
import { chatPath } from './paths.ts'
import styles from './Threads.module.css'

interface Props {
  chats: readonly ChatEntry[]
  /** The one that is open. */
  current?: ChatEntry
}

export const isSameChat = (one: ChatEntry, other: ChatEntry | undefined) => chatPath(one) === (other && chatPath(other))

/** The client's chats, the latest first: with whom, about what, what was said last and what waits. */
export function Threads({ chats, current }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('chats')
  const href = useHref()
  const when = (date: number) =>
    isoDay(date, edition) === isoDay(unixNow(), edition) ? formatTime(date, edition) : wholeDay(date, edition, language)
  return (
    <ul className={styles.list}>
      {chats.map((chat) => {
        const { order_id, lessons_name, closed, date, unread } = chat
        const about = [lessons_name.join(', '), fill(t.request, { id: order_id }), closed && t.closed].filter(Boolean).join(' · ')
        return (
          <li key={chatPath(chat)}>
            <a className={styles.thread} href={href(chatPath(chat))} aria-current={isSameChat(chat, current) ? 'page' : undefined}>
              <Face chat={chat} />
              <b>{chat.name || t.support}</b>
              {date ? <time>{when(date)}</time> : <span />}
              <span className={styles.about}>{about}</span>
              <span className={classes(styles.last, unread > 0 && styles.new)}>{lastOf(chat, t)}</span>
              {unread > 0 ? (
                <span className={styles.count}>
                  <Count>{unread}</Count>
                  <span className="hide"> {fill(t.new, { count: unread })}</span>
                </span>
              ) : (
                <span />
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Who is at the other end: a portrait, or the product's letter. */
export const Face = ({ chat }: { chat: ChatEntry }) =>
  chat.recipient === 'tutor' ? <Avatar src={chat.avatar} size="s" /> : <LetterAvatar name={chat.name || 'Docento'} />
