import { TUTOR_STATUS } from '../../schemas/index.ts'
import { seal } from '../seal.ts'
import type { Settings } from '../settings.ts'
import type { paymentCards, paymentDoubts, payments as paymentsTable, tops } from '../tables.ts'
import { DEMO_STAFF, DEMO_TUTOR } from './accounts.ts'
import type { TutorInBrief } from './tutors.ts'
import { after, before, DAY, HOUR, type World } from './world.ts'

type Top = typeof tops.$inferInsert
type Card = typeof paymentCards.$inferInsert
type Payment = typeof paymentsTable.$inferInsert
type Doubt = typeof paymentDoubts.$inferInsert

/** TOP plans: days they last (spec: decisions PAY-8). */
const plans = [7, 14, 30] as const
const ONE_TOP_FOR = 30

/** Paid promotion of every thirtieth tutor, now or some weeks ago; that of the demo tutor is over. */
export function makeTops({ random, edition, now }: World, briefs: readonly TutorInBrief[]): Top[] {
  const published = briefs.filter(({ id, status }) => status === TUTOR_STATUS.published && id !== DEMO_TUTOR.id)
  const date_from = before(now, 50 * DAY)
  const over = { date_from, date_to: after(date_from, plans[0] * DAY), source: 'paid' as const, active: true, created_at: date_from }
  return [
    { tutor_id: DEMO_TUTOR.id, plan_id: 1, sum: edition.topPrices[0], ...over },
    ...published
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
      }),
  ]
}

/** Two cards of the demo tutor, one of which has expired; and payments of theirs that came to nothing so far. */
export function makeCards(
  { edition, now }: World,
  { secret }: Pick<Settings, 'secret'>,
  merchant_id: number | null,
): { cards: Card[]; payments: Payment[] } {
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
      merchant_id,
      donate_sum: 0,
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

/** What the bank took and nobody asked for so: another sum, twice, of nobody; the first is settled. Oldest first. */
export function makeDoubts({ edition, now }: World, [first, open]: readonly (Payment | undefined)[]): Doubt[] {
  const of = (n: number, reason: Doubt['reason'], payment: Payment | undefined, more: Partial<Doubt> = {}): Doubt => ({
    ...{
      provider: edition.providers[0],
      reason,
      provider_ref: `demo-doubt-${n}`,
      sum: payment?.sum ?? edition.topUp.min,
      currency: edition.currency,
    },
    ...{ payment_id: payment?.id ?? `00000000-0000-4000-a000-${String(n).padStart(12, '0')}`, created_at: before(now, n * 5 * HOUR) },
    ...more,
  })
  const judged_at = before(now, 2 * DAY)
  const settled = { created_at: before(now, 3 * DAY), judged_at, judged_by: DEMO_STAFF[0]?.id ?? null, outcome: 'closed' as const }
  return [
    of(4, 'currency', open, { ...settled, currency: edition.currency === 'USD' ? 'EUR' : 'USD', comment: 'The bank has taken it back.' }),
    of(3, 'unknown', undefined),
    of(2, 'twice', first),
    of(1, 'sum', open, { sum: edition.topUp.min + 1 }),
  ]
}
