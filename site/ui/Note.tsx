import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'
import styles from './Note.module.css'

const signs = { info: icons.info, mark: icons.clock, bad: icons.info, ok: icons.check } as const

interface Props {
  tone: keyof typeof signs
  children: ReactNode
  /** Read out as soon as it appears. */
  alert?: boolean
}

/** A banner above the content; one at a time. */
export const Note = ({ tone, children, alert }: Props) => (
  <div className={classes(styles.root, styles[tone])} role={alert ? 'alert' : undefined}>
    <Icon d={signs[tone]} />
    <div>{children}</div>
  </div>
)
