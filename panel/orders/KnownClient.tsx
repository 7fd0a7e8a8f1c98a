import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { api, dataOf } from '../../data-providers/index.ts'
import { Link } from '../layout/Link.tsx'
import { listPath, pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { ReadFailure } from '../ui/ReadFailure.tsx'
import { useSettled } from '../ui/settled.ts'

/** Whether so much has been typed that it can mean one client only. */
const isWhole = {
  phone_plain: (text: string) => text.replace(/\D/g, '').length >= 7,
  email: (text: string) => /.@.+\../.test(text),
}

/** Below the box of a contact: the client who has it already, whose the order will be, and the orders they made (spec: decisions ORD-3). */
export function KnownClient({ source }: { source: keyof typeof isWhole }) {
  const translate = useTranslate()
  const text = useSettled(String(useWatch({ name: source }) ?? '').trim())
  const { data, error, refetch } = useQuery({
    queryKey: [slugs.clients, 'known', text],
    queryFn: () => dataOf(api.post('/admin/clients', { page: 1, filters: { text } })),
    enabled: isWhole[source](text),
  })
  if (error) return <ReadFailure error={error} onRetry={refetch} title="orders.known_client_unread" />
  // one who is deleted gave the contact free
  const client = data?.clients.find(({ deleted_at, blacklisted }) => deleted_at === null || blacklisted)
  if (!client) return null
  return (
    <span role="status">
      {translate('orders.known_client')}:{' '}
      <Link to={pathTo(slugs.clients, client.id)} target="_blank">
        {`${client.name} ${client.last_name}`.trim()}
      </Link>
      ,{' '}
      <Link to={listPath(slugs.orders, { client_id: client.id })} target="_blank">
        {translate('orders.count', { smart_count: client.orders_count })}
      </Link>
      {client.blacklisted && (
        <>
          {' '}
          <Badge tone="bad" icon="info">
            {translate('orders.blacklisted')}
          </Badge>
        </>
      )}
    </span>
  )
}
