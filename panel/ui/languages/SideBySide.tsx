import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { BesideText } from './BesideText.tsx'

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

/** What one writes and, once it was asked for, the same in another language beside it. */
export const SideBySide = ({ beside, children }: { beside: number | undefined; children: ReactNode }) =>
  beside === undefined ? (
    children
  ) : (
    <Halves>
      <div>{children}</div>
      <BesideText id={beside} />
    </Halves>
  )
