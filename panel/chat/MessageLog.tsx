import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ConnectionState, Pending, Talk } from '../../data-providers/chat/talk.ts'
import type { ChatMessage, ChatThread } from '../../schemas/chat.ts'
import { Soft } from '../ui/boxes.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Message } from './Message.tsx'
import { PendingMessage } from './PendingMessage.tsx'
import { unreadIn } from './threads.ts'

const Log = styled('div')({
  maxHeight: '26rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 'var(--r-m)',
  '& > ol': { display: 'grid', gap: '.5rem', margin: 0, padding: '.125rem', listStyle: 'none' },
})
const NewLine = styled('li')({ justifySelf: 'center', fontSize: 'var(--t-xs)', fontWeight: 650, color: 'var(--mark-ink)' })

interface Props {
  thread: ChatThread
  messages: readonly ChatMessage[]
  pending: readonly Pending[]
  connection: ConnectionState
  talk: Talk | null
}

/** The messages of a thread, the newest at the end and in sight, as long as nobody has scrolled away from it. */
export function MessageLog({ thread, messages, pending, connection, talk }: Props) {
  const translate = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  // as it was when the thread was opened: to open it reads it
  const [firstNew] = useState(() => unreadIn(messages)[0]?.id)

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each message that is added
  useLayoutEffect(() => toEnd(), [messages.length, pending.length])

  const toEnd = () => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight
  }
  const noteScroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < 48
  }
  const isEmpty = messages.length === 0 && pending.length === 0
  if (isEmpty && connection === 'created') return <Skeleton lines={2} />
  return (
    <Log
      ref={box}
      id="chat-log"
      role="log"
      tabIndex={0}
      aria-label={translate('chat.messages', { name: thread.name })}
      onScroll={noteScroll}
      onLoadCapture={toEnd}
    >
      {isEmpty && connection !== 'ended' && <Soft>{translate('chat.empty')}</Soft>}
      <ol>
        {messages.flatMap((message) => [
          ...(message.id === firstNew ? [<NewLine key="new">{translate('chat.new')}</NewLine>] : []),
          <Message key={message.id} message={message} onDeleted={() => talk?.note({ ...message, msg_text: '', media_url: null, deleted: true })} />,
        ])}
        {pending.map((one) => (
          <PendingMessage
            key={one.key}
            pending={one}
            isAway={connection !== 'set'}
            onAgain={() => talk?.again(one.key)}
            onDrop={() => talk?.drop(one.key)}
          />
        ))}
      </ol>
    </Log>
  )
}
