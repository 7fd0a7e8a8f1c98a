import { styled } from '@mui/material/styles'
import { type IconName, icons } from './icons.ts'

const Drawing = styled('svg')({
  width: '1.25em',
  height: '1.25em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

interface Sign {
  name: IconName
  filled?: boolean
  /** Where MUI places it. */
  className?: string | undefined
}

/** A sign beside its words; alone it needs a label on what holds it. */
export const Icon = ({ name, filled = false, className }: Sign) => (
  <Drawing className={className} viewBox="0 0 24 24" aria-hidden="true" style={filled ? { fill: 'currentcolor' } : undefined}>
    <path d={icons[name]} />
  </Drawing>
)
