import { useTranslate } from 'ra-core'
import type { OrderRow } from '../../schemas/index.ts'
import { formatNumber } from '../../theme/money.ts'
import { showPhone } from '../../theme/phones.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Numbers, Soft } from '../ui/boxes.ts'
import { Moment } from '../ui/moments.tsx'
import { DeadlineBadge } from './DeadlineBadge.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'

/** The cells of a row, two lines each; the phone's cards are made of the same parts. */
interface Cell {
  row: OrderRow
}

export const FavoriteCell = ({ row }: Cell) => (
  <FavoriteButton order_id={row.order_id} isOn={row.favorite} isOpen={row.actions.includes('set_favorite')} />
)

export const OrderLink = ({ row }: Cell) => <Link to={pathTo(slugs.orders, row.order_id)}>{row.order_id}</Link>

export const Created = ({ row }: Cell) => <Moment at={row.date_create} />

export const OrderCell = ({ row }: Cell) => (
  <>
    <OrderLink row={row} />
    <small>
      <Created row={row} />
    </small>
  </>
)

export function ClientCell({ row }: Cell) {
  const edition = useEdition()
  return (
    <>
      {row.client.name}
      {row.client.phone && <small>{showPhone(row.client.phone, edition)}</small>}
    </>
  )
}

/** Where the lessons take place: "Online", "At the tutor's, Almaty". */
export function Place({ row }: Cell) {
  const translate = useTranslate()
  const places = row.place.map((place) => translate(`enums.place_order.${place}`))
  return [...places, row.city].filter(Boolean).join(', ')
}

export const LessonCell = ({ row }: Cell) => (
  <>
    {row.lessons_name.join(', ')}
    <small>
      <Place row={row} />
    </small>
  </>
)

export function RateCell({ row }: Cell) {
  const edition = useEdition()
  return row.rate && <Numbers>{formatNumber(row.rate.id, edition)}</Numbers>
}

/** The appointed tutor, or how the asking goes. */
export function TutorCell({ row: { tutor, counts } }: Cell) {
  const translate = useTranslate()
  if (tutor) return tutor.name
  if (counts.asked === 0) return <Soft>{translate('orders.nobody_asked')}</Soft>
  return (
    <>
      {translate('orders.asked', { smart_count: counts.asked })}
      {counts.responded > 0 && (
        <>
          , <b>{translate('orders.responded', { smart_count: counts.responded })}</b>
        </>
      )}
      {counts.refused > 0 && `, ${translate('orders.refused', { smart_count: counts.refused })}`}
    </>
  )
}

export const Deadline = ({ row: { date_payment_deadline, overdue } }: Cell) =>
  date_payment_deadline !== null && <DeadlineBadge deadline={date_payment_deadline} isOverdue={overdue} />

export const FirstLessonCell = ({ row }: Cell) => (
  <>
    <Moment at={row.first_class} />
    <div>
      <Deadline row={row} />
    </div>
  </>
)

/** Who works on it; an order of nobody waits for somebody to take it. */
export function ManagerCell({ row }: Cell) {
  const translate = useTranslate()
  if (row.manager) return row.manager.name
  return row.actions.includes('set_processing') && <Badge tone="mark">{translate('orders.no_manager')}</Badge>
}

export function OriginCell({ row }: Cell) {
  const translate = useTranslate()
  return row.request_origin && translate(`enums.request_origin.${row.request_origin}`)
}
