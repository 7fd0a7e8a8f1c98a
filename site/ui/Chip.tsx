import type { ButtonHTMLAttributes, InputHTMLAttributes, ReactNode } from 'react'
import styles from './Chip.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'

type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** A choice that is on or off; without it the chip is a plain button. */
  chosen?: boolean
}

/** A filter or a choice of many. */
export const Chip = ({ chosen, className, children, type = 'button', ...rest }: ChipProps) => (
  <button {...rest} type={type} aria-pressed={chosen} className={classes(styles.root, className)}>
    {chosen && <Icon d={icons.check} />}
    {children}
  </button>
)

/** A choice that is a box of a form, or with `type="radio"` one of several, so that it is posted without any script. */
export const CheckChip = ({ className, children, type = 'checkbox', ...input }: InputHTMLAttributes<HTMLInputElement>) => (
  <label className={classes(styles.root, styles.check, className)}>
    <input {...input} type={type} />
    {children}
  </label>
)

interface SetProps {
  href: string
  /** The verb for those who don't see the ×. */
  remove: string
  children: ReactNode
}

/** A filter that is set and can be taken off by a link. */
export const SetChip = ({ href, remove, children }: SetProps) => (
  <a href={href} className={classes(styles.root, styles.on)}>
    {children}
    <span className="hide">, {remove}</span>
    <Icon d={icons.close} />
  </a>
)

/** One of several narrowings of a list, each with an address of its own. */
export const LinkChip = ({ href, current, children }: { href: string; current: boolean; children: ReactNode }) => (
  <a href={href} aria-current={current ? 'true' : undefined} className={classes(styles.root, current && styles.on)}>
    {children}
  </a>
)

/** A line of chips that scrolls sideways on a phone, or wraps. */
export const Chips = ({ wrapped, children, label }: { wrapped?: boolean; children: ReactNode; label?: string }) => (
  <div {...(label && { role: 'group', 'aria-label': label })} className={classes(styles.line, wrapped && styles.wrapped)}>
    {children}
  </div>
)
