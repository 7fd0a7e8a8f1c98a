import { Create, SimpleForm } from 'react-admin'
import { useEdition } from '../edition.ts'
import { NewInputs } from '../templates/NewInputs.tsx'
import { EmailInputs } from './EmailInputs.tsx'

/** A mail of staff's own, to try and to send to oneself. */
export function EmailCreate() {
  const lang = useEdition().locales[0]
  return (
    <Create title="templates.new_email" record={{ lang, active: true }} redirect="edit">
      <SimpleForm>
        <NewInputs />
        <EmailInputs />
      </SimpleForm>
    </Create>
  )
}
