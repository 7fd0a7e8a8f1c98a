import { t } from '../site.ts'
import { examine } from './examine.ts'
import { press } from './openings.ts'

await examine([
  { name: 'tutor-wallet', path: '/wallet', as: 'tutor' },
  { name: 'tutor-wallet-topups', path: '/wallet?type=topup', as: 'tutor' },
  { name: 'tutor-wallet-top-up', path: '/wallet', as: 'tutor', open: press(t.wallet.top_up, 'dialog') },
  { name: 'tutor-tops', path: '/tops', as: 'tutor' },
  { name: 'tutor-tops-buy', path: '/tops', as: 'tutor', open: press(`${t.tops.buy}: 7 дней`, 'dialog') },
])
