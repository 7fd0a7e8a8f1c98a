import { useEffect, useRef, useState } from 'react'
import { AutocompleteInput, type SelectInputProps } from 'react-admin'
import { useEmptyChoice } from './EmptyChoice.tsx'

/** A choice of many, found by typing, for a reader who has turned to it; a file of its own, so that its code is fetched then. */
export function SearchedInput(props: SelectInputProps) {
  const box = useRef<HTMLInputElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  // react-admin writes the former choice into it after it is drawn; what is typed takes its place
  useEffect(() => {
    if (!isDrawn) return setDrawn(true)
    box.current?.focus()
    box.current?.select()
  }, [isDrawn])
  return <AutocompleteInput {...(props as object)} TextFieldProps={{ inputRef: box, placeholder: useEmptyChoice() }} />
}
