import { TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { length } from '../ui/form/rules.ts'

interface Props {
  source: string
  label: string
  /** Letters at most, and how many of them are seen. */
  most: number
  seen?: number
  /** What stands there when it is left empty. */
  placeholder?: string
  multiline?: boolean
  lang?: string
}

/** A text whose letters are counted while it is typed. */
export function CountedInput({ source, label, most, seen = most, placeholder = '', multiline = false, lang }: Props) {
  const text: string = useWatch({ name: source }) ?? ''
  const translate = useTranslate()
  const counted = { count: text.length, most: seen }
  return (
    <TextInput
      source={source}
      label={label}
      multiline={multiline}
      placeholder={placeholder}
      validate={length([0, most])}
      helperText={text ? translate(text.length > seen ? 'seo.letters_over' : 'seo.letters', counted) : false}
      slotProps={{ htmlInput: { lang } }}
    />
  )
}
