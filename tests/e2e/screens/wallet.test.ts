import { examine } from './examine.ts'

await examine([{ name: 'tutor-wallet', path: '/wallet', as: 'tutor' }])
