import { useRecordContext, useTranslate } from 'react-admin'
import type { OrderForStaff } from '../../schemas/index.ts'
import { STATUS } from '../../schemas/order-life.ts'
import { formatDate } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Push } from '../ui/boxes.ts'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { DeadlineBadge } from './DeadlineBadge.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { NeighbourLinks } from './NeighbourLinks.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** The order's number; the tab says whose it is besides. */
export function OrderNumber() {
  const order = useRecordContext<OrderForStaff>()
  const translate = useTranslate()
  if (!order) return null
  const number = translate('orders.number', { order_id: order.order_id })
  return <span data-tab={`${number}, ${order.client.name}`}>{number}</span>
}

/** Where the order stands and until when; the way to its neighbours and to the site. */
export function OrderActions() {
  const order = useRecordContext<OrderForStaff>()
  const edition = useEdition()
  const translate = useTranslate()
  if (!order) return <RecordActions />
  const { order_id, status, date_payment_deadline, date_pause_off, add_favorite, actions } = order
  const isOverdue = status === STATUS.waiting_pay && date_payment_deadline !== null && date_payment_deadline * 1000 < Date.now()
  return (
    <RecordActions>
      <StatusBadge status={status} />
      {status === STATUS.waiting_pay && date_payment_deadline !== null && <DeadlineBadge deadline={date_payment_deadline} isOverdue={isOverdue} />}
      {status === STATUS.paused && date_pause_off !== null && (
        <Badge>{translate('orders.until', { date: formatDate(date_pause_off, edition) })}</Badge>
      )}
      <Push />
      <NeighbourLinks />
      <Button icon="plus" variant="outlined" component={Link} to={`${pathTo(slugs.orders, 'create')}?copy=${order_id}`}>
        {translate('orders.copy')}
      </Button>
      <FavoriteButton order_id={order_id} isOn={add_favorite} isOpen={actions.includes('set_favorite')} />
      {status !== STATUS.deleted && (
        <Button icon="link" variant="outlined" href={`/o/${order_id}`} target="_blank" rel="noopener" title={translate('layout.site_new_tab')}>
          {translate('orders.on_site')}
        </Button>
      )}
    </RecordActions>
  )
}
