import { examine } from './examine.ts'

await examine([
  { name: 'panel-experiments', path: '/panel/experiments/', as: 'staff 1' },
  { name: 'panel-experiment', path: '/panel/experiments/2/', as: 'staff 4' },
])
