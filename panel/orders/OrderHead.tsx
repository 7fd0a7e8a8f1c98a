import { useTranslate } from 'react-admin'
import { STATUS } from '../../schemas/order-life.ts'
import { formatDate } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { DeadlineBadge } from './DeadlineBadge.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { NeighbourLinks } from './NeighbourLinks.tsx'
import { useOrder } from './order-record.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** The order's number, where it stands, and until when. */
export function OrderHead() {
  const { order_id, client, status, date_payment_deadline, date_pause_off, add_favorite, actions } = useOrder()
  const edition = useEdition()
  const translate = useTranslate()
  const isOverdue = status === STATUS.waiting_pay && date_payment_deadline !== null && date_payment_deadline * 1000 < Date.now()
  return (
    <PageHead
      title={translate('orders.number', { order_id })}
      tab={`${translate('orders.number', { order_id })}, ${client.name}`}
      beside={
        <>
          <StatusBadge status={status} />
          {status === STATUS.waiting_pay && date_payment_deadline !== null && (
            <DeadlineBadge deadline={date_payment_deadline} isOverdue={isOverdue} />
          )}
          {status === STATUS.paused && date_pause_off !== null && (
            <Badge>{translate('orders.until', { date: formatDate(date_pause_off, edition) })}</Badge>
          )}
        </>
      }
      actions={
        <>
          <NeighbourLinks />
          <FavoriteButton order_id={order_id} isOn={add_favorite} isOpen={actions.includes('set_favorite')} />
          {status !== STATUS.deleted && (
            <Button icon="link" variant="outlined" href={`/o/${order_id}`} target="_blank" rel="noopener" title={translate('layout.site_new_tab')}>
              {translate('orders.on_site')}
            </Button>
          )}
        </>
      }
    />
  )
}
