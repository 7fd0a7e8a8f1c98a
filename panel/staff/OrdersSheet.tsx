import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { OPEN } from '../../schemas/order-life.ts'
import { mayUse } from '../../schemas/rights.ts'
import { Link } from '../layout/Link.tsx'
import { listPath } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Button } from '../ui/Button.tsx'
import { Soft } from '../ui/boxes.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useMayChange } from './choices.ts'
import type { Colleague } from './fields.tsx'

const HandOverDialog = onDemand(() => import('./HandOverDialog.tsx'), 'HandOverDialog')

/** The open orders of a colleague, which others can take over; who works with orders no more is said to hold them still. */
export function OrdersSheet() {
  const colleague = useRecordContext<Colleague>()
  const mayChange = useMayChange()
  const [isAsking, setAsking] = useState(false)
  const translate = useTranslate()
  if (!colleague) return null
  const { status, active, open_orders } = colleague
  const isLeft = open_orders > 0 && !(active && mayUse('orders', status))
  const button = open_orders > 0 && mayChange(status) && <Button onClick={() => setAsking(true)}>{translate('staff.hand_over.verb')}</Button>
  return (
    <Sheet title="staff.fields.open_orders" actions={button}>
      {isLeft && <p role="status">{translate('staff.hand_over.left')}</p>}
      {open_orders > 0 ? <OpenOrders /> : <Soft>{translate('staff.hand_over.none')}</Soft>}
      {isAsking && <HandOverDialog colleague={colleague} onClose={() => setAsking(false)} />}
    </Sheet>
  )
}

/** How many open orders a colleague has, a link to them. */
export function OpenOrders() {
  const colleague = useRecordContext<Colleague>()
  if (!colleague) return null
  const { id, open_orders } = colleague
  return open_orders === 0 ? open_orders : <Link to={listPath(slugs.orders, { admin_id: id, status: OPEN })}>{open_orders}</Link>
}
