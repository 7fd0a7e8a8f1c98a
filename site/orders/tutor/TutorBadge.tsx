import { STATUS } from '../../../schemas/order-status.ts'
import type { TutorOrderRow } from '../../../schemas/orders-tutor.ts'
import { useTexts } from '../../site.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import * as icons from '../../ui/icons.ts'
import { statusLook } from '../status-look.ts'

type Facts = Pick<TutorOrderRow, 'status'> & { own: Pick<NonNullable<TutorOrderRow['own']>, 'kind' | 'state'> | null }

const kindLooks = {
  personal: { tone: 'mark', icon: icons.user },
  potential: { tone: 'info', icon: icons.users },
  admin: { tone: 'info', icon: icons.users },
} as const

/** What an order is to its tutor: asked in person, offered, theirs at some status, or gone. */
export function TutorBadge({ order: { status, own } }: { order: Facts }) {
  const t = useTexts('orders-tutor')
  const enums = useTexts('enums-orders')
  if (!own) return <Badge icon={icons.globe}>{t.kinds.open}</Badge>
  if (own.state === 'asked' && status <= STATUS.potential) return <Badge {...kindLooks[own.kind]}>{t.kinds[own.kind]}</Badge>
  // an order that stands still or is the school's is so for those who only were asked or answered, too
  const hasAnswered = own.state === 'responded'
  const standsStill = status >= STATUS.paused && (hasAnswered || own.state === 'asked')
  if (own.state === 'appointed' || standsStill) {
    const look = statusLook(status)
    const tone: Tone = status === STATUS.appointed || status === STATUS.waiting_pay ? 'mark' : look.tone
    return (
      <Badge tone={tone} icon={status === STATUS.waiting_pay ? icons.wallet : look.icon}>
        {enums.order_status_tutor[status as keyof typeof enums.order_status_tutor]}
      </Badge>
    )
  }
  return (
    <Badge tone={hasAnswered ? 'ok' : 'plain'} icon={hasAnswered ? icons.check : icons.close}>
      {hasAnswered ? t.order.your_answer : enums.order_tutor_state[own.state]}
    </Badge>
  )
}
