import { examine } from './examine.ts'

await examine([{ name: 'panel-web-vitals', path: '/panel/web_vitals/', as: 'staff 3' }])
