import { AutocompleteInput, type SelectInputProps, useTranslate } from 'react-admin'

/** A choice of many, found by typing; a file of its own, so that its code is fetched where there are many. */
export function SearchedInput(props: SelectInputProps) {
  const translate = useTranslate()
  return <AutocompleteInput {...(props as object)} TextFieldProps={{ placeholder: translate('common.not_narrowed') }} />
}
