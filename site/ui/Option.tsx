import type { InputHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Option.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  children: ReactNode
  /** A box of its own with a green edge when chosen. */
  tile?: boolean
}

type OptionProps = Props & { /** What kind of input it is. */ kind: InputHTMLAttributes<HTMLInputElement> }

const Option = ({ children, tile, className, kind, ...rest }: OptionProps) => (
  <label className={classes(styles.root, tile && styles.tile, className)}>
    <input {...rest} {...kind} />
    <span>{children}</span>
  </label>
)

export const Checkbox = (props: Props) => <Option {...props} kind={{ type: 'checkbox' }} />
export const Radio = (props: Props) => <Option {...props} kind={{ type: 'radio' }} />
export const Switch = (props: Props) => <Option {...props} kind={{ type: 'checkbox', role: 'switch', className: styles.switch ?? '' }} />

/** A group of options under one question. */
export const Options = ({ legend, children, className }: { legend: ReactNode; children: ReactNode; className?: string }) => (
  <fieldset className={className}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
)
