import { regex, required, SelectInput, TextInput } from 'react-admin'
import { useEdition } from '../edition.ts'
import { length } from '../ui/form/rules.ts'
import { languageName } from '../ui/language-name.ts'

const isKey = regex(/^[a-z][a-z0-9_]*$/, 'templates.key_form')

/** Which message it will be: chosen once. */
export function NewInputs() {
  const edition = useEdition()
  const languages = edition.locales.map((id) => ({ id, name: languageName(id, edition) }))
  return (
    <>
      <TextInput source="key" validate={[required(), ...length([3, 60]), isKey]} />
      <SelectInput source="lang" choices={languages} translateChoice={false} validate={required()} />
    </>
  )
}
