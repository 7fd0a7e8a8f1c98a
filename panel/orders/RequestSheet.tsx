import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { AT_SCHOOL } from '../../schemas/order-life.ts'
import { formatDateTime } from '../../theme/dates.ts'
import { intervalWords } from '../../theme/time-intervals.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Button } from '../ui/Button.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Pairs } from '../ui/Pairs.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { marksOf } from './marks.ts'
import { useOrder } from './order-record.ts'
import { PlaceTree } from './PlaceTree.tsx'

const OrderForm = onDemand(
  () => import('./OrderForm.tsx'),
  'OrderForm',
  () => <Skeleton lines={6} />,
)

/** What the client asks for; its pen opens the form in the same place. */
export function RequestSheet() {
  const { actions } = useOrder()
  const [isEditing, setEditing] = useState(false)
  const translate = useTranslate()
  const close = () => setEditing(false)
  const edit = actions.includes('save') && !isEditing && (
    <Button icon="edit" variant="text" onClick={() => setEditing(true)}>
      {translate('common.edit')}
    </Button>
  )
  return (
    <Sheet title={translate('orders.request')} actions={edit}>
      {isEditing ? <OrderForm onClose={close} /> : <RequestPairs />}
    </Sheet>
  )
}

function RequestPairs() {
  const order = useOrder()
  const edition = useEdition()
  const translate = useTranslate()
  const field = (name: string) => translate(`fields.${name}`)
  const word = (name: string, id: number | string | null) => (id ? translate(`enums.${name}.${id}`) : null)
  const intervals = intervalWords(translate('enums.any_time'), edition)
  const { location_at_online, location_at_tutor, location_at_client } = order
  const why = [...(order.remove_reasons?.reasons.map((id) => word('remove_reasons', id)) ?? []), order.remove_reasons?.comment]
  // at the school by its status, which has not taken it: by now the client is called by nobody
  const isWithSchool = order.kind === 'school' && AT_SCHOOL.includes(order.status)
  const citiesOf = (side: 'tutor' | 'client') => order.places.filter(({ at }) => at === side)
  return (
    <>
      <Pairs
        wide
        of={[
          ...order.lessons.map(({ name, levels }) => [name, levels.map((level) => level.name).join(', ') || translate('orders.any_level')] as const),
          [translate('filters.place'), location_at_online && translate('enums.place_order.online')],
          [field('location_at_tutor'), location_at_tutor && <PlaceTree key="tutor" cities={citiesOf('tutor')} />],
          [field('location_at_client'), location_at_client && <PlaceTree key="client" cities={citiesOf('client')} />],
          [field('address'), order.address],
          [translate('orders.wished'), order.wished_first_class && formatDateTime(order.wished_first_class, edition)],
          [field('rate_id'), order.rate?.name],
          [field('class_regularity'), word('class_regularity', order.class_regularity)],
          [field('class_duration'), word('class_duration', order.class_duration)],
          [field('time_intervals'), order.time_intervals.map((id) => intervals[id]).join(', ')],
          [field('client_age'), word('client_age', order.client_age)],
          [field('practice_id'), word('practice', order.practice_id)],
          [field('tutor_sex'), word('tutor_sex', order.tutor_sex)],
          [field('kind'), word('order_kind', order.kind)],
          [field('request_origin'), word('request_origin', order.request_origin)],
          [
            field('admin_id'),
            [order.admin_name, order.admin_name && !order.admin_works && translate('orders.not_working')].filter(Boolean).join(', '),
          ],
          [translate('orders.site_note'), order.hidden_message],
          // an advertisement may have been met long before the visit that asked
          [translate('orders.visit'), order.utm && marksOf(order.utm)],
          [translate('orders.marks'), order.cpa && marksOf(order.cpa)],
          [translate('orders.package'), order.package_id],
          [translate('orders.school_number'), order.school_order_id ?? (isWithSchool && translate('orders.school_waits'))],
          [translate('orders.parent'), order.parent_order_id && <OrderNumber key="parent" id={order.parent_order_id} />],
          [translate('orders.created'), formatDateTime(order.date_create, edition)],
          [field('remove_reasons'), why.filter(Boolean).join(', ')],
        ]}
      />
      {order.wishes && <p style={{ margin: 0 }}>«{order.wishes}»</p>}
      {order.admin_comment && (
        <p style={{ margin: 0 }}>
          <b>{field('admin_comment')}:</b> {order.admin_comment}
        </p>
      )}
    </>
  )
}

const OrderNumber = ({ id }: { id: number }) => <Link to={pathTo(slugs.orders, id)}>{id}</Link>
