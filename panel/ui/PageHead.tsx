import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Push, Row } from './boxes.ts'

/** The page's name, what is to be known about it at once, and what can be done on it. */
export const PageHead = ({ title, beside, actions }: { title: ReactNode; beside?: ReactNode; actions?: ReactNode }) => (
  <Row>
    <Typography variant="h1">{title}</Typography>
    {beside}
    <Push />
    {actions}
  </Row>
)
