import { RecordsIterator, ReferenceManyField, useListContext, useRecordContext } from 'react-admin'
import type { OrderRow } from '../../schemas/index.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { slugs } from '../slugs.ts'
import { Row, Soft } from '../ui/boxes.ts'
import { Rows } from '../ui/list/Rows.tsx'
import { Day } from '../ui/moments.tsx'
import { ReadFailure } from '../ui/ReadFailure.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { type Client, OrdersLink } from './fields.tsx'

/** The latest of the client's orders; the link beside the name leads to all of them. */
export function LatestOrders() {
  if (!useRecordContext<Client>()?.orders_count) return null
  return (
    <Sheet title="clients.orders" actions={<OrdersLink />}>
      <ReferenceManyField reference={slugs.orders} target="client_id" perPage={5} error={<NotRead />} queryOptions={{ onError: () => {} }}>
        <Rows>
          <RecordsIterator<OrderRow> render={(order) => <OrderLine {...order} />} />
        </Rows>
      </ReferenceManyField>
    </Sheet>
  )
}

function NotRead() {
  const { error, refetch } = useListContext()
  return <ReadFailure error={error} onRetry={refetch} />
}

const OrderLine = ({ order_id, status, lessons_name, date_create }: OrderRow) => (
  <li>
    <Row>
      <Link to={pathTo(slugs.orders, order_id)}>
        <RecordNumber id={order_id} />
      </Link>
      <StatusBadge status={status} />
    </Row>
    <Soft>
      {lessons_name.length > 0 && `${lessons_name.join(', ')} · `}
      <Day at={date_create} />
    </Soft>
  </li>
)
