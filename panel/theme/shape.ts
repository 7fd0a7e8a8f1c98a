import { type IconName, icons } from '../ui/icons.ts'

/** Our shape where react-admin draws one of MUI's. */
export const shape = (name: IconName) => ({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& path': { d: `path("${icons[name]}")` },
})
