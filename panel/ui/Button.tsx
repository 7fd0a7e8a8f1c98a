import MuiButton, { type ButtonProps } from '@mui/material/Button'
import { keyframes, styled } from '@mui/material/styles'
import type { ElementType, MouseEvent } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

const turn = keyframes({ to: { rotate: '360deg' } })
const Ring = styled('span')({
  width: '1.125em',
  height: '1.125em',
  border: '2px solid',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} .8s linear infinite`,
})

type Props = Omit<ButtonProps, 'loading' | 'startIcon'> & {
  icon?: IconName
  isBusy?: boolean
  /** What it is drawn as when it leads somewhere. */
  component?: ElementType
  to?: string
  target?: string
  rel?: string
}

/** A button with its sign; while busy it keeps its words, shows a ring and takes no further press. */
export function Button({ icon, isBusy = false, onClick, children, ...props }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <MuiButton {...props} onClick={press} {...(isBusy && { 'aria-busy': true })}>
      {isBusy ? <Ring aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </MuiButton>
  )
}
