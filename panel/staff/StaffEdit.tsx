import { Edit, FunctionField, SimpleForm, SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { useSession } from '../layout/session.ts'
import { Column, Push } from '../ui/boxes.ts'
import { MomentField } from '../ui/fields.tsx'
import { FormBody } from '../ui/form/FormBody.tsx'
import { FormToolbar } from '../ui/form/FormToolbar.tsx'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { useMayChange } from './choices.ts'
import { ActAs, type Colleague, Role } from './fields.tsx'
import { NameWithFace } from './NameWithFace.tsx'
import { OrdersSheet } from './OrdersSheet.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { StaffInputs } from './StaffInputs.tsx'

/** One colleague: to be changed, or for a head who opens an owner to be read (spec: decisions ADM-1, ADM-6). */
export const StaffEdit = () => (
  <Edit<Colleague>
    title={<NameWithFace />}
    actions={
      <RecordActions>
        <Role />
        <Push />
        <ActAs isSmall={false} />
      </RecordActions>
    }
  >
    <TwoColumns>
      <About />
      <Column>
        <OrdersSheet />
        <FunctionField<Colleague> render={({ id }) => <AuditSheet target={`admin ${id}`} />} />
      </Column>
    </TwoColumns>
  </Edit>
)

function About() {
  const colleague = useRecordContext<Colleague>()
  const me = useSession().admin.id
  const mayChange = useMayChange()
  if (!colleague) return null
  if (!mayChange(colleague.status)) return <OwnerSheet />
  return (
    <SimpleForm
      component={FormBody}
      toolbar={<FormToolbar canDelete={colleague.id !== me} {...(colleague.open_orders > 0 && { remove: <RemoveButton /> })} />}
    >
      <StaffInputs />
    </SimpleForm>
  )
}

const OwnerSheet = () => (
  <Sheet title="staff.of_owner">
    <SimpleShowLayout>
      <TextField source="telephony_ext" />
      <MomentField source="created_at" label="staff.fields.created_at" />
      <MomentField source="last_login_at" label="staff.fields.last_login_at" />
    </SimpleShowLayout>
  </Sheet>
)
