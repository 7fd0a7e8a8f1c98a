import { startTransition, useState } from 'react'
import { SelectInput, type SelectInputProps } from 'react-admin'
import { isSearched } from '../../../theme/search.ts'
import { fetched } from '../on-demand.tsx'

type Choices = SelectInputProps & { choices: { id: string | number; name: string }[] }

const SearchedInput = fetched(() => import('./SearchedInput.tsx'), 'SearchedInput', { isPage: false })
const closed = { open: false }

/** One of the choices that the server names: a few are read from a menu, many found by typing. */
export const ChoiceInput = (props: Choices) => {
  const Input = isSearched(props.choices) ? LateInput : SelectInput
  return <Input {...props} translateChoice={false} />
}

/** A choice of many, whose code is fetched when the reader turns to it; the transition leaves the box and the focus in it until then. */
function LateInput(props: Choices) {
  const [isTurnedTo, setTurnedTo] = useState(false)
  if (isTurnedTo) return <SearchedInput {...props} />
  const turnTo = () => startTransition(() => setTurnedTo(true))
  return <SelectInput {...props} SelectProps={closed} onFocus={turnTo} onBlur={() => setTurnedTo(false)} />
}
