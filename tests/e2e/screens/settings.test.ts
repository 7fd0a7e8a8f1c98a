import { examine } from './examine.ts'

await examine([
  { name: 'tutor-settings', path: '/tutor-settings', as: 'tutor' },
  { name: 'affiliate', path: '/affiliate', as: 'tutor' },
  { name: 'school-tutor', path: '/school-tutor', as: 'tutor' },
])
