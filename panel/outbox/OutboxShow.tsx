import { styled } from '@mui/material/styles'
import { FunctionField, NumberField, SelectField, Show, SimpleShowLayout, TextField, useTranslate, WithRecord } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { useNamed } from '../i18n.ts'
import { Column, Soft } from '../ui/boxes.ts'
import { LanguageField, MomentField } from '../ui/fields.tsx'
import { MailFrame } from '../ui/MailFrame.tsx'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { ErrorWords, type Message, OrderLink, Recipient, StateBadge, Subject, TemplateName } from './fields.tsx'
import { RetryButton } from './RetryButton.tsx'

const Text = styled(TextField)({ maxWidth: 'var(--read)', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

/** One outgoing message as it is sent; codes in it are shown as the server gives them. */
export const OutboxShow = () => (
  <Show<Message>
    title={<Subject />}
    actions={
      <RecordActions>
        <StateBadge />
        <RetryButton />
      </RecordActions>
    }
  >
    <TwoColumns>
      <Column>
        <WithRecord<Message> render={({ html }) => html && <Mail html={html} />} />
        <Sheet title="outbox.text">
          <Text source="text" />
        </Sheet>
      </Column>
      <Column>
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
            <FunctionField<Message> source="last_error" label="outbox.error" render={({ last_error }) => last_error && <ErrorWords />} />
          </SimpleShowLayout>
          <WithRecord<Message> render={(message) => <WhyNot {...message} />} />
        </Sheet>
        <WithRecord<Message> render={({ id }) => <AuditSheet target={`message ${id}`} />} />
      </Column>
    </TwoColumns>
  </Show>
)

function Mail({ html }: { html: string }) {
  const title = useTranslate()('outbox.channels.mail')
  return (
    <Sheet title={title}>
      <MailFrame title={title} html={html} />
    </Sheet>
  )
}

/** Why a message that did not leave can't be sent again. */
function WhyNot({ state, can_retry }: Message) {
  const translate = useTranslate()
  if (can_retry || (state !== 'kept' && state !== 'dead')) return null
  return <Soft>{translate(state === 'kept' ? 'outbox.kept_why' : 'outbox.dead_why')}</Soft>
}
