import { List, SelectInput, TextInput } from 'react-admin'
import type { PaymentDoubt } from '../../schemas/index.ts'
import { useNamed } from '../i18n.ts'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { MomentField } from '../ui/fields.tsx'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Asked, Came, Provider, ReasonLink, StateBadge, TutorLink } from './fields.tsx'

const columns = [
  <Column<PaymentDoubt>
    key="created"
    source="id"
    label="payment_doubts.fields.created_at"
    sortable
    render={() => <MomentField source="created_at" />}
  />,
  <Column<PaymentDoubt> key="reason" source="reason" label="payment_doubts.fields.reason" field={ReasonLink} />,
  <Column<PaymentDoubt> key="sum" source="sum" label="payment_doubts.fields.sum" field={Came} align="right" />,
  <Column<PaymentDoubt> key="asked" source="asked" label="payment_doubts.fields.asked" field={Asked} align="right" />,
  <Column<PaymentDoubt> key="provider" source="provider" label="payment_doubts.fields.provider" field={Provider} />,
  <Column<PaymentDoubt> key="tutor" source="tutor_name" label="payment_doubts.fields.tutor_name" field={TutorLink} />,
  <Column<PaymentDoubt> key="state" source="state" label="payment_doubts.fields.state" field={StateBadge} />,
]

/** What banks took and nobody asked for so: staff decide where the money goes (spec: decisions PAY-5). */
export function DoubtList() {
  const [states, reasons] = [useNamed('payment_doubts.states'), useNamed('payment_doubts.reasons')]
  const filters = [
    <TextInput key="q" source="q" alwaysOn />,
    <SelectInput key="state" source="state" choices={states} alwaysOn />,
    <SelectInput key="reason" source="reason" choices={reasons} alwaysOn />,
  ]
  return (
    <List<PaymentDoubt> filters={filters} actions={<ListActions columns={columns} />}>
      <Records<PaymentDoubt> columns={columns}>
        <DoubtRow />
      </Records>
    </List>
  )
}

/** One on a phone. */
const DoubtRow = () => (
  <>
    <Row>
      <ReasonLink />
      <Push />
      <StateBadge />
    </Row>
    <Row>
      <TutorLink />
      <Push />
      <Came />
    </Row>
    <Soft>
      <Provider />
    </Soft>
  </>
)
