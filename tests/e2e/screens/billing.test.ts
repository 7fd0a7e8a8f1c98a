import { examine } from './examine.ts'

await examine([{ name: 'tutor-billing', path: '/billing_information', as: 'tutor', edition: 'pl' }])
