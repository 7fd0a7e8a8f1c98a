import { examine } from './examine.ts'

await examine([{ name: 'ads', path: '/ads' }])
