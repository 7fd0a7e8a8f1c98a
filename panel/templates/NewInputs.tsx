import { regex, required, TextInput } from 'react-admin'
import { length } from '../ui/form/rules.ts'
import { LanguageInput } from '../ui/languages/LanguageInput.tsx'

const isKey = regex(/^[a-z][a-z0-9_]*$/, 'templates.key_form')

/** Which message it will be: chosen once. */
export const NewInputs = () => (
  <>
    <TextInput source="key" validate={[required(), ...length([3, 60]), isKey]} />
    <LanguageInput />
  </>
)
