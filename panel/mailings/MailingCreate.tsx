import { Create, SimpleForm } from 'react-admin'
import { useEdition } from '../edition.ts'
import { MailingInputs } from './MailingInputs.tsx'

/** A new mailing, to be looked at before it is sent (spec: decisions TUT-13, CLI-5). */
export function MailingCreate() {
  const { locales } = useEdition()
  return (
    <Create title="mailings.new" record={{ lang: locales[0], list: 'news', audience: 'tutors' }} redirect="edit">
      <SimpleForm>
        <MailingInputs />
      </SimpleForm>
    </Create>
  )
}
