import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { Icon } from '../Icon.tsx'
import { fieldText } from './field-text.ts'

const Text = styled('p')({ display: 'flex', gap: '.25rem', margin: '.25rem 0 0', color: 'var(--bad)' })

/** The problem of a field that is made of several boxes. */
export function FieldError({ source }: { source: string }) {
  const { errors } = useFormState()
  const { watch, clearErrors } = useFormContext()
  const translate = useTranslate()
  // An error without a box of its own would hold back every later save: any change lets the server judge anew.
  useEffect(() => {
    const { unsubscribe } = watch(() => clearErrors(source))
    return unsubscribe
  }, [watch, clearErrors, source])
  const message: unknown = (get(errors, source) as { message?: unknown } | undefined)?.message
  return typeof message === 'string' ? (
    <Text role="alert">
      <Icon name="info" />
      {fieldText(message, translate)}
    </Text>
  ) : null
}
