import { useEffect, useRef, useState } from 'react'
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
}

/** One of few by a select; one of many by a search as soon as there is script. Its form hears of each as of any other input. */
export function PickOne({ control, label, options, value = '', empty, nothing, clear, isLong = isSearched(options) }: Props) {
  const [searches, setSearches] = useState(false)
  // what the list held before it became a search; a choice holds until the form has another value
  const [picked, setPicked] = useState({ over: value, choice: value })
  const chosen = picked.over === value ? picked.choice : value
  const hidden = useRef<HTMLInputElement>(null)
  useEffect(() => setSearches(isLong), [isLong])
  // nobody chose it over what comes to stand here later
  useEffect(() => setPicked({ over: value, choice: value }), [value])
  // the form is read after the hidden field has its new value
  useEffect(() => {
    if (chosen !== value) hidden.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [chosen, value])
  const { name, ...field } = control
  if (!searches) return <Select {...control} options={options} empty={empty} defaultValue={value} />
  return (
    <>
      <input ref={hidden} type="hidden" name={name} value={chosen} />
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
