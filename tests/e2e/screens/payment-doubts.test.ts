import { examine } from './examine.ts'
import { openFirst } from './openings.ts'

await examine([
  { name: 'panel-payment-doubts', path: '/panel/payment_doubts/', as: 'staff 1' },
  { name: 'panel-payment-doubt', path: '/panel/payment_doubts/', as: 'staff 1', open: openFirst('/panel/payment_doubts/') },
])
