import { examine } from './examine.ts'
import { openFirst } from './openings.ts'

await examine([
  { name: 'panel-jobs', path: '/panel/jobs/', as: 'staff 1' },
  { name: 'panel-job', path: '/panel/jobs/?filter={"state":"failed"}', as: 'staff 4', open: openFirst('/panel/jobs/') },
])
