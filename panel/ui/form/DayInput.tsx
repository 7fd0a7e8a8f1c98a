import TextField from '@mui/material/TextField'
import { type ChangeEvent, useEffect, useState } from 'react'
import { type CommonInputProps, FieldTitle, InputHelperText, useInput } from 'react-admin'
import { unixOf } from '../../../theme/date-fields.ts'
import { isoDay } from '../../../theme/dates.ts'
import { endOfDay } from '../../../theme/zones.ts'
import { useEdition } from '../../edition.ts'

/** A day of the edition's calendar, kept as its first second, or its last with `isEnd`; while it is being typed the one before stands. */
export function DayInput({ isEnd = false, label, helperText, ...props }: CommonInputProps & { isEnd?: boolean }) {
  const edition = useEdition()
  const { field, fieldState, id, isRequired } = useInput(props)
  const shown = typeof field.value === 'number' ? isoDay(field.value, edition) : ''
  const [typed, setTyped] = useState(shown)
  useEffect(() => setTyped(shown), [shown])

  const read = ({ target: { value, validity } }: ChangeEvent<HTMLInputElement>) => {
    setTyped(value)
    const first = unixOf(value, edition)
    // The year of a half-typed date is that of antiquity.
    if (first !== null && first >= 0) field.onChange(isEnd ? endOfDay(edition.timeZone, first) : first)
    else if (value === '' && !validity.badInput) field.onChange(null)
  }
  return (
    <TextField
      id={id}
      name={field.name}
      type="date"
      fullWidth
      value={typed}
      inputRef={field.ref}
      onChange={read}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={(helperText || fieldState.invalid) && <InputHelperText error={fieldState.error?.message ?? ''} helperText={helperText} />}
      label={<FieldTitle {...(label !== undefined && { label })} source={props.source} isRequired={isRequired} />}
      className={`ra-input ra-input-${props.source}`}
    />
  )
}
