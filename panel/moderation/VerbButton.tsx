import type { ButtonProps } from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Button } from '../ui/Button.tsx'
import type { IconName } from '../ui/icons.ts'
import { Key } from './boxes.ts'

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'disabled'> {
  /** Key of its words. */
  label: string
  icon?: IconName
  /** The letter that presses it. */
  letter?: string
  isBusy?: boolean
  onClick: () => void
}

/** Something that can be done with what is looked through, and the key that does it. */
export function VerbButton({ label, icon, letter, variant = 'outlined', ...props }: Props) {
  const translate = useTranslate()
  return (
    <Button variant={variant} {...(icon && { icon })} {...(letter && { 'aria-keyshortcuts': letter })} {...props}>
      {translate(label)}
      {letter && <Key aria-hidden="true">{letter.toUpperCase()}</Key>}
    </Button>
  )
}
