import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import type { OrderRow } from '../../schemas/index.ts'
import { STATUS } from '../../schemas/order-life.ts'
import { formatDate } from '../../theme/dates.ts'
import { formatNumber } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Numbers, Soft } from '../ui/boxes.ts'
import { Count } from '../ui/Count.tsx'
import { PhoneField } from '../ui/fields.tsx'
import { Moment } from '../ui/moments.tsx'
import { DeadlineBadge } from './DeadlineBadge.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { StatusBadge } from './StatusBadge.tsx'

// The cells of a row, two lines each; the phone's rows are made of the same parts.

/** The order of the row. */
export function useRow(): OrderRow {
  const row = useRecordContext<OrderRow>()
  if (!row) throw new Error('useRow outside of a row')
  return row
}

/** A link among others in a row: as quiet as text, as high as a finger wants. */
const Quiet = styled(Link)({ color: 'inherit', textDecorationColor: 'var(--edge)' })

/** Two lines that are both pressed. */
const Lines = styled('div')({
  marginBlock: '-.25rem',
  '& > *, & a': { display: 'flex', alignItems: 'center', width: 'fit-content', minHeight: '1.5rem' },
  '&& a': { fontWeight: 'inherit' },
})

export function Favorite() {
  const { order_id, favorite, actions } = useRow()
  return <FavoriteButton order_id={order_id} isOn={favorite} isOpen={actions.includes('set_favorite')} />
}

export function OrderLink() {
  const { order_id, unread_chat } = useRow()
  const translate = useTranslate()
  return (
    <>
      <Link to={pathTo(slugs.orders, order_id)}>{order_id}</Link> <Count of={unread_chat} label={translate('filters.has_unread_chat')} />
    </>
  )
}

export const Created = () => <Moment at={useRow().date_create} />

export const OrderAndDay = () => (
  <>
    <OrderLink />
    <small>
      <Created />
    </small>
  </>
)

export const Status = () => <StatusBadge status={useRow().status} isShort />

export function ClientLink() {
  const { client } = useRow()
  return <Quiet to={pathTo(slugs.clients, client.id)}>{client.name}</Quiet>
}

export const ClientPhone = () => <PhoneField<OrderRow> source="client.phone" />

export const ClientAndPhone = () => (
  <Lines>
    <ClientLink />
    <small>
      <ClientPhone />
    </small>
  </Lines>
)

/** Where the lessons take place, as the site says it: "Online · At the tutor's: Almaty". */
export function Place() {
  const { place, city } = useRow()
  const translate = useTranslate()
  const ways = place.map((way) => translate(`enums.place_order.${way}`)).join(' · ')
  return city && place.some((way) => way !== 'online') ? `${ways}: ${city}` : ways
}

export const Lessons = () => (
  <>
    {useRow().lessons_name.join(', ')}
    <small>
      <Place />
    </small>
  </>
)

export const Levels = () => useRow().levels_name.join(', ')

export function Rate() {
  const { rate } = useRow()
  const edition = useEdition()
  return rate && <Numbers>{formatNumber(rate.id, edition, edition.panelLanguage)}</Numbers>
}

/** The appointed tutor, or how the asking goes: of so many asked, so many answered and refused. */
export function Tutor() {
  const { tutor, counts } = useRow()
  const translate = useTranslate()
  const asked = counts.asked + counts.responded + counts.refused
  if (tutor) return <Quiet to={pathTo(slugs.tutors, tutor.id)}>{tutor.name}</Quiet>
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

/** Until when the commission is due, or will be after the pause; that of a lost order stands still. */
export function Deadline() {
  const { status, date_payment_deadline, overdue } = useRow()
  const edition = useEdition()
  const translate = useTranslate()
  if (date_payment_deadline === null) return null
  if (status === STATUS.paused) return translate('orders.money.after_pause', { date: formatDate(date_payment_deadline, edition) })
  return status === STATUS.waiting_pay && <DeadlineBadge deadline={date_payment_deadline} isOverdue={overdue} />
}

/** Until when an order is paused, when it was paid, or until when it has to be. */
export function NextDate({ otherwise = null }: { otherwise?: ReactNode }) {
  const { status, date_pause_off, date_paid } = useRow()
  const edition = useEdition()
  const translate = useTranslate()
  if (status === STATUS.paused && date_pause_off !== null) return translate('orders.until', { date: formatDate(date_pause_off, edition) })
  if (status === STATUS.paid && date_paid !== null) return translate('orders.paid_at', { date: formatDate(date_paid, edition) })
  return status === STATUS.waiting_pay ? <Deadline /> : otherwise
}

/** The lesson that was agreed on, or the day the client wishes for. */
function FirstLesson() {
  const { first_class, wished_first_class } = useRow()
  const edition = useEdition()
  const translate = useTranslate()
  if (wished_first_class === null) return <Moment at={first_class} />
  return <Soft>{translate('orders.wished_at', { date: formatDate(wished_first_class, edition) })}</Soft>
}

export const FirstLessonAndDate = () => (
  <>
    <FirstLesson />
    <div>
      <NextDate />
    </div>
  </>
)

/** Who works on it; an order of nobody waits for somebody to take it. */
export function Manager() {
  const { manager, actions } = useRow()
  const translate = useTranslate()
  if (manager)
    return (
      <>
        {manager.name} {!manager.works && <Badge tone="bad">{translate('orders.not_working')}</Badge>}
      </>
    )
  return actions.includes('set_processing') && <Badge tone="mark">{translate('orders.nobody')}</Badge>
}

export function Origin() {
  const { request_origin } = useRow()
  const translate = useTranslate()
  return request_origin && translate(`enums.request_origin.${request_origin}`)
}
