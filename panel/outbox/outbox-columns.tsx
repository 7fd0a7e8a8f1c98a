import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type * as z from 'zod/mini'
import type { OutboxRow } from '../../schemas/index.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'
import { Numbers } from '../ui/boxes.ts'
import type { IconName } from '../ui/icons.ts'
import type { Column } from '../ui/list/columns.ts'
import { Moment } from '../ui/moments.tsx'

export type Message = z.output<typeof OutboxRow>
interface Cell {
  row: Message
}

const look: Record<Message['state'], { tone: Tone; icon: IconName }> = {
  waiting: { tone: 'mark', icon: 'clock' },
  kept: { tone: 'info', icon: 'mail' },
  delivered: { tone: 'ok', icon: 'check' },
  dead: { tone: 'bad', icon: 'info' },
}

export const StateBadge = ({ row: { state } }: Cell) => <Badge {...look[state]}>{useTranslate()(`outbox.states.${state}`)}</Badge>

/** Which message it is, by its name in `outbox.templates`. */
export const TemplateName = ({ row: { template } }: Cell) => useTranslate()(`outbox.templates.${template}`, { _: template })

/** A text that is cut, in a list, after its second line. */
const TwoLines = styled(Link)({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
})

/** What the message says. */
export const SubjectLink = ({ row }: Cell) => <TwoLines to={pathTo(slugs.outbox, row.id)}>{row.subject || row.text}</TwoLines>

/** An address of mail as it is, a phone parted. */
export function Recipient({ row: { channel, recipient } }: Cell) {
  const edition = useEdition()
  return channel === 'sms' ? <Numbers>{showPhone(recipient, edition)}</Numbers> : recipient
}

/** The desktop table of outgoing messages in its order. */
export const outboxColumns: readonly Column<Message>[] = [
  { key: 'created', label: 'outbox.columns.created', sort: 'id', cell: (row) => <Moment at={row.created_at} /> },
  { key: 'state', label: 'outbox.columns.state', cell: (row) => <StateBadge row={row} /> },
  { key: 'recipient', label: 'outbox.columns.recipient', minWidth: '11rem', cell: (row) => <Recipient row={row} /> },
  { key: 'subject', label: 'outbox.columns.subject', minWidth: '14rem', cell: (row) => <SubjectLink row={row} /> },
  { key: 'template', label: 'outbox.columns.template', minWidth: '11rem', cell: (row) => <TemplateName row={row} /> },
  {
    key: 'order',
    label: 'outbox.columns.order',
    cell: ({ order_id }) => order_id !== null && <Link to={pathTo(slugs.orders, order_id)}>{order_id}</Link>,
  },
  { key: 'tries', label: 'outbox.columns.tries', align: 'right', cell: ({ tries }) => tries },
]
