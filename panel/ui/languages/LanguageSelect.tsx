import { SelectInput, type SelectInputProps } from 'react-admin'
import { useLanguages } from './languages.ts'

/** The edition's languages to choose from: a filter, or a form's field. */
export const LanguageSelect = (props: Omit<SelectInputProps, 'choices'>) => (
  <SelectInput choices={useLanguages()} translateChoice={false} {...props} />
)
