import { BooleanInput, List, SelectInput, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { useNamed } from '../i18n.ts'
import { useOrderRules } from '../orders/order-rules.ts'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { DayInput } from '../ui/form/DayInput.tsx'
import type { BulkVerb } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { CallActions } from './CallActions.tsx'
import { type CallRecord, ForWhom, OrderLink, State, When, Who } from './fields.tsx'
import { LineNote, RingButton } from './Line.tsx'
import { LiveCalls } from './LiveCalls.tsx'

const bulk: BulkVerb[] = [{ name: 'remove', isEnding: true, call: (id) => dataOf(api.post('/admin/telephony/income/delete', { id })) }]

const columns = [
  <Column<CallRecord> key="at" source="id" label="telephony.columns.at" sortable field={When} />,
  <Column<CallRecord> key="who" source="phone" label="telephony.columns.who" field={Who} />,
  <Column<CallRecord> key="state" source="state" label="telephony.columns.state" field={State} />,
  <Column<CallRecord> key="order" source="order_id" label="telephony.columns.order" field={OrderLink} />,
  <Column<CallRecord> key="admin" source="admin_name" label="telephony.columns.admin" field={ForWhom} />,
  <Column<CallRecord> key="actions" source="call_id" label="telephony.columns.actions" bare pinned field={CallActions} />,
]

/** Telephone calls, those that came in and those that staff made (spec: decisions MSG-8). */
export function CallList() {
  const [parties, states, directions] = [useNamed('telephony.parties'), useNamed('telephony.states'), useNamed('telephony.directions')]
  const options = useOrderRules()
  const translate = useTranslate()
  const filters = [
    <ChoiceInput key="admin_id" source="admin_id" choices={[{ id: 0, name: translate('telephony.nobody') }, ...options('admin_id')]} alwaysOn />,
    <SelectInput key="who" source="who" label="telephony.columns.who" choices={parties} alwaysOn />,
    <SelectInput key="state" source="state" choices={states} alwaysOn />,
    <SelectInput key="direction" source="direction" choices={directions} />,
    <BooleanInput key="waiting" source="waiting" defaultValue />,
    <DayInput key="date_from" source="date_from" />,
    <DayInput key="date_to" source="date_to" isEnd />,
  ]
  return (
    <List<CallRecord>
      filters={filters}
      actions={
        <ListActions columns={columns}>
          <RingButton />
        </ListActions>
      }
    >
      <LineNote />
      <LiveCalls />
      <Records<CallRecord> columns={columns} bulk={bulk}>
        <CallRow />
      </Records>
    </List>
  )
}

/** A call on a phone. */
const CallRow = () => (
  <>
    <Row>
      <State />
      <Push />
      <CallActions />
    </Row>
    <Who />
    <Row>
      <Soft>
        <When />
      </Soft>
      <Push />
      <OrderLink />
    </Row>
    <ForWhom />
  </>
)
