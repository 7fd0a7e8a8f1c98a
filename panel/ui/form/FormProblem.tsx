import { styled } from '@mui/material/styles'
import { useFormState } from 'react-hook-form'
import { Icon } from '../Icon.tsx'

const Text = styled('p')({ display: 'flex', gap: '.25rem', margin: 0, color: 'var(--bad)' })

/** Why a dialog's form was refused as a whole; behind a dialog the toast alone is dim, and screen readers do not hear it. */
export function FormProblem() {
  const { errors } = useFormState()
  const message = errors.root?.serverError?.message
  return message ? (
    <Text role="alert">
      <Icon name="info" />
      {message}
    </Text>
  ) : null
}
