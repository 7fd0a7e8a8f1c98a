import { type ReactNode, useState } from 'react'
import type { Author } from '../../data-providers/chat/talk.ts'
import type { ChatEntry } from '../../schemas/chat.ts'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import { useTexts } from '../site.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { Composer } from './Composer.tsx'
import { Connection } from './Connection.tsx'
import { keepDraft, keptDraft } from './kept.ts'
import { MessageLog } from './MessageLog.tsx'
import styles from './Talk.module.css'
import { type History, useTalk } from './use-talk.ts'

interface Props {
  author: Author
  chat: ChatEntry
  first: History
  /** What the other end is called. */
  name: string
  onNews?: () => void
  onEnd?: () => void
  /** Where a tutor is chosen, for whom contacts are hidden until then. */
  choose?: ReactNode
  /** One way on from a closed chat. */
  instead?: ReactNode
}

/** A conversation with its log, its field and the state of its connection. */
export function Talk({ author, chat, first, name, onNews, onEnd, choose, instead }: Props) {
  const t = useTexts('talk')
  const talk = useTalk({ author, chat, first, onNews, onEnd })
  const [text, setText] = useState(() => keptDraft(author, chat))
  // one that closes while it is open is told by what it refuses
  const isRefused = [...talk.pending, ...talk.pictures.waiting].some(({ error }) => error === 'wrong_status' || error === 'blacklisted')
  const [isClosed, setClosed] = useState(chat.closed)
  if ((isRefused || chat.closed) && !isClosed) setClosed(true)
  const write = (typed: string) => {
    setText(typed)
    keepDraft(author, chat, typed)
  }
  const leaving = { messages: talk.pending.some(({ error }) => error === null), pictures: talk.pictures.waiting.some(({ error }) => error === null) }
  const guard = useLeaveGuard(() => leaving.messages || leaving.pictures)
  return (
    <div className={styles.talk}>
      <MessageLog role={author.role} chat={chat} name={name} talk={talk} choose={choose} onEdit={isClosed ? undefined : write} />
      <div className={styles.foot}>
        <Connection state={talk.connection} onRetry={talk.tryNow} />
        {guard.asking && (
          // words wait for whoever comes back, a picture that has not left by then does not
          <LeaveQuestion {...t.leave} text={leaving.pictures ? t.leave.picture : t.leave.text} onLeave={guard.leave} onStay={guard.stay} />
        )}
        {isClosed ? (
          <p className={styles.line}>
            <Icon d={icons.lock} />
            <span>
              {t.closed} {instead}
            </span>
          </p>
        ) : (
          <Composer name={name} text={text} onText={write} onSend={talk.send} onPicture={talk.pictures.send} />
        )}
      </div>
    </div>
  )
}
