import { AutocompleteArrayInput, AutocompleteInput, type InputProps, ReferenceArrayInput, ReferenceInput } from 'react-admin'

interface Props extends InputProps {
  source: string
  /** Whose records are chosen from. */
  reference: string
  /** Which of them. */
  filter?: object
  /** Of a filter. */
  alwaysOn?: boolean
}

const byName = { field: 'name', order: 'ASC' } as const
const byText = (text: string) => (text ? { text } : {})

/** One record of another resource, found by typing. */
export const RecordInput = ({ source, reference, filter = {}, alwaysOn: _, ...props }: Props) => (
  <ReferenceInput source={source} reference={reference} sort={byName} filter={filter}>
    <AutocompleteInput {...(props as object)} filterToQuery={byText} />
  </ReferenceInput>
)

/** Several of them. */
export const RecordsInput = ({ source, reference, ...props }: Props) => (
  <ReferenceArrayInput source={source} reference={reference} sort={byName}>
    <AutocompleteArrayInput {...(props as object)} filterToQuery={byText} />
  </ReferenceArrayInput>
)
