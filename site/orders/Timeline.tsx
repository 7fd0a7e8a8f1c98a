import { classes } from '../ui/classes.ts'
import styles from './Timeline.module.css'

export interface Moment {
  label: string
  /** Date in words. */
  when?: string | undefined
  state: 'past' | 'now' | 'later'
}

/** Where something stands: what was, what is, what comes. */
export const Timeline = ({ moments }: { moments: readonly Moment[] }) => (
  <ol className={styles.root}>
    {moments.map(({ label, when, state }) => (
      <li key={label} className={classes(styles[state])} aria-current={state === 'now' ? 'step' : undefined}>
        {state === 'later' ? label : <b>{label}</b>}
        {when && <span className={styles.when}>{when}</span>}
      </li>
    ))}
  </ol>
)
