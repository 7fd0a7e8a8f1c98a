import type { ReactNode } from 'react'
import styles from './Table.module.css'

/** A table that scrolls sideways inside its own box; `.num` cells stand right. */
export const Table = ({ label, head, children }: { label: string; head: ReactNode; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className={styles.box} tabIndex={0} aria-label={label}>
    <table className={styles.root}>
      <thead>{head}</thead>
      <tbody>{children}</tbody>
    </table>
  </section>
)
