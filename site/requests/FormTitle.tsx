import type { ReactNode } from 'react'
import styles from './FormTitle.module.css'

/** Title of a form with a smaller line below it: a price, a length. */
export const FormTitle = ({ children, line }: { children: ReactNode; line: ReactNode }) => (
  <>
    {children}
    {line && <span className={styles.line}>{line}</span>}
  </>
)
