import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ChatMessage } from '../../schemas/chat.ts'
import { formatDateTime } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { Icon } from '../ui/Icon.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Bubble } from './bubble.ts'
import { Words } from './Words.tsx'

const RemoveDialog = onDemand(() => import('./RemoveDialog.tsx'), 'RemoveDialog')

/** Who said what, when and by which way, and what became of it. */
export function Message({ message, onDeleted }: { message: ChatMessage; onDeleted: () => void }) {
  const { sender, sender_name, created_at, msg_service, msg_text, media_url, auto_msg, deleted } = message
  const edition = useEdition()
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const facts = [formatDateTime(created_at, edition), msg_service > 0 && translate(`chat.ways.${msg_service}`)].filter(Boolean)
  return (
    <Bubble className={sender === 'admin' ? 'own' : ''}>
      <Row style={{ flexWrap: 'nowrap' }}>
        <span>
          <b>{auto_msg ? translate('chat.system') : sender_name || translate(`chat.roles.${sender}`)}</b> <Soft as="small">{facts.join(', ')}</Soft>
        </span>
        <Push />
        {!deleted && (
          <IconButton
            size="small"
            sx={{ color: 'var(--ink-2)' }}
            aria-label={translate('chat.remove', { text: msg_text.slice(0, 40) })}
            onClick={() => setAsking(true)}
          >
            <Icon name="bin" />
          </IconButton>
        )}
      </Row>
      {deleted ? (
        <Soft as="p">{translate('chat.deleted')}</Soft>
      ) : (
        msg_text && (
          <p>
            <Words message={message} />
          </p>
        )
      )}
      {media_url && (
        <a href={media_url} target="_blank" rel="noopener noreferrer">
          <img src={media_url} alt={translate('chat.picture')} loading="lazy" />
        </a>
      )}
      <State of={message} />
      {isAsking && <RemoveDialog chat_id={message.id} onDeleted={onDeleted} onClose={() => setAsking(false)} />}
    </Bubble>
  )
}

/** Whether what staff wrote was read, and how far it is where it leaves by a messenger. */
function State({ of: { sender, read_at, relay_state, deleted } }: { of: ChatMessage }) {
  const edition = useEdition()
  const translate = useTranslate()
  if (sender !== 'admin' || deleted) return null
  const relayed = relay_state && translate(`chat.relay.${relay_state}`)
  const read = read_at === null ? (relayed ? '' : translate('chat.sent')) : translate('chat.read', { date: formatDateTime(read_at, edition) })
  return <Soft as="small">{[relayed, read].filter(Boolean).join(' · ')}</Soft>
}
