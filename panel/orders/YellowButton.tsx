import { useTranslate } from 'react-admin'
import { api } from '../../data-providers/index.ts'
import type { OrderTutorForStaff } from '../../schemas/index.ts'
import { Chip } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useOrder } from './order-record.ts'
import { useOrderVerb } from './order-verb.ts'

const paths = { on: '/admin/order/tutor_mark_yellow', off: '/admin/order/tutor_mark_yellow_off' } as const

/** 'Call this tutor first': the yellow mark, for staff's eyes only (spec: decisions ORD-15). */
export function YellowButton({ row: { tutor_id, name, yellow } }: { row: OrderTutorForStaff }) {
  const { order_id, actions } = useOrder()
  const { isBusy, act } = useOrderVerb()
  const translate = useTranslate()
  const mark = (isOn: boolean) => () => api.post(isOn ? paths.on : paths.off, { order_id, tutor_id })
  const isOpen = actions.includes(yellow ? 'tutor_mark_yellow_off' : 'tutor_mark_yellow')
  return (
    <Chip
      type="button"
      aria-pressed={yellow}
      aria-label={translate('orders.call_first_of', { name })}
      disabled={isBusy || !isOpen}
      style={yellow ? { background: 'var(--mark)', borderColor: 'var(--mark)', color: 'var(--on-mark)' } : undefined}
      onClick={() => act(mark(!yellow), 'toast.saved', mark(yellow))}
    >
      {yellow && <Icon name="check" />}
      {translate('orders.call_first')}
    </Chip>
  )
}
