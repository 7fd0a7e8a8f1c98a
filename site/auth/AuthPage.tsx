import type { ReactNode } from 'react'
import styles from './AuthPage.module.css'

/** The narrow sheet of every sign-in page. */
export const AuthPage = ({ title, children, foot }: { title: string; children: ReactNode; foot?: ReactNode }) => (
  <div className={styles.root}>
    <section className="sheet col wide">
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
    {foot && <p className={styles.foot}>{foot}</p>}
  </div>
)
