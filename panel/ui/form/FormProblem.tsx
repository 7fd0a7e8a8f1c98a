import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form'
import { fieldName } from '../../layout/toast-text.ts'
import { Icon } from '../Icon.tsx'

const Text = styled('p')({ display: 'flex', gap: '.25rem', margin: 0, color: 'var(--bad)', whiteSpace: 'pre-line' })

/** The problems of fields that the form does not show. */
const BOXLESS = 'boxless'

/**
 * Why a form was refused as a whole, and the problems of fields that have no box in it. The toast alone is dim behind a dialog, and screen readers do not
 * hear it. An error without a box would hold back every later save, so it is said here until the next change.
 */
export function FormProblem() {
  const { errors } = useFormState()
  const { watch, clearErrors, setError } = useFormContext()
  const translate = useTranslate()
  const { root, ...atBoxes } = errors
  const { message, type } = root?.serverError ?? {}
  const isSaid = type !== BOXLESS && Object.keys(atBoxes).length > 0
  useEffect(() => {
    const { root: _, ...fields } = errors
    const boxless = boxlessOf(fields)
    if (boxless.length === 0) return
    clearErrors(boxless.map(([field]) => field))
    setError('root.serverError', { type: BOXLESS, message: boxless.map(([field, text]) => `${fieldName(field, translate)} - ${text}`).join('\n') })
  }, [errors, clearErrors, setError, translate])
  useEffect(() => {
    if (!message) return
    const { unsubscribe } = watch(() => clearErrors('root'))
    return unsubscribe
  }, [message, watch, clearErrors])
  return message && !isSaid ? (
    <Text role="alert">
      <Icon name="info" />
      {message}
    </Text>
  ) : null
}

/** Field and text of the errors that no box of the form shows: react-hook-form gives each of the others its box. */
const boxlessOf = (errors: FieldErrors, path = ''): [string, string][] =>
  Object.entries(errors).flatMap(([name, error]) => {
    if (!error || typeof error !== 'object') return []
    if (typeof error.message !== 'string') return boxlessOf(error as FieldErrors, `${path}${name}.`)
    return 'ref' in error && error.ref ? [] : [[`${path}${name}`, error.message]]
  })
