import { styled } from '@mui/material/styles'
import { useRecordContext, useTranslate } from 'react-admin'
import type * as z from 'zod/mini'
import type { OutboxRow } from '../../schemas/index.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'
import { Numbers, Soft } from '../ui/boxes.ts'
import type { IconName } from '../ui/icons.ts'
import { errorKind } from './error-kind.ts'

export type Message = z.output<typeof OutboxRow>

const look: Record<Message['state'], { tone: Tone; icon: IconName }> = {
  waiting: { tone: 'mark', icon: 'clock' },
  kept: { tone: 'info', icon: 'mail' },
  delivered: { tone: 'ok', icon: 'check' },
  dead: { tone: 'bad', icon: 'info' },
}

export function StateBadge() {
  const message = useRecordContext<Message>()
  const translate = useTranslate()
  return message ? <Badge {...look[message.state]}>{translate(`outbox.states.${message.state}`)}</Badge> : null
}

/** Which message it is, by its name in `outbox.templates`. */
export function TemplateName() {
  const message = useRecordContext<Message>()
  const translate = useTranslate()
  return message ? translate(`outbox.templates.${message.template}`, { _: message.template }) : null
}

/** What a mail is headed with; a short message has only the name of its template. */
export const Subject = () => useRecordContext<Message>()?.subject || <TemplateName />

/** A text that is cut, in a list, after its second line. */
const TwoLines = styled(Link)({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
})

/** What the message says. */
export function SubjectLink() {
  const message = useRecordContext<Message>()
  return message ? <TwoLines to={pathTo(slugs.outbox, message.id)}>{message.subject || message.text}</TwoLines> : null
}

/** An address of mail as it is, a phone parted. */
export function Recipient() {
  const message = useRecordContext<Message>()
  const edition = useEdition()
  if (!message) return null
  return message.channel === 'sms' ? <Numbers>{showPhone(message.recipient, edition)}</Numbers> : message.recipient
}

export function OrderLink() {
  const id = useRecordContext<Message>()?.order_id
  return id ? <Link to={pathTo(slugs.orders, id)}>{id}</Link> : null
}

/** Why it did not leave: in words where they are known, and as the service told it. */
export function ErrorWords() {
  const error = useRecordContext<Message>()?.last_error
  const translate = useTranslate()
  if (!error) return null
  const kind = errorKind(error)
  return (
    <span>
      {kind && `${translate(`outbox.errors.${kind}`)}. `}
      <Soft sx={{ overflowWrap: 'anywhere' }}>{error}</Soft>
    </span>
  )
}
