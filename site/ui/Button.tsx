import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'

export interface ButtonLook {
  /** `solid` is the step its page exists for, `soft` the same in a list to compare, `line` beside it, `bad` destroys. */
  look?: 'solid' | 'soft' | 'line' | 'bare' | 'bad'
  small?: boolean
  full?: boolean
  className?: string | undefined
}

const looks = ({ look = 'solid', small, full, className }: ButtonLook) =>
  classes(styles.root, look !== 'solid' && styles[look], small && styles.small, full && styles.full, className)

type Pressed = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Keeps words and width, ignores presses. */
  busy?: boolean
}

/** One that is off by `aria-disabled` keeps the focus. */
const pressed = ({ busy, onClick, ...rest }: Pressed): ButtonHTMLAttributes<HTMLButtonElement> => ({
  type: 'button',
  ...rest,
  'aria-busy': busy || undefined,
  onClick: busy || rest['aria-disabled'] ? (event) => event.preventDefault() : onClick,
})

export const Button = ({ look, small, full, className, ...rest }: ButtonLook & Pressed) => (
  <button {...pressed(rest)} className={looks({ look, small, full, className } as ButtonLook)} />
)

type LinkProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

export const LinkButton = ({ look, small, full, className, href, ...rest }: LinkProps) => (
  <a {...rest} href={href} className={looks({ look, small, full, className } as ButtonLook)} />
)

type IconButtonProps = Pressed & { label: string; children: ReactNode }

/** A button of 44 px that shows only an icon; `label` is what it is called. */
export const IconButton = ({ label, className, ...rest }: IconButtonProps) => (
  <button {...pressed(rest)} aria-label={label} className={classes(styles.icon, className)} />
)
