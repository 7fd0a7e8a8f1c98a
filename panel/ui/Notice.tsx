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
  '& b': { color: 'var(--ink)', fontSize: 'var(--t-m)' },
})

/** In place of content: what is missing, why, one way on. */
export const Notice = ({ icon, title, way, children }: { icon: IconName; title: string; way?: ReactNode; children?: ReactNode }) => (
  <Box role="status">
    <Icon name={icon} />
    <b>{title}</b>
    {children && <p>{children}</p>}
    {way}
  </Box>
)
