import { useTranslate } from 'react-admin'
import { formatDate } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Badge } from '../ui/Badge.tsx'

/** Until when the commission is due, or since when it is overdue. */
export function DeadlineBadge({ deadline, isOverdue }: { deadline: number; isOverdue: boolean }) {
  const translate = useTranslate()
  const date = formatDate(deadline, useEdition())
  return isOverdue ? (
    <Badge tone="bad" icon="info">
      {translate('orders.overdue', { date })}
    </Badge>
  ) : (
    <Badge tone="mark" icon="clock">
      {translate('orders.due', { date })}
    </Badge>
  )
}
