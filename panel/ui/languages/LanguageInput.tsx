import { required } from 'react-admin'
import { LanguageSelect } from './LanguageSelect.tsx'
import { useHasLanguages } from './languages.ts'

/** In which language a text is; where the edition has but one there is nothing to choose. */
export const LanguageInput = ({ readOnly = false }: { readOnly?: boolean }) =>
  useHasLanguages() ? <LanguageSelect source="lang" validate={required()} readOnly={readOnly} /> : null
