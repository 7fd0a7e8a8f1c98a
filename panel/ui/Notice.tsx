import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: '.5rem',
  padding: '3rem 1rem',
  textAlign: 'center',
  color: 'var(--ink-2)',
  '& > svg': { fontSize: '1.75rem' },
  '& p': { margin: 0, maxWidth: '28rem' },
  '& b, & h1': { margin: 0, color: 'var(--ink)', fontSize: 'var(--t-m)', fontWeight: 650 },
})

interface Missing {
  icon: IconName
  title: string
  way?: ReactNode
  /** Nothing else stands on the page, so the title is its head. */
  isPage?: boolean
  children?: ReactNode
}

/** In place of content: what is missing, why, one way on. */
export const Notice = ({ icon, title, way, isPage = false, children }: Missing) => (
  <Box role="status">
    <Icon name={icon} />
    {isPage ? <h1>{title}</h1> : <b>{title}</b>}
    {children && <p>{children}</p>}
    {way}
  </Box>
)
