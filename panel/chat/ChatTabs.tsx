import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslate } from 'react-admin'
import type { ChatMessage, ChatThread } from '../../schemas/chat.ts'
import { Row, Soft } from '../ui/boxes.ts'
import { Count } from '../ui/Count.tsx'
import { keyOf, unreadIn } from './threads.ts'

interface Props {
  threads: readonly ChatThread[]
  chosen: string
  said: ReadonlyMap<string, ChatMessage[]>
  onChoose: (key: string) => void
}

/** With whom: the client first, then the tutors, then what those say without us. */
export function ChatTabs({ threads, chosen, said, onChoose }: Props) {
  const translate = useTranslate()
  return (
    <Tabs
      value={chosen}
      aria-label={translate('chat.threads')}
      variant="scrollable"
      scrollButtons="auto"
      onChange={(_, key: string) => onChoose(key)}
    >
      {threads.map((thread) => {
        const key = keyOf(thread)
        return (
          <Tab
            key={key}
            value={key}
            id={`chat-tab-${key.replace(' ', '-')}`}
            aria-controls="chat-log"
            label={
              <Row as="span">
                {thread.name}{' '}
                {thread.kind !== 'client_tutor' && <Soft>{translate(`chat.roles.${thread.tutor_id === null ? 'client' : 'tutor'}`)}</Soft>}{' '}
                <Count of={unreadIn(said.get(key) ?? []).length} label={translate('chat.unread')} />
              </Row>
            }
          />
        )
      })}
    </Tabs>
  )
}
