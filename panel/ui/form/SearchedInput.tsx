import { AutocompleteInput, type SelectInputProps } from 'react-admin'

/** A choice of many, found by typing; a file of its own, so that its code is fetched where there are many. */
export const SearchedInput = (props: SelectInputProps) => <AutocompleteInput {...(props as object)} />
