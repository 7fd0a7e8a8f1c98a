import { BooleanInput, NumberInput, required, TextInput } from 'react-admin'
import { OlderAliasesInput } from '../ui/form/OlderAliasesInput.tsx'
import { length, whole } from '../ui/form/rules.ts'
import { LanguageInput } from '../ui/languages/LanguageInput.tsx'

export const CategoryInputs = () => (
  <>
    <TextInput source="name" validate={[required(), ...length([2, 100])]} />
    <LanguageInput />
    <TextInput source="alias" helperText="news.alias_of_name" validate={length([1, 80])} />
    <OlderAliasesInput />
    <NumberInput source="sort" min={0} validate={whole} helperText="news_categories.sort_why" />
    <BooleanInput source="active" helperText="news_categories.active_why" />
  </>
)
