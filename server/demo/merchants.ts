import { seal } from '../seal.ts'
import type { Settings } from '../settings.ts'
import type { merchants } from '../tables.ts'
import { before, DAY, type World } from './world.ts'

type Merchant = typeof merchants.$inferInsert

const all: Merchant['purposes'] = ['order', 'wallet', 'top', 'client_order']

/** Two accounts with each bank of the edition, the second in reserve, and one that is no longer used. */
export function makeMerchants({ edition, now, random }: World, { secret }: Pick<Settings, 'secret'>): Merchant[] {
  const draw = random.of('merchants', 0)
  const of = (name: string, account: string, more: Partial<Merchant>): Merchant => ({
    provider: edition.providers[0],
    purposes: all,
    invoice_prefix: 'D',
    ...{ name, account, secret: seal(`demo-${draw.int(100_000, 999_999)}`, secret, 'merchants'), created_at: before(now, 300 * DAY) },
    ...more,
  })
  return [
    ...edition.providers.flatMap((provider) => [
      of(`Demo ${provider}`, `demo-${provider}-1`, { provider, is_default: true }),
      of(`Demo ${provider} 2`, `demo-${provider}-2`, { provider, purposes: ['order', 'wallet'], daily_limit: edition.topUp.max }),
    ]),
    of('Demo 2024', 'demo-2024', { active: false }),
  ]
}
