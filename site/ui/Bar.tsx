import styles from './Bar.module.css'
import { classes } from './classes.ts'

interface Props {
  value: number
  max: number
  /** Missing where the words beside it say all. */
  label?: string
  thin?: boolean
}

/** How much of the whole. */
export const Bar = ({ value, max, label, thin }: Props) => (
  <progress className={classes(styles.root, thin && styles.thin)} max={max} value={value} aria-label={label} aria-hidden={label ? undefined : true} />
)
