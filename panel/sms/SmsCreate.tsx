import { Create, SimpleForm } from 'react-admin'
import { useEdition } from '../edition.ts'
import { NewInputs } from '../templates/NewInputs.tsx'
import { SmsInputs } from './SmsInputs.tsx'

/** A short message of staff's own. */
export function SmsCreate() {
  const lang = useEdition().locales[0]
  return (
    <Create title="templates.new_sms" record={{ lang, active: true, channels: ['sms'] }} redirect="edit">
      <SimpleForm>
        <NewInputs />
        <SmsInputs />
      </SimpleForm>
    </Create>
  )
}
