import { SelectInput, type SelectInputProps } from 'react-admin'
import { isSearched } from '../../../theme/search.ts'
import { onDemand } from '../on-demand.tsx'

const SearchedInput = onDemand(
  () => import('./SearchedInput.tsx'),
  'SearchedInput',
  (props) => <SelectInput {...props} choices={[]} disabled />,
)

/** One of the choices that the server names: a few are read from a menu, many found by typing. */
export const ChoiceInput = (props: SelectInputProps & { choices: { id: string | number; name: string }[] }) => {
  const Input = isSearched(props.choices) ? SearchedInput : SelectInput
  return <Input {...props} translateChoice={false} />
}
