import { useInput, useTranslate, type Validator } from 'ra-core'
import { type InputHTMLAttributes, useState } from 'react'
import { isoMinute, unixOf } from '../../../theme/date-fields.ts'
import { isoDay } from '../../../theme/dates.ts'
import { useEdition } from '../../edition.ts'
import { Field } from './Field.tsx'
import { SelectBox } from './SelectBox.tsx'
import { TextAreaBox, TextBox } from './TextBox.tsx'

export interface InputProps {
  /** Name of the field as the contract spells it; its label is `fields.{source}` unless given. */
  source: string
  label?: string
  hint?: string
  validate?: Validator | Validator[]
  isOptional?: boolean
}

export interface Option {
  id: string | number
  name: string
}

/** react-admin would make null of an emptied text, and a form that is as it was opened would count as changed. */
const asTyped = (value: unknown) => value

/** What every input shares: react-hook-form's field, its label and its error. */
function useField({ source, label, hint, validate, isOptional }: InputProps) {
  const { field, fieldState } = useInput({ source, parse: asTyped, ...(validate && { validate }) })
  const translate = useTranslate()
  const frame = {
    label: label ?? translate(`fields.${source}`),
    error: fieldState.error?.message ?? fieldState.error?.root?.message,
    ...(hint !== undefined && { hint }),
    ...(isOptional !== undefined && { isOptional }),
  }
  return { field, frame }
}

type Native = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'autoFocus'>

export function TextInput({ type = 'text', inputMode, autoComplete, autoFocus, ...props }: InputProps & Native) {
  const { field, frame } = useField(props)
  return (
    <Field {...frame}>
      {(box) => (
        <TextBox
          {...box}
          {...field}
          value={field.value ?? ''}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete ?? 'off'}
          autoFocus={autoFocus}
        />
      )}
    </Field>
  )
}

export function NumberInput(props: InputProps & { step?: number }) {
  const { field, frame } = useField(props)
  const read = (text: string) => field.onChange(text === '' ? null : Number(text))
  return (
    <Field {...frame}>
      {(box) => (
        <TextBox
          {...box}
          name={field.name}
          ref={field.ref}
          onBlur={field.onBlur}
          type="number"
          step={props.step ?? 1}
          value={field.value ?? ''}
          onChange={({ target }) => read(target.value)}
        />
      )}
    </Field>
  )
}

export function TextAreaInput(props: InputProps & { rows?: number; disabled?: boolean }) {
  const { field, frame } = useField(props)
  return (
    <Field {...frame}>{(box) => <TextAreaBox {...box} {...field} value={field.value ?? ''} rows={props.rows} disabled={props.disabled} />}</Field>
  )
}

/** A choice of a few; `none` words the empty choice, which is null. */
export function SelectInput({ options, none, disabled, ...props }: InputProps & { options: readonly Option[]; none?: string; disabled?: boolean }) {
  const { field, frame } = useField(props)
  const read = (text: string) => field.onChange(options.find(({ id }) => String(id) === text)?.id ?? null)
  return (
    <Field {...frame}>
      {(box) => (
        <SelectBox {...box} {...field} value={field.value ?? ''} onChange={({ target }) => read(target.value)} disabled={disabled}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  )
}

/** A date, with its time unless `isDay`, typed on the edition's clock and kept as unix seconds. */
export function DateInput({ isDay = false, ...props }: InputProps & { isDay?: boolean }) {
  const { field, frame } = useField(props)
  const edition = useEdition()
  const show = (unix: unknown) => (typeof unix === 'number' ? (isDay ? isoDay : isoMinute)(unix, edition) : '')
  // Half a date has no value yet, but the browser must keep what was typed of it.
  const [typed, setTyped] = useState(show(field.value))
  const text = unixOf(typed, edition) === (field.value ?? null) ? typed : show(field.value)
  const read = (value: string) => {
    setTyped(value)
    field.onChange(unixOf(value, edition))
  }
  return (
    <Field {...frame}>
      {(box) => (
        <TextBox
          {...box}
          name={field.name}
          ref={field.ref}
          onBlur={field.onBlur}
          type={isDay ? 'date' : 'datetime-local'}
          value={text}
          onChange={({ target }) => read(target.value)}
        />
      )}
    </Field>
  )
}
