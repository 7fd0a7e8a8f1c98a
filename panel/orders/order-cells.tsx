import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { OrderRow } from '../../schemas/index.ts'
import { STATUS } from '../../schemas/order-life.ts'
import { formatDate } from '../../theme/dates.ts'
import { formatNumber } from '../../theme/money.ts'
import { showPhone } from '../../theme/shown-phone.ts'
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

/** Where the lessons take place, as the site says it: "Online · At the tutor's: Almaty". */
export function Place({ row: { place, city } }: Cell) {
  const translate = useTranslate()
  const ways = place.map((way) => translate(`enums.place_order.${way}`)).join(' · ')
  return city && place.some((way) => way !== 'online') ? `${ways}: ${city}` : ways
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
  return row.rate && <Numbers>{formatNumber(row.rate.id, edition, edition.panelLanguage)}</Numbers>
}

/** The appointed tutor, or how the asking goes: of so many asked, so many answered and refused. */
export function TutorCell({ row: { tutor, counts } }: Cell) {
  const translate = useTranslate()
  const asked = counts.asked + counts.responded + counts.refused
  if (tutor) return tutor.name
  if (asked === 0) return <Soft>{translate('orders.nobody_asked')}</Soft>
  return (
    <>
      {translate('orders.asked', { smart_count: asked })}
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

/** Until when an order is paused, when it was paid, or until when it has to be. */
export function NextDate({ row, otherwise = null }: Cell & { otherwise?: ReactNode }) {
  const edition = useEdition()
  const translate = useTranslate()
  const { status, date_pause_off, date_paid } = row
  if (status === STATUS.paused && date_pause_off !== null) return translate('orders.until', { date: formatDate(date_pause_off, edition) })
  if (status === STATUS.paid && date_paid !== null) return translate('orders.paid_at', { date: formatDate(date_paid, edition) })
  return status === STATUS.waiting_pay ? <Deadline row={row} /> : otherwise
}

/** The lesson that was agreed on, or the day the client wishes for. */
export function FirstLesson({ row: { first_class, wished_first_class } }: Cell) {
  const edition = useEdition()
  const translate = useTranslate()
  if (wished_first_class === null) return <Moment at={first_class} />
  return <Soft>{translate('orders.wished_at', { date: formatDate(wished_first_class, edition) })}</Soft>
}

export const FirstLessonCell = ({ row }: Cell) => (
  <>
    <FirstLesson row={row} />
    <div>
      <NextDate row={row} />
    </div>
  </>
)

/** Who works on it; an order of nobody waits for somebody to take it. */
export function ManagerCell({ row }: Cell) {
  const translate = useTranslate()
  if (row.manager) return row.manager.name
  return row.actions.includes('set_processing') && <Badge tone="mark">{translate('orders.nobody')}</Badge>
}

export function OriginCell({ row }: Cell) {
  const translate = useTranslate()
  return row.request_origin && translate(`enums.request_origin.${row.request_origin}`)
}
