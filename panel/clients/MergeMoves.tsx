import { useTranslate } from 'react-admin'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { slugs } from '../slugs.ts'
import { Row, Soft } from '../ui/boxes.ts'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import type { Preview } from './merging.ts'

const moved = ['orders', 'chat_threads', 'reviews', 'payments', 'phone_calls', 'site_reviews', 'sessions', 'tutors'] as const

/** What of the client who goes becomes the other's. */
export function MergeMoves({ preview: { client, moves, orders2 } }: { preview: Preview }) {
  const translate = useTranslate()
  return (
    <div>
      <b>{translate('clients.merge.moves', { id: client.id })}</b>
      <Row as="ul" sx={{ listStyle: 'none', margin: '.5rem 0', padding: 0, columnGap: '1.5rem' }}>
        {moved.map((name) => (
          <li key={name}>
            {translate(`clients.merge.${name}`)}: <b>{moves[name]}</b>
          </li>
        ))}
      </Row>
      <Row>
        {orders2.map(({ order_id, status }) => (
          <Row key={order_id} as="span">
            <Link to={pathTo(slugs.orders, order_id)}>
              <RecordNumber id={order_id} />
            </Link>
            <StatusBadge status={status} />
          </Row>
        ))}
      </Row>
      <Soft>{translate('clients.merge.subscriptions')}</Soft>
    </div>
  )
}
