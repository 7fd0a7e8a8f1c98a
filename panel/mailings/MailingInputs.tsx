import { required, SelectInput, TextInput } from 'react-admin'
import { MAILING_BUTTON, MAILING_SUBJECT, MAILING_TEXT } from '../../schemas/mailing-terms.ts'
import { useNamed } from '../i18n.ts'
import { length } from '../ui/form/rules.ts'
import { LanguageInput } from '../ui/languages/LanguageInput.tsx'

/** What a new mailing and a draft are asked for alike. */
export const MailingInputs = () => (
  <>
    <SelectInput source="audience" choices={useNamed('mailings.audiences')} validate={required()} />
    <SelectInput source="list" choices={useNamed('mailings.lists')} helperText="mailings.only_takers" validate={required()} />
    <LanguageInput />
    <TextInput source="subject" validate={[required(), ...length(MAILING_SUBJECT)]} />
    <TextInput source="text" multiline minRows={8} helperText="templates.paragraphs" validate={[required(), ...length(MAILING_TEXT)]} />
    <TextInput source="button" helperText="mailings.no_button" validate={length(MAILING_BUTTON)} />
    <TextInput source="link" type="url" validate={length([0, 500])} />
  </>
)
