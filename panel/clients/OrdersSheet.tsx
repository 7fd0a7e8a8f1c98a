import { useGetList, useTranslate } from 'ra-core'
import type { OrderRow } from '../../schemas/index.ts'
import { formatDate } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { slugs } from '../slugs.ts'
import { Row, Soft } from '../ui/boxes.ts'
import { Rows } from '../ui/list/Rows.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { type Client, OrdersLink } from './client-columns.tsx'

const SHOWN = 5

/** The client's latest orders; the link beside the name leads to all of them. */
export function OrdersSheet({ client }: { client: Client }) {
  const edition = useEdition()
  const translate = useTranslate()
  const { data = [] } = useGetList<OrderRow>(slugs.orders, {
    filter: { client_id: client.id },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  })
  return (
    <Sheet title={translate('clients.orders')} actions={<OrdersLink row={client} />}>
      <Rows>
        {data.slice(0, SHOWN).map(({ order_id, status, lessons_name, date_create }) => (
          <li key={order_id}>
            <Row>
              <Link to={pathTo(slugs.orders, order_id)}>
                <RecordNumber id={order_id} />
              </Link>
              <StatusBadge status={status} />
            </Row>
            <Soft>{[lessons_name.join(', '), formatDate(date_create, edition)].filter(Boolean).join(' · ')}</Soft>
          </li>
        ))}
      </Rows>
    </Sheet>
  )
}
