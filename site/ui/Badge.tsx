import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

export type Tone = 'plain' | 'ok' | 'done' | 'mark' | 'new' | 'info' | 'bad' | 'school' | 'gone'

interface Props {
  tone?: Tone
  /** One of `icons.ts`. */
  icon?: string
  children: ReactNode
}

/** A noun about its neighbour; at most three in an entry. */
export const Badge = ({ tone = 'plain', icon, children }: Props) => (
  <span className={classes(styles.root, tone !== 'plain' && styles[tone])}>
    {icon && <Icon d={icon} />}
    {children}
  </span>
)

/** How many wait for you; 99+ at most. */
export const Count = ({ children }: { children: number }) => <span className={styles.count}>{children > 99 ? '99+' : children}</span>
