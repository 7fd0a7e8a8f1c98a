import type { ChatMessage } from '../../schemas/chat.ts'
import { formatTime } from '../../theme/dates.ts'
import { fill } from '../../theme/words.ts'
import { useSite, useTexts } from '../site.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import styles from './Talk.module.css'
import { Words } from './Words.tsx'

interface Props {
  message: ChatMessage
  isOwn: boolean
  /** The other end. */
  name: string
  /** Of several in a row. */
  isFirst: boolean
  hasState: boolean
}

/** What was said, by whom and when, by which way it came, and what became of one's own. */
export function Message({ message, isOwn, name, isFirst, hasState }: Props) {
  const { edition } = useSite()
  const t = useTexts('talk')
  const { deleted: gone, picture } = useTexts('chats')
  const { msg_text, msg_service, media_url, deleted, auto_msg, created_at } = message
  const way = msg_service === 0 ? '' : `${t.ways[msg_service]} · `
  const time = `${way}${formatTime(created_at, edition)}`
  if (auto_msg)
    return (
      <li className={styles.note}>
        {msg_text}
        <br />
        {time}
      </li>
    )
  return (
    <li className={classes(styles.message, isOwn && styles.own, isFirst && styles.first)}>
      <span className="hide">{isOwn ? t.you : name}: </span>
      <div className={classes(styles.bubble, media_url && styles.withPicture)}>
        {media_url && (
          <a href={media_url} target="_blank" rel="noopener noreferrer">
            <img src={media_url} alt={picture} loading="lazy" />
          </a>
        )}
        {deleted ? (
          <i className="soft">{gone}</i>
        ) : (
          msg_text && (
            <span className={styles.words}>
              <Words message={message} />
            </span>
          )
        )}
        <time>{time}</time>
      </div>
      {isOwn && hasState && !deleted && <State of={message} />}
    </li>
  )
}

function State({ of: { read_at, delivered_at, relayed_at } }: { of: ChatMessage }) {
  const { edition } = useSite()
  const { states } = useTexts('talk')
  const hasArrived = read_at !== null || delivered_at !== null || relayed_at !== null
  return (
    <p className={styles.state}>
      <Icon d={hasArrived ? icons.checks : icons.check} className={read_at === null ? undefined : styles.seen} />
      {read_at !== null ? fill(states.read, { time: formatTime(read_at, edition) }) : hasArrived ? states.delivered : states.sent}
    </p>
  )
}
