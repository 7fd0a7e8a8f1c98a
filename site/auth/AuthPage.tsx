import type { ReactNode } from 'react'
import { Html } from '../articles/Html.tsx'
import styles from './AuthPage.module.css'

interface Props {
  title: string
  children: ReactNode
  foot?: ReactNode
  /** HTML that staff wrote for below it. */
  own?: string | undefined
}

/** The narrow sheet of every sign-in page. */
export const AuthPage = ({ title, children, foot, own }: Props) => (
  <div className={styles.root}>
    <section className="sheet col wide">
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
    {foot && <p className={styles.foot}>{foot}</p>}
    {own && <Html html={own} />}
  </div>
)
