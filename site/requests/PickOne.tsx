import { useEffect, useState } from 'react'
import { isSearched } from '../../theme/search.ts'
import { Combobox } from '../ui/Combobox.tsx'
import { type Choice, type Control, Select } from '../ui/Field.tsx'

interface Props {
  control: Control
  label: string
  options: readonly Choice[]
  value: string | undefined
  empty: string
  nothing: string
  /** So many choices that they are searched; missing: told by the options. */
  isLong?: boolean
  /** The name of the cross that takes the choice back. */
  clear: string
  onPick: () => void
}

/** One of few by a select; one of many by a search as soon as there is script. */
export function PickOne({ control, label, options, value = '', empty, nothing, clear, onPick, isLong = isSearched(options) }: Props) {
  const [searches, setSearches] = useState(false)
  // what the list held before it became a search; a choice holds until the form has another value
  const [picked, setPicked] = useState({ over: value, choice: value })
  const chosen = picked.over === value ? picked.choice : value
  useEffect(() => setSearches(isLong), [isLong])
  // the form is read after the hidden field has its new value
  useEffect(() => {
    if (chosen !== value) onPick()
  }, [chosen, value, onPick])
  const { name, ...field } = control
  if (!searches) return <Select {...control} options={options} empty={empty} defaultValue={value} />
  return (
    <>
      <input type="hidden" name={name} value={chosen} />
      <Combobox
        {...field}
        label={label}
        options={options}
        value={chosen ? Number(chosen) : null}
        onChoose={(option) => setPicked({ over: value, choice: String(option?.value ?? '') })}
        placeholder={empty}
        nothing={nothing}
        taking={{ all: empty, clear }}
      />
    </>
  )
}
