import { Edit, FunctionField, SimpleForm, SimpleShowLayout, useRecordContext, WithRecord } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import type { MailingRow } from '../../schemas/index.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { MailPreview } from '../templates/MailPreview.tsx'
import { LanguageField, MomentField } from '../ui/fields.tsx'
import { FormBody } from '../ui/form/FormBody.tsx'
import { useHasLanguages } from '../ui/languages/languages.ts'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { Mails, StateBadge, Whose } from './fields.tsx'
import { MailingInputs } from './MailingInputs.tsx'
import { SendButton } from './SendButton.tsx'

/** One mailing beside how it will look: a draft is written, one that is sent only read (spec: decisions TUT-13, CLI-5). */
export const MailingEdit = () => (
  <Edit<MailingRow>
    redirect={false}
    actions={
      <RecordActions>
        <StateBadge />
      </RecordActions>
    }
  >
    <WithRecord<MailingRow>
      render={({ state }) => (
        <SimpleForm component={FormBody} {...(state !== 'draft' && { toolbar: false })}>
          <TwoColumns>
            {state === 'draft' ? (
              <Sheet title="templates.words">
                <MailingInputs />
              </Sheet>
            ) : (
              <Sent />
            )}
            <Preview />
          </TwoColumns>
        </SimpleForm>
      )}
    />
    <FunctionField<MailingRow> render={({ id }) => <AuditSheet target={`mailing ${id}`} />} />
  </Edit>
)

function Sent() {
  const hasLanguages = useHasLanguages()
  return (
    <Sheet title="mailings.sending">
      <SimpleShowLayout>
        <FunctionField label="mailings.fields.list" render={() => <Whose />} />
        {hasLanguages && <LanguageField source="lang" />}
        <MomentField source="sent_at" />
        <FunctionField source="mails" render={() => <Mails />} />
      </SimpleShowLayout>
    </Sheet>
  )
}

function Preview() {
  const { id = 0, state } = useRecordContext<MailingRow>() ?? {}
  return (
    <MailPreview
      fields={['lang', 'subject', 'text', 'button', 'link']}
      ask={async ({ lang, subject = '', text = '', button = '', link = '' }) =>
        dataOf(api.post('/rest/mailings/preview', { lang: lang as 'ua', subject, text, button, link }))
      }
      sendTest={() => dataOf(api.post('/rest/mailings/{id}/send_test', { id }))}
    >
      {state === 'draft' && <SendButton />}
    </MailPreview>
  )
}
