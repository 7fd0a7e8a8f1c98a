import { useTranslate } from 'react-admin'
import type { OrderForStaff } from '../../schemas/index.ts'
import { formatDate, formatDateTime } from '../../theme/dates.ts'
import { formatMoney } from '../../theme/money.ts'
import { Changes } from '../audit/Changes.tsx'
import { useEdition } from '../edition.ts'
import { Soft } from '../ui/boxes.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { useOrder } from './order-record.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** Everything that happened to the order, the newest first. */
export function TimelineSheet() {
  const { order_log } = useOrder()
  const translate = useTranslate()
  return (
    <Sheet title={translate('orders.timeline')}>
      <Timeline>
        {order_log.map((line) => (
          <LogLine key={line.id} line={line} />
        ))}
      </Timeline>
    </Sheet>
  )
}

function LogLine({ line }: { line: OrderForStaff['order_log'][number] }) {
  const edition = useEdition()
  const translate = useTranslate()
  const { first_class, date_pause_off, payment, remove_reasons, undone, changes } = (line.details ?? {}) as Details
  const until = date_pause_off ? translate('orders.until', { date: formatDate(date_pause_off, edition) }) : ''
  const date = first_class ? formatDateTime(first_class, edition) : until
  const actor = line.actor_name || translate(`orders.actors.${line.actor_role}`)
  const tutor = line.actor_role === 'tutor' ? null : line.tutor_name
  const about = [undone && translate(`orders.log.staff.${undone}`), tutor, date, payment && formatMoney(payment.sum, edition, edition.panelLanguage)]
    .filter(Boolean)
    .join(', ')
  return (
    <li>
      <Soft>
        {formatDateTime(line.at, edition)} ·{' '}
        {line.impersonator_name ? translate('orders.acted_for', { name: line.impersonator_name, whom: actor }) : actor}
      </Soft>
      <div>
        {translate(`orders.log.staff.${line.action}`, { _: translate(`orders.log.others.${line.action}`, { _: line.action }) })}
        {about && `: ${about}`}
      </div>
      {remove_reasons && (
        <div>
          {remove_reasons.reasons.map((id) => translate(`enums.remove_reasons.${id}`)).join(', ')}
          {remove_reasons.comment && ` — ${remove_reasons.comment}`}
        </div>
      )}
      {changes && <Changes of={changes} />}
      {line.from !== line.to && <StatusBadge status={line.to} />}
    </li>
  )
}

/** What the log keeps beside the change of status. */
interface Details {
  first_class?: number
  date_pause_off?: number
  payment?: { sum: number }
  undone?: string
  changes?: Record<string, { before: unknown; after: unknown }>
  remove_reasons?: { reasons: number[]; comment: string }
}
