import { Edit, FunctionField, SimpleForm } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { type Email, TemplateTitle, Whose } from '../templates/fields.tsx'
import { TemplateToolbar } from '../templates/TemplateToolbar.tsx'
import { LanguageField } from '../ui/fields.tsx'
import { FormBody } from '../ui/form/FormBody.tsx'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { EmailInputs } from './EmailInputs.tsx'
import { EmailPreview } from './EmailPreview.tsx'

/** One mail in one language, beside how it will look (spec: decisions MSG-9). */
export const EmailEdit = () => (
  <Edit<Email>
    title={<TemplateTitle />}
    redirect={false}
    actions={
      <RecordActions>
        <LanguageField source="lang" />
        <Whose />
      </RecordActions>
    }
  >
    <SimpleForm component={FormBody} toolbar={<TemplateToolbar />}>
      <TwoColumns>
        <Sheet title="templates.words">
          <EmailInputs />
        </Sheet>
        <EmailPreview />
      </TwoColumns>
    </SimpleForm>
    <FunctionField<Email> render={({ id }) => <AuditSheet target={`email ${id}`} />} />
  </Edit>
)
