import { BooleanInput, List, NumberInput, SelectInput, TextInput, useLocation, useTranslate } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { api, dataOf } from '../../data-providers/index.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Button } from '../ui/Button.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { DayInput } from '../ui/form/DayInput.tsx'
import type { BulkVerb } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Day } from '../ui/moments.tsx'
import { ActAs, type Client, Contact, Marks, NameLink, OrdersLink } from './fields.tsx'
import { mergePath } from './merging.ts'

const terms = ['confirmed', 'declined'].map((id) => ({ id, name: `clients.terms.${id}` }))

/** All filters of the list (spec: decisions CLI-3). */
const filters = [
  <TextInput key="text" source="text" alwaysOn />,
  <NumberInput key="client_id" source="client_id" alwaysOn />,
  <SelectInput key="terms" source="terms" choices={terms} alwaysOn />,
  <DayInput key="date_from" source="date_from" />,
  <DayInput key="date_to" source="date_to" isEnd />,
  <BooleanInput key="has_orders" source="has_orders" />,
  <BooleanInput key="blacklisted" source="blacklisted" />,
]

const bulk: BulkVerb[] = [{ name: 'blacklist', isEnding: true, call: (client_id) => dataOf(api.post('/admin/client/blacklist/add', { client_id })) }]

const columns = [
  <Column<Client> key="name" source="id" label="clients.columns.name" sortable field={NameLink} />,
  <Column<Client> key="contacts" label="clients.columns.contacts" field={Contact} />,
  <Column<Client> key="city" source="city" label="clients.columns.city" />,
  <Column<Client> key="orders" label="clients.columns.orders" field={OrdersLink} />,
  <Column<Client> key="marks" label="clients.columns.marks" field={Marks} />,
  <Column<Client> key="created" label="clients.columns.created" render={({ created_at }) => <Day at={created_at} />} />,
  <Column<Client> key="last_login" label="clients.columns.last_login" render={({ last_login_at }) => <Day at={last_login_at} />} />,
  <Column<Client> key="acting" label="acting.column" bare field={ActAs} />,
]
const hidden = ['city']

/** All clients, newest first (spec: decisions CLI-3); with `?client_id=` the one client (spec: decisions ADM-5). */
export function ClientList() {
  const client_id = new URLSearchParams(useLocation().search).get('client_id')
  if (client_id) return <Navigate to={pathTo(slugs.clients, client_id)} replace />
  return (
    <List<Client>
      filters={filters}
      actions={
        <ListActions columns={columns} hidden={hidden}>
          <MergeLink />
        </ListActions>
      }
    >
      <Records<Client> columns={columns} hidden={hidden} bulk={bulk}>
        <ClientRow />
      </Records>
    </List>
  )
}

function MergeLink() {
  const translate = useTranslate()
  return (
    <Button variant="outlined" icon="swap" component={Link} to={mergePath()}>
      {translate('clients.merge.pairs')}
    </Button>
  )
}

/** A client on a phone. */
const ClientRow = () => (
  <>
    <Row>
      <NameLink />
      <Push />
      <Marks />
    </Row>
    <Soft>
      <Contact />
    </Soft>
    <Row>
      <OrdersLink />
      <Push />
      <ActAs />
    </Row>
  </>
)
