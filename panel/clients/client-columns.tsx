import { useTranslate } from 'ra-core'
import type * as z from 'zod/mini'
import type { ClientRow } from '../../schemas/index.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { listPath, pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Numbers } from '../ui/boxes.ts'
import type { Column } from '../ui/list/columns.ts'
import { Day } from '../ui/moments.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'

export type Client = z.output<typeof ClientRow>
interface Cell {
  row: Client
}

export const NameCell = ({ row }: Cell) => (
  <>
    <Link to={pathTo(slugs.clients, row.id)}>{row.name}</Link>{' '}
    <small>
      <RecordNumber id={row.id} />
    </small>
  </>
)

export function ContactCell({ row }: Cell) {
  const edition = useEdition()
  return (
    <>
      {row.phone_plain && <Numbers>{showPhone(row.phone_plain, edition)}</Numbers>} {row.email && <small>{row.email}</small>}
    </>
  )
}

/** Words only for what is out of the ordinary. */
export function Marks({ row }: Cell) {
  const translate = useTranslate()
  return (
    <>
      {row.blacklisted && (
        <Badge tone="bad" icon="info">
          {translate('orders.blacklisted')}
        </Badge>
      )}
      {row.deleted_at !== null && (
        <Badge tone="gone" icon="bin">
          {translate('clients.deleted')}
        </Badge>
      )}
      {row.terms_declined_at !== null && <Badge tone="mark">{translate('clients.terms_declined')}</Badge>}
    </>
  )
}

export function OrdersLink({ row }: Cell) {
  const translate = useTranslate()
  return <Link to={listPath(slugs.orders, { client_id: row.id })}>{translate('orders.count', { smart_count: row.orders_count })}</Link>
}

/** The desktop table of clients in its order. */
export const clientColumns: readonly Column<Client>[] = [
  { key: 'name', label: 'clients.columns.name', sort: 'id', minWidth: '11rem', cell: (row) => <NameCell row={row} /> },
  { key: 'contacts', label: 'clients.columns.contacts', minWidth: '10rem', cell: (row) => <ContactCell row={row} /> },
  { key: 'city', label: 'clients.columns.city', spare: true, cell: ({ city }) => city },
  { key: 'orders', label: 'clients.columns.orders', cell: (row) => <OrdersLink row={row} /> },
  { key: 'marks', label: 'clients.columns.marks', cell: (row) => <Marks row={row} /> },
  { key: 'created', label: 'clients.columns.created', cell: (row) => <Day at={row.created_at} /> },
  { key: 'last_login', label: 'clients.columns.last_login', cell: (row) => <Day at={row.last_login_at} /> },
]
