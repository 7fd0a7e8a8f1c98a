import { Create, SimpleForm } from 'react-admin'
import { FormBody } from '../ui/form/FormBody.tsx'
import { ProfileInputs } from './ProfileInputs.tsx'

const opened = { active: true, is_default: false, secure: false }

export const ProfileCreate = () => (
  <Create title="email_profiles.new" record={opened} redirect="list">
    <SimpleForm component={FormBody}>
      <ProfileInputs />
    </SimpleForm>
  </Create>
)
