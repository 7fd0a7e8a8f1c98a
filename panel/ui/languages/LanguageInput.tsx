import { required, SelectInput } from 'react-admin'
import { useHasLanguages, useLanguages } from './languages.ts'

/** In which language a text is; where the edition has but one there is nothing to choose. */
export function LanguageInput({ readOnly = false }: { readOnly?: boolean }) {
  const languages = useLanguages()
  return useHasLanguages() ? (
    <SelectInput source="lang" choices={languages} translateChoice={false} validate={required()} readOnly={readOnly} />
  ) : null
}
