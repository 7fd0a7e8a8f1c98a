import { List, SelectInput, TextInput, WithRecord } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { useNamed } from '../i18n.ts'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import type { BulkVerb } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Moment } from '../ui/moments.tsx'
import { ErrorWords, type Message, OrderLink, Recipient, StateBadge, SubjectLink, TemplateName } from './fields.tsx'

const bulk: BulkVerb[] = [{ name: 'retry', call: (id) => dataOf(api.post('/rest/outbox/{id}/retry', { id })) }]

const columns = [
  <Column<Message> key="created" source="id" label="outbox.columns.created" sortable render={({ created_at }) => <Moment at={created_at} />} />,
  <Column<Message> key="state" source="state" label="outbox.columns.state" field={StateBadge} />,
  <Column<Message>
    key="recipient"
    source="recipient"
    label="outbox.columns.recipient"
    sx={{ minWidth: '11rem', overflowWrap: 'anywhere' }}
    field={Recipient}
  />,
  <Column<Message> key="subject" source="subject" label="outbox.columns.subject" sx={{ minWidth: '10rem' }} field={SubjectLink} />,
  <Column<Message> key="template" source="template" label="outbox.columns.template" field={TemplateName} />,
  <Column<Message> key="order" source="order_id" label="outbox.columns.order" field={OrderLink} />,
  <Column<Message> key="tries" source="tries" label="outbox.columns.tries" align="right" />,
  <Column<Message> key="error" source="last_error" label="outbox.error" sx={{ minWidth: '10rem' }} field={ErrorWords} />,
]

/** Messages on their way out, newest first, those that could not be delivered among them. */
export function OutboxList() {
  const [channels, states, templates] = [useNamed('outbox.channels'), useNamed('outbox.states'), useNamed('outbox.templates')]
  const filters = [
    <TextInput key="q" source="q" alwaysOn />,
    <SelectInput key="channel" source="channel" choices={channels} alwaysOn />,
    <SelectInput key="state" source="state" choices={states} alwaysOn />,
    <ChoiceInput key="template" source="template" choices={templates} alwaysOn />,
  ]
  return (
    <List<Message> filters={filters} actions={<ListActions columns={columns} />}>
      <Records<Message> columns={columns} bulk={bulk}>
        <MessageRow />
      </Records>
    </List>
  )
}

/** A message on a phone. */
const MessageRow = () => (
  <>
    <Row>
      <StateBadge />
      <Push />
      <Soft>
        <WithRecord<Message> render={({ created_at }) => <Moment at={created_at} />} />
      </Soft>
    </Row>
    <p>
      <SubjectLink />
    </p>
    <Soft>
      <TemplateName />
    </Soft>
    <Soft>
      <Recipient />
    </Soft>
    <ErrorWords />
  </>
)
