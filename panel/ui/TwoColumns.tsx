import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const BESIDE = '21rem'
const GAP = '1rem'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: GAP,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: `minmax(0, 1fr) ${BESIDE}` },
}))

/** A record's screen: its main thread, and what stands beside it. */
export const TwoColumns = ({ children }: { children: ReactNode }) => <Columns className="two-columns">{children}</Columns>

/** What stands below both is as wide as the main thread. */
export const belowTwoColumns = { selector: 'div:has(> * > .two-columns) + &', width: `calc(100% - ${BESIDE} - ${GAP})` } as const
