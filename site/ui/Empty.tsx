import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './Drawing.tsx'
import styles from './Empty.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  title: string
  /** Why it is empty. */
  text?: ReactNode
  drawing?: DrawingName
  /** In place of a drawing, for what is no emptiness but an outcome. */
  icon?: string
  /** It stands for the whole page, whose heading its title is then. */
  alone?: boolean
  /** One way on. */
  children?: ReactNode
}

/** What a list shows instead of nothing. */
export const Empty = ({ title, text, drawing = 'match', icon, alone, children }: Props) => (
  <div className={styles.root}>
    {icon ? <Icon d={icon} /> : <Drawing name={drawing} />}
    {alone ? <h1 className="l">{title}</h1> : <h2 className="l">{title}</h2>}
    {text && <p className="soft">{text}</p>}
    {children}
  </div>
)
