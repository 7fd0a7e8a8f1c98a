import { styled } from '@mui/material/styles'
import { useInput, useTranslate } from 'ra-core'
import { useId } from 'react'
import { Icon } from '../Icon.tsx'
import { fieldText } from './field-text.ts'
import type { InputProps, Option } from './inputs.tsx'

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: '.25rem', fontWeight: 600 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '.25rem 1.25rem' },
  '& > p': { display: 'flex', gap: '.25rem', margin: '.25rem 0 0', color: 'var(--bad)' },
})

const Choice = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  minHeight: '1.75rem',
  '& input': { width: '1.125rem', height: '1.125rem', margin: 0, accentColor: 'var(--accent)' },
})

/** Yes or no. */
export function CheckInput({ source, label }: InputProps) {
  const { field, fieldState } = useInput({ source })
  const translate = useTranslate()
  return (
    <Choice>
      <input
        type="checkbox"
        name={field.name}
        ref={field.ref}
        onBlur={field.onBlur}
        checked={field.value === true}
        aria-invalid={fieldState.invalid}
        onChange={({ target }) => field.onChange(target.checked)}
      />
      {label ?? translate(`fields.${source}`)}
    </Choice>
  )
}

/** Any number of a few; the value is the list of their ids. */
export function ChecksInput({ source, label, validate, options }: InputProps & { options: readonly Option[] }) {
  const { field, fieldState } = useInput({ source, ...(validate && { validate }) })
  const translate = useTranslate()
  const note = useId()
  const chosen: Option['id'][] = Array.isArray(field.value) ? field.value : []
  const error = fieldState.error?.message ?? fieldState.error?.root?.message
  const toggle = (id: Option['id']) => field.onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <Group aria-describedby={error ? note : undefined}>
      <legend>{label ?? translate(`fields.${source}`)}</legend>
      <div>
        {options.map(({ id, name }, at) => (
          <Choice key={id}>
            <input
              type="checkbox"
              name={field.name}
              ref={at === 0 ? field.ref : undefined}
              aria-invalid={Boolean(error)}
              checked={chosen.includes(id)}
              onBlur={field.onBlur}
              onChange={() => toggle(id)}
            />
            {name}
          </Choice>
        ))}
      </div>
      {error && (
        <p id={note} role="alert">
          <Icon name="info" />
          {fieldText(error, translate)}
        </p>
      )}
    </Group>
  )
}
