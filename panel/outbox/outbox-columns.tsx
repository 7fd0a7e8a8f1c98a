import { useTranslate } from 'ra-core'
import type * as z from 'zod/mini'
import type { OutboxRow } from '../../schemas/index.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'
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

/** What the message says, in one line. */
export const SubjectLink = ({ row }: Cell) => <Link to={pathTo(slugs.outbox, row.id)}>{row.subject || row.text.slice(0, 60)}</Link>

/** The desktop table of outgoing messages in its order. */
export const outboxColumns: readonly Column<Message>[] = [
  { key: 'created', label: 'outbox.columns.created', sort: 'id', cell: (row) => <Moment at={row.created_at} /> },
  { key: 'state', label: 'outbox.columns.state', cell: (row) => <StateBadge row={row} /> },
  { key: 'recipient', label: 'outbox.columns.recipient', minWidth: '11rem', cell: ({ recipient }) => recipient },
  { key: 'subject', label: 'outbox.columns.subject', minWidth: '14rem', cell: (row) => <SubjectLink row={row} /> },
  { key: 'template', label: 'outbox.columns.template', cell: ({ template }) => template },
  {
    key: 'order',
    label: 'outbox.columns.order',
    cell: ({ order_id }) => order_id !== null && <Link to={pathTo(slugs.orders, order_id)}>{order_id}</Link>,
  },
  { key: 'tries', label: 'outbox.columns.tries', align: 'right', cell: ({ tries }) => tries },
]
