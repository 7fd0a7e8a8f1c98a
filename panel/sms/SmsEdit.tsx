import { Edit, FunctionField, SimpleForm } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { type Sms, TemplateTitle, Whose } from '../templates/fields.tsx'
import { TemplateToolbar } from '../templates/TemplateToolbar.tsx'
import { LanguageField } from '../ui/fields.tsx'
import { FormBody } from '../ui/form/FormBody.tsx'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { SmsInputs } from './SmsInputs.tsx'
import { SmsPreview } from './SmsPreview.tsx'

/** One short message in one language, beside how it will look (spec: decisions MSG-10). */
export const SmsEdit = () => (
  <Edit<Sms>
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
          <SmsInputs />
        </Sheet>
        <SmsPreview />
      </TwoColumns>
    </SimpleForm>
    <FunctionField<Sms> render={({ id }) => <AuditSheet target={`sms ${id}`} />} />
  </Edit>
)
