import { operatorOf } from '../operators.ts'
import { seal } from '../seal.ts'
import type { Settings } from '../settings.ts'
import type { merchants } from '../tables.ts'
import { before, DAY, type World } from './world.ts'

type Merchant = typeof merchants.$inferInsert

const all: Merchant['purposes'] = ['order', 'wallet', 'top', 'client_order']

/** Two accounts with each bank of the edition, the second in reserve, and one that is no longer used. */
export function makeMerchants({ edition, lang, now, random }: World, { secret, operators }: Pick<Settings, 'secret' | 'operators'>): Merchant[] {
  const draw = random.of('merchants', 0)
  const { company: legal_name, details: tax_number, address } = operatorOf(edition, lang, operators)
  const of = (name: string, account: string, more: Partial<Merchant>): Merchant => ({
    provider: edition.providers[0],
    purposes: all,
    ...{ legal_name, tax_number, address },
    ...{ name, account, secret: seal(`demo-${draw.int(100_000, 999_999)}`, secret, 'merchants'), created_at: before(now, 300 * DAY) },
    ...more,
  })
  return [
    ...edition.providers.flatMap((provider, n) => [
      of(`Demo ${provider}`, `demo-${provider}-1`, { provider, invoice_prefix: `D${n + 1}`, is_default: true }),
      of(`Demo ${provider} 2`, `demo-${provider}-2`, {
        ...{ provider, invoice_prefix: `D${n + 1}R`, purposes: ['order', 'wallet'], daily_limit: edition.topUp.max },
      }),
    ]),
    of('Demo 2024', 'demo-2024', { invoice_prefix: 'D0', active: false }),
  ]
}
