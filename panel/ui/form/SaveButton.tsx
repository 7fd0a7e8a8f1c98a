import type { ButtonProps } from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { Button } from '../Button.tsx'

interface Props {
  /** A verb, or the key of one. */
  label?: string
  variant?: ButtonProps['variant']
  color?: ButtonProps['color']
  disabled?: boolean
}

/** Submits its form, once however often it is pressed; react-admin's own is grey until something is changed, which tells nobody what is missing. */
export function SaveButton({ label = 'common.save', variant = 'contained', color = 'primary', disabled = false }: Props) {
  const { isSubmitting } = useFormState()
  const translate = useTranslate()
  return (
    <Button type="submit" variant={variant} color={color} disabled={disabled} isBusy={isSubmitting}>
      {translate(label, { _: label })}
    </Button>
  )
}
