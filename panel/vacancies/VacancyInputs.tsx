import { BooleanInput, email, required, SelectInput, TextInput } from 'react-admin'
import { EMAIL_LENGTH } from '../../schemas/auth-terms.ts'
import { VACANCY_CITY, VACANCY_NAME, VACANCY_SALARY } from '../../schemas/vacancy-terms.ts'
import { useNamed } from '../i18n.ts'
import { RichTextInput } from '../ui/form/RichTextInput.tsx'
import { length } from '../ui/form/rules.ts'
import { LanguageInput } from '../ui/languages/LanguageInput.tsx'

/** What a new vacancy and an old one are asked for alike. */
export const VacancyInputs = () => (
  <>
    <TextInput source="name" validate={[required(), ...length(VACANCY_NAME)]} />
    <LanguageInput />
    <TextInput source="city" helperText="vacancies.anywhere" validate={length(VACANCY_CITY)} />
    <SelectInput source="employment" choices={useNamed('vacancies.employments')} validate={required()} />
    <TextInput source="salary" validate={length(VACANCY_SALARY)} />
    <RichTextInput source="description" label="fields.description" validate={required()} />
    <TextInput source="contact_email" type="email" validate={[required(), email(), ...length(EMAIL_LENGTH)]} />
    <BooleanInput source="active" />
  </>
)
