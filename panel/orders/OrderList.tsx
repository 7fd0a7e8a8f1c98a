import { styled } from '@mui/material/styles'
import { List, useListContext, useTranslate } from 'react-admin'
import type { OrderRow } from '../../schemas/index.ts'
import { formatMoney } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Numbers, Push, Row, Soft } from '../ui/boxes.ts'
import { BulkBar } from '../ui/list/bulk/BulkBar.tsx'
import { ChoosableRecords } from '../ui/list/bulk/ChoosableRecords.tsx'
import { useBulk } from '../ui/list/bulk/use-bulk.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Tick } from '../ui/list/Tick.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { type BulkName, bulkChoices } from './bulk.ts'
import { ExportButton } from './ExportButton.tsx'
import {
  ClientAndPhone,
  ClientLink,
  ClientPhone,
  Created,
  Deadline,
  Favorite,
  FirstLessonAndDate,
  Lessons,
  Levels,
  Manager,
  NextDate,
  OrderAndDay,
  OrderLink,
  Origin,
  Place,
  Rate,
  Status,
  Tutor,
  useRow,
} from './fields.tsx'
import { useOrderFilters } from './filters.tsx'
import { RowActions } from './RowActions.tsx'
import { RulesFailure } from './RulesFailure.tsx'

const BulkDialog = onDemand(() => import('./BulkDialog.tsx'), 'BulkDialog')

/** The desktop table of orders in its order. */
const columns = [
  <Column<OrderRow> key="favorite" label="orders.columns.favorite" bare field={Favorite} />,
  <Column<OrderRow> key="order" source="id" label="orders.columns.order" sortable sx={{ minWidth: '8rem' }} field={OrderAndDay} />,
  <Column<OrderRow> key="status" label="orders.columns.status" field={Status} />,
  <Column<OrderRow> key="client" label="orders.columns.client" sx={{ minWidth: '8rem' }} field={ClientAndPhone} />,
  <Column<OrderRow> key="lesson" label="orders.columns.lesson" sx={{ minWidth: '9rem' }} field={Lessons} />,
  <Column<OrderRow> key="levels" label="orders.levels" sx={{ minWidth: '9rem' }} field={Levels} />,
  <Column<OrderRow> key="rate" label="orders.columns.rate" align="right" field={Rate} />,
  <Column<OrderRow> key="tutor" label="orders.columns.tutor" sx={{ minWidth: '7.5rem' }} field={Tutor} />,
  <Column<OrderRow>
    key="first_class"
    source="first_class"
    label="orders.columns.first_class"
    sortable
    sx={{ minWidth: '9rem', '&.MuiTableCell-head': { whiteSpace: 'normal', lineHeight: 1.25 } }}
    field={FirstLessonAndDate}
  />,
  <Column<OrderRow> key="deadline" source="date_payment_deadline" label="filters.deadline" sortable field={Deadline} />,
  <Column<OrderRow> key="manager" label="orders.columns.manager" field={Manager} />,
  <Column<OrderRow> key="origin" label="orders.columns.origin" field={Origin} />,
  <Column<OrderRow> key="actions" label="orders.columns.actions" bare pinned field={RowActions} />,
]
const hidden = ['orders.levels', 'date_payment_deadline', 'orders.columns.origin']

/** All orders, newest first (spec: decisions ORD-9). */
export function OrderList() {
  const filters = useOrderFilters()
  return (
    <List<OrderRow> filters={filters} actions={<OrderListActions />}>
      <OrderRows />
    </List>
  )
}

const OrderListActions = () => (
  <>
    <RulesFailure />
    <ListActions columns={columns} hidden={hidden} createLabel="orders.new" hasOwnExport>
      <ExportButton />
    </ListActions>
  </>
)

/** The rows, and what is being done with the chosen ones, which may take them out of the list meanwhile. */
function OrderRows() {
  const { bulk, start, close } = useBulk<BulkName>()
  return (
    <>
      <ChoosableRecords<OrderRow> columns={columns} hidden={hidden} bar={<BulkBar choices={bulkChoices} onChoose={({ name }) => start(name)} />}>
        <OrderOnPhone />
      </ChoosableRecords>
      {bulk && <BulkDialog name={bulk.what} ids={bulk.ids} onClose={close} />}
    </>
  )
}

const Line = styled(Row)({ minHeight: '2.25rem', columnGap: '.375rem', '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '1.5rem' } })
const Contacts = styled(Row)({ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '1.5rem' }, '& > a': { fontWeight: 400 } })

/** The phone's form of a row: four lines an order, in the order of importance. */
function OrderOnPhone() {
  const row = useRow()
  const { selectedIds, onToggleItem } = useListContext()
  const edition = useEdition()
  const translate = useTranslate()
  return (
    <>
      <Line>
        <Tick label={translate('common.select', { name: row.order_id })} isOn={selectedIds.includes(row.id)} onToggle={() => onToggleItem(row.id)} />
        <OrderLink />
        <Status />
        <Push />
        <Favorite />
        <RowActions />
      </Line>
      <p>
        <b>{row.lessons_name.join(', ')}</b> · <Place />
        {row.rate && (
          <Soft>
            {' · '}
            <Numbers>{formatMoney(row.rate.id, edition, edition.panelLanguage)}</Numbers>
          </Soft>
        )}
      </p>
      <Contacts>
        <ClientLink />
        <ClientPhone />
        <Push />
        <NextDate otherwise={<Created />} />
      </Contacts>
      <Soft as="p">
        {row.tutor && `${translate('orders.columns.tutor')}: `}
        <Tutor />
        {row.manager && ` · ${row.manager.name}`}
        {row.manager?.works === false && `, ${translate('orders.not_working')}`}
      </Soft>
    </>
  )
}
