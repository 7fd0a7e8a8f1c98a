import type { ReactNode } from 'react'
import styles from './Empty.module.css'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'

interface Props {
  title: string
  /** Why it is empty. */
  text?: ReactNode
  icon?: string
  /** One way on. */
  children?: ReactNode
}

/** What a list shows instead of nothing. */
export const Empty = ({ title, text, icon = icons.search, children }: Props) => (
  <div className={`${styles.root} sheet`}>
    <Icon d={icon} />
    <h2 className="l">{title}</h2>
    {text && <p className="soft">{text}</p>}
    {children}
  </div>
)
