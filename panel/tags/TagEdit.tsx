import { Edit, FunctionField, SimpleForm } from 'react-admin'
import type { TagRow } from '../../schemas/index.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { FormBody } from '../ui/form/FormBody.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { TagInputs } from './TagInputs.tsx'

/** One tag of the catalogue (spec: decisions CAT-22). */
export const TagEdit = () => (
  <Edit<TagRow>>
    <TwoColumns>
      <SimpleForm component={FormBody}>
        <TagInputs />
      </SimpleForm>
      <FunctionField<TagRow> render={({ id }) => <AuditSheet target={`tag ${id}`} />} />
    </TwoColumns>
  </Edit>
)
