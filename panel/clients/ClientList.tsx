import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext, useLocation, useTranslate } from 'ra-core'
import { Navigate } from 'react-router-dom'
import { breakpoints } from '../../theme/tokens.ts'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { ColumnsButton } from '../ui/list/ColumnsButton.tsx'
import { FilterBar } from '../ui/list/FilterBar.tsx'
import { ListHead } from '../ui/list/ListHead.tsx'
import { ListPage } from '../ui/list/ListPage.tsx'
import { ListStates } from '../ui/list/ListStates.tsx'
import { Pager } from '../ui/list/Pager.tsx'
import { Rows } from '../ui/list/Rows.tsx'
import { Table } from '../ui/list/Table.tsx'
import { type Client, ContactCell, clientColumns, Marks, NameCell, OrdersLink } from './client-columns.tsx'
import { useClientFilters } from './client-filters.ts'

/** All clients, newest first (spec: decisions CLI-3); with `?client_id=` the one client (spec: decisions ADM-5). */
export function ClientList() {
  const client_id = new URLSearchParams(useLocation().search).get('client_id')
  const filters = useClientFilters()
  const isWide = useMediaQuery(`(min-width:${breakpoints.tablet}px)`)
  const translate = useTranslate()
  const title = translate(`menu.${slugs.clients}`)
  if (client_id) return <Navigate to={pathTo(slugs.clients, client_id)} replace />
  return (
    <ListPage>
      <ListHead title={title} actions={isWide && <ColumnsButton columns={clientColumns} />} />
      <FilterBar filters={filters} first={3} />
      <ListStates>
        {isWide ? <Table columns={clientColumns} label={title} /> : <ClientCards />}
        <Pager />
      </ListStates>
    </ListPage>
  )
}

function ClientCards() {
  const { data = [] } = useListContext<Client>()
  return (
    <Rows>
      {data.map((row) => (
        <li key={row.id}>
          <Row>
            <NameCell row={row} />
            <Push />
            <Marks row={row} />
          </Row>
          <Soft>
            <ContactCell row={row} />
          </Soft>
          <p>
            <OrdersLink row={row} />
          </p>
        </li>
      ))}
    </Rows>
  )
}
