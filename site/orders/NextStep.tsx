import type { ReactNode } from 'react'
import { useTexts } from '../site.ts'
import { classes } from '../ui/classes.ts'
import styles from './NextStep.module.css'

interface Props {
  /** The fact. */
  title: string
  /** What the reader is to do; without it the step is somebody else's and nothing is marked. */
  mark?: string | undefined
  text?: string | undefined
  children?: ReactNode
}

/** The one thing that an order waits for: fact, then action. */
export function NextStep({ title, mark, text, children }: Props) {
  const t = useTexts('orders')
  return (
    <section tabIndex={-1} className={classes(styles.root, mark && styles.yours)} aria-label={mark ? t.next : title}>
      {mark && (
        <p className="s">
          <b>{t.next}</b>
        </p>
      )}
      <h2>
        {title} {mark && <mark>{mark}</mark>}
      </h2>
      {text && <p>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  )
}
