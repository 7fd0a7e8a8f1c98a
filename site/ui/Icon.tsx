import { classes } from './classes.ts'
import styles from './Icon.module.css'

interface Props {
  /** One of `icons.ts`. */
  d: string
  /** Painted instead of outlined. */
  fill?: boolean
  turn?: 'down' | 'up' | 'back'
  className?: string | undefined
}

/** An icon in the colour and size of its text. Alone in a button it needs the button's label. */
export const Icon = ({ d, fill, turn, className }: Props) => (
  <svg className={classes(styles.root, fill && styles.fill, turn && styles[turn], className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)

/** The same as text, for what is written without elements. */
export const iconHtml = (d: string, className?: string): string =>
  `<svg class="${classes(styles.root, className)}" viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"></path></svg>`
