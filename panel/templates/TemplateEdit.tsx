import type { ReactNode } from 'react'
import { Edit, FunctionField, SimpleForm } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { LanguageField } from '../ui/fields.tsx'
import { FormBody } from '../ui/form/FormBody.tsx'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { type Template, TemplateTitle, Whose } from './fields.tsx'
import { TemplateToolbar } from './TemplateToolbar.tsx'

interface Props {
  /** What the journal calls its kind. */
  target: 'email' | 'sms'
  inputs: ReactNode
  preview: ReactNode
}

/** One message in one language, beside how it will look. */
export const TemplateEdit = ({ target, inputs, preview }: Props) => (
  <Edit<Template>
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
        <Sheet title="templates.words">{inputs}</Sheet>
        {preview}
      </TwoColumns>
    </SimpleForm>
    <FunctionField<Template> render={({ id }) => <AuditSheet target={`${target} ${id}`} />} />
  </Edit>
)
