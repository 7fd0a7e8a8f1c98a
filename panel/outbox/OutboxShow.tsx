import { styled } from '@mui/material/styles'
import { FunctionField, NumberField, SelectField, Show, SimpleShowLayout, TextField, useTranslate, WithRecord } from 'react-admin'
import { useNamed } from '../i18n.ts'
import { Soft } from '../ui/boxes.ts'
import { LanguageField, MomentField } from '../ui/fields.tsx'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { type Message, OrderLink, Recipient, StateBadge, Subject, TemplateName } from './fields.tsx'

const Text = styled(TextField)({ maxWidth: 'var(--read)', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

/** One outgoing message as it is sent; codes in it are shown as the server gives them (design 10). */
export const OutboxShow = () => (
  <Show<Message>
    title={<Subject />}
    actions={
      <RecordActions>
        <StateBadge />
      </RecordActions>
    }
  >
    <TwoColumns>
      <Sheet title="outbox.text">
        <Text source="text" />
      </Sheet>
      <Sheet title="outbox.delivery">
        <SimpleShowLayout>
          <FunctionField label="outbox.columns.recipient" render={() => <Recipient />} />
          <SelectField source="channel" choices={useNamed('outbox.channels')} />
          <FunctionField source="template" render={() => <TemplateName />} />
          <LanguageField source="lang" />
          <FunctionField label="outbox.columns.order" render={() => <OrderLink />} />
          <MomentField source="created_at" label="outbox.columns.created" />
          <NumberField source="tries" label="outbox.columns.tries" />
          <MomentField source="next_try_at" label="outbox.next_try" />
          <MomentField source="delivered_at" label="outbox.delivered" />
          <TextField source="last_error" label="outbox.error" />
        </SimpleShowLayout>
        <WithRecord<Message> render={({ state }) => state === 'kept' && <KeptWhy />} />
      </Sheet>
    </TwoColumns>
  </Show>
)

const KeptWhy = () => <Soft>{useTranslate()('outbox.kept_why')}</Soft>
