import { classes } from './classes.ts'
import styles from './Stepper.module.css'

export interface Step {
  label: string
  state: 'done' | 'now' | 'later'
  /** Leads back to a step that is done. */
  onClick?: () => void
}

/** Bars with names; those that are done lead back. */
export const Stepper = ({ steps, label }: { steps: readonly Step[]; label: string }) => (
  <nav aria-label={label}>
    <ol className={styles.root}>
      {steps.map(({ label, state, onClick }) => (
        <li key={label} className={classes(state !== 'later' && styles.reached)} aria-current={state === 'now' ? 'step' : undefined}>
          {onClick ? (
            <button type="button" onClick={onClick}>
              {label}
            </button>
          ) : (
            label
          )}
        </li>
      ))}
    </ol>
  </nav>
)
