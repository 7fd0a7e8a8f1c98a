import { Edit, FunctionField, SimpleForm } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { FormBody } from '../ui/form/FormBody.tsx'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { ProfileInputs } from './ProfileInputs.tsx'

/** One sender of mails (spec: decisions MSG-9). */
export const ProfileEdit = () => (
  <Edit actions={<RecordActions />}>
    <TwoColumns>
      <SimpleForm component={FormBody}>
        <ProfileInputs />
      </SimpleForm>
      <FunctionField<{ id: number }> render={({ id }) => <AuditSheet target={`email_profile ${id}`} />} />
    </TwoColumns>
  </Edit>
)
