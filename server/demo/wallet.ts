import { TUTOR_STATUS } from '../../schemas/index.ts'
import { seal } from '../seal.ts'
import type { Settings } from '../settings.ts'
import type { paymentCards, payments as paymentsTable, tops, walletLines } from '../tables.ts'
import { DEMO_TUTOR } from './accounts.ts'
import type { OrderRows } from './orders.ts'
import type { TutorInBrief } from './tutors.ts'
import { after, before, DAY, HOUR, type World } from './world.ts'

type Line = typeof walletLines.$inferInsert
type Top = typeof tops.$inferInsert
type Card = typeof paymentCards.$inferInsert
type Payment = typeof paymentsTable.$inferInsert

/** TOP plans: days they last (spec: decisions PAY-8). */
const plans = [7, 14, 30] as const
const ONE_TOP_FOR = 30

/** Paid promotion of every thirtieth tutor, now or some weeks ago. */
export function makeTops({ random, edition, now }: World, briefs: readonly TutorInBrief[]): Top[] {
  const published = briefs.filter(({ id, status }) => status === TUTOR_STATUS.published && id !== DEMO_TUTOR.id)
  return published
    .filter((_, n) => n % ONE_TOP_FOR === 4)
    .map(({ id }, n): Top => {
      const draw = random.of('top', id)
      const plan = draw.int(0, 2)
      const days = plans[plan] ?? 7
      const isOver = n % 4 === 3
      const date_from = before(now, isOver ? (days + 20) * DAY : draw.int(1, days - 1) * DAY)
      const source = n % 5 === 2 ? ('gift' as const) : ('paid' as const)
      const sum = source === 'paid' ? (edition.topPrices[plan] ?? 0) : 0
      return { tutor_id: id, plan_id: plan + 1, date_from, date_to: after(date_from, days * DAY), sum, source, active: true, created_at: date_from }
    })
}

/** Two cards of the demo tutor, one of which has expired; and payments of theirs that came to nothing so far. */
export function makeCards({ edition, now }: World, { secret }: Pick<Settings, 'secret'>): { cards: Card[]; payments: Payment[] } {
  const of = (brand: string, mask: string, exp_year: number, created_at: Date): Card => ({
    ...{
      tutor_id: DEMO_TUTOR.id,
      provider: 'card_a',
      token: seal('sandbox paid', secret, 'payment_cards'),
      mask,
      brand,
      exp_month: 12,
      exp_year,
    },
    ...{ created_at, used_at: created_at },
  })
  const payment = (n: number, status: NonNullable<Payment['status']>, created_at: Date): Payment => ({
    id: `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`,
    ...{
      provider: edition.providers[0],
      status,
      purpose: 'wallet',
      tutor_id: DEMO_TUTOR.id,
      sum: edition.topUp.min,
      currency: edition.currency,
      created_at,
    },
    ...(status !== 'created' && { provider_ref: `demo-open-${n}` }),
  })
  const isKept = edition.providers.includes('card_a')
  const year = now.getUTCFullYear()
  return {
    cards: isKept
      ? [of('visa', '424242******4242', year + 3, before(now, 40 * DAY)), of('mastercard', '555555******4444', year - 1, before(now, 500 * DAY))]
      : [],
    payments: [payment(1, 'created', before(now, HOUR)), payment(2, 'pending', before(now, 2 * HOUR)), payment(3, 'failed', before(now, 3 * DAY))],
  }
}

/** The ledgers: every commission and TOP taken from a wallet, and the top-ups that made it possible, each with its payment by card; oldest first. */
export function makeLedger(
  { edition, now, random }: World,
  payments: OrderRows['payments'],
  tops: readonly Top[],
): { lines: Line[]; payments: Payment[] } {
  const spent = [
    ...payments.map(({ tutor_id, order_id, sum, at }) => ({ tutor_id, type: 'order' as const, sum, order_id, at })),
    ...tops.flatMap(({ tutor_id, sum = 0, date_from }) => (sum ? [{ tutor_id, type: 'top' as const, sum, order_id: null, at: date_from }] : [])),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
  const usual = Math.max(edition.topUp.min, edition.commissionMinimum * 3)
  const balances = new Map<number, number>()
  const lines: Line[] = []
  const topUps: Payment[] = []
  const write = (line: Omit<Line, 'balance_after'>) => {
    const balance_after = (balances.get(line.tutor_id) ?? 0) + line.sum
    balances.set(line.tutor_id, balance_after)
    lines.push({ order_id: null, payment_id: null, ...line, balance_after })
  }
  const topUp = (tutor_id: number, sum: number, at: Date) => {
    const n = topUps.length + 1
    const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
    const paid = { provider: 'card_a', provider_ref: `demo-${n}`, status: 'paid' as const, purpose: 'wallet' as const }
    topUps.push({ id, ...paid, tutor_id, sum, currency: edition.currency, created_at: at, paid_at: at })
    write({ tutor_id, type: 'topup', sum, payment_id: id, at })
  }
  for (const { sum, ...line } of spent) {
    const balance = balances.get(line.tutor_id) ?? 0
    const needed = Math.min(edition.topUp.max, Math.max(usual * random.of('topup', line.tutor_id, line.order_id ?? 0).int(1, 3), sum - balance))
    if (balance < sum) topUp(line.tutor_id, needed, line.at)
    write({ ...line, sum: -sum })
  }
  topUp(DEMO_TUTOR.id, Math.min(edition.topUp.max, usual * 8), before(now, HOUR))
  return { lines, payments: topUps }
}
