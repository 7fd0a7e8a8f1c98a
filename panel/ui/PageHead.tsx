import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTabTitle } from '../layout/tab-title.ts'
import { Push, Row } from './boxes.ts'

interface Head {
  title: ReactNode
  /** What the browser's tab says, if that is not the title. */
  tab?: string
  beside?: ReactNode
  actions?: ReactNode
}

/** The page's name, what is to be known about it at once, and what can be done on it. */
export function PageHead({ title, tab = typeof title === 'string' ? title : undefined, beside, actions }: Head) {
  useTabTitle(tab)
  return (
    <Row>
      <Typography variant="h1">{title}</Typography>
      {beside}
      <Push />
      {actions}
    </Row>
  )
}
