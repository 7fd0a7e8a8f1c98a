import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Line.module.css'

/** Cards side by side in a line that scrolls; `className` says how wide they are, with a piece of the next one in sight where a finger has no scroll bar. */
export const Line = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <ul className={classes(styles.root, className)}>{children}</ul>
)
