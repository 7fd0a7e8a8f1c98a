import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { type ReactNode, useId } from 'react'
import { Icon } from '../Icon.tsx'
import { fieldText } from './field-text.ts'

const Box = styled('div')({
  display: 'grid',
  gap: '.25rem',
  alignContent: 'start',
  minWidth: 0,
  '& > label': { fontWeight: 600 },
  '& > label small': { fontWeight: 400, color: 'var(--ink-2)' },
  '& > p': { margin: 0, fontSize: 'var(--t-s)', color: 'var(--ink-2)' },
  '& > p[role=alert]': { display: 'flex', gap: '.25rem', color: 'var(--bad)' },
})

export interface FieldProps {
  label: string
  hint?: string
  /** Code of the `errors` texts, or react-admin's own message. */
  error?: string | undefined
  isOptional?: boolean
}

/** Ties a box to its label above and to its hint, or the error in the hint's place, below. */
export function Field({ label, hint, error, isOptional, children }: FieldProps & { children: (props: BoxProps) => ReactNode }) {
  const translate = useTranslate()
  const id = useId()
  const note = `${id}note`
  const isDescribed = Boolean(error || hint)
  return (
    <Box>
      <label htmlFor={id}>
        {label} {isOptional && <small>{translate('common.optional')}</small>}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': isDescribed ? note : undefined })}
      {error ? (
        <p id={note} role="alert">
          <Icon name="info" />
          {fieldText(error, translate)}
        </p>
      ) : (
        hint && <p id={note}>{hint}</p>
      )}
    </Box>
  )
}

export interface BoxProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}
