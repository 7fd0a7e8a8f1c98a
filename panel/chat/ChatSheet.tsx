import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ChatThread } from '../../schemas/chat.ts'
import { useOrder } from '../orders/order-record.ts'
import { Button } from '../ui/Button.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { Count } from '../ui/Count.tsx'
import { useUnsaved } from '../ui/form/UnsavedGuard.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { ChatTabs } from './ChatTabs.tsx'
import { Composer } from './Composer.tsx'
import { Connection } from './Connection.tsx'
import { MessageLog } from './MessageLog.tsx'
import { byThread, isTo, keyOf, partnerOf, unreadIn } from './threads.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useTalk } from './use-talk.ts'

/** What is said about the order: with its client, with each tutor, and what those two say to each other. */
export function ChatSheet() {
  const order = useOrder()
  const translate = useTranslate()
  const { connection, messages, pending, talk } = useTalk(order)
  const threads = order.chats
  const said = byThread(messages)
  const [chosen, setChosen] = useState(() =>
    keyOf(threads.find(({ unread }) => unread > 0) ?? threads[0] ?? { kind: 'client_admin', tutor_id: null }),
  )
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  useUnsaved(Object.values(drafts).some((text) => text.trim() !== ''))
  useUnknownThread([...said.keys()], threads, () => talk?.readAnew())
  const markRead = useMarkRead()

  const thread = threads.find((one) => keyOf(one) === chosen) ?? threads[0]
  if (!thread) return null
  const shown = said.get(keyOf(thread)) ?? []
  const unread = unreadIn(shown)
  return (
    <Sheet title="chat.title" actions={<Count of={unreadIn(messages).length} label={translate('chat.unread')} />}>
      {threads.length > 1 && <ChatTabs threads={threads} chosen={keyOf(thread)} said={said} onChoose={setChosen} />}
      <MessageLog
        key={keyOf(thread)}
        thread={thread}
        messages={shown}
        pending={pending.filter((one) => isTo(one.to, thread))}
        connection={connection}
        talk={talk}
      />
      {unread.length > 0 && (
        <Row>
          <Button variant="text" icon="check" isBusy={markRead.isBusy} onClick={() => markRead.mark(unread)}>
            {translate('chat.mark_read')}
          </Button>
        </Row>
      )}
      <Connection state={connection} onRetry={() => talk?.tryNow()} />
      {thread.closed ? (
        <Soft role="note">{translate(`chat.closed.${thread.closed}`)}</Soft>
      ) : (
        <Composer
          thread={thread}
          text={drafts[keyOf(thread)] ?? ''}
          onText={(text) => setDrafts({ ...drafts, [keyOf(thread)]: text })}
          onSend={(text, service) => talk?.send(partnerOf(order.id, thread), text, service)}
          onSent={(message) => talk?.note(message)}
        />
      )}
    </Sheet>
  )
}

/** A tutor who writes for the first time has no thread on the screen yet. */
function useUnknownThread(keys: string[], threads: readonly ChatThread[], readAnew: () => void) {
  const known = threads.map(keyOf)
  const unknown = keys.filter((key) => !known.includes(key)).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is unknown
  useEffect(() => {
    if (unknown) readAnew()
  }, [unknown])
}
