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
  onPick: () => void
}

/** One of few by a select; one of many by a search as soon as there is script. */
export function PickOne({ control, label, options, value, empty, nothing, onPick }: Props) {
  const [searches, setSearches] = useState(false)
  const [picked, setPicked] = useState<string | null>(null)
  // what the list held before it became a search
  const chosen = picked ?? value ?? ''
  useEffect(() => setSearches(isSearched(options)), [options])
  // the form is read after the hidden field has its new value
  useEffect(() => {
    if (picked !== null && picked !== (value ?? '')) onPick()
  }, [picked, value, onPick])
  if (!searches) return <Select {...control} options={options} empty={empty} defaultValue={value ?? ''} />
  return (
    <>
      <input type="hidden" name={control.name} value={chosen} />
      <Combobox
        id={control.id}
        label={label}
        options={options}
        value={chosen ? Number(chosen) : null}
        onChoose={(option) => setPicked(String(option?.value ?? ''))}
        placeholder={empty}
        nothing={nothing}
      />
    </>
  )
}
