import { Create, SimpleForm } from 'react-admin'
import { STAFF_STATUS } from '../../schemas/staff-terms.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { StaffInputs } from './StaffInputs.tsx'

const opened = { status: STAFF_STATUS.manager, active: true, receives_calls: false, receives_notifications: true }

export const StaffCreate = () => (
  <Create title="staff.new" record={opened} redirect="list">
    <SimpleForm component={FormBody}>
      <StaffInputs isNew />
    </SimpleForm>
  </Create>
)
