import { useTranslate } from 'react-admin'
import { Badge } from '../ui/Badge.tsx'
import { isStatus, statusLook } from './status.ts'

/** An order's status as a word with its sign; a shorter word where many stand below each other. */
export function StatusBadge({ status, isShort = false }: { status: number; isShort?: boolean }) {
  const translate = useTranslate()
  const { tone, icon } = isStatus(status) ? statusLook[status] : { tone: 'mute' as const, icon: 'info' as const }
  return (
    <Badge tone={tone} icon={icon}>
      {translate(isShort ? `orders.statuses.${status}` : `enums.order_status.${status}`)}
    </Badge>
  )
}
