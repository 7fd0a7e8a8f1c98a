import { AFFILIATE_COMMISSIONS, AFFILIATE_PERCENT } from '../../schemas/index.ts'
import type { affiliateRewards, merchants, payments as paymentsTable, tops as topsTable, walletLines } from '../tables.ts'
import { DEMO_STAFF, DEMO_TUTOR } from './accounts.ts'
import { invitedBy } from './invited.ts'
import type { OrderRows } from './orders.ts'
import { before, DAY, HOUR, type World } from './world.ts'

type Line = typeof walletLines.$inferInsert
type Payment = typeof paymentsTable.$inferInsert
type Reward = typeof affiliateRewards.$inferInsert
type Spent = Pick<Line, 'tutor_id' | 'sum'> & { order_id: number; at: Date }

const owner = DEMO_STAFF[0]?.id ?? null

/** A commission of the demo tutor that was paid by card and taken back. */
export interface TakenBack {
  order_id: number
  sum: number
  paid: Date
  back: Date
}
interface Given {
  payments: OrderRows['payments']
  tops: readonly (typeof topsTable.$inferInsert)[]
  takenBack: TakenBack | null
  merchant: Pick<typeof merchants.$inferSelect, 'id' | 'provider'>
}

/**
 * The ledgers: every commission and TOP taken from a wallet, and the top-ups that made it possible, each with its payment; oldest first. The last commission of the
 * demo tutor is paid by the bank, with a donation where there are donations, and another comes back to it; those of colleagues whom they invited earn a part.
 */
export function makeLedger(world: World, { payments, tops, takenBack, merchant }: Given) {
  const { edition, now, random } = world
  const usual = Math.max(edition.topUp.min, edition.commissionMinimum * 3)
  const thanked = before(now, 45 * DAY)
  const book = openBook(world, merchant)
  const { write, topUp, balanceOf } = book
  const spend = ({ sum, ...line }: Pick<Line, 'tutor_id' | 'type' | 'sum' | 'at' | 'order_id'> & { at: Date }) => {
    const { tutor_id, order_id, at } = line
    const needed = Math.max(usual * random.of('topup', tutor_id, order_id ?? 0).int(1, 3), sum - balanceOf(tutor_id))
    if (balanceOf(tutor_id) < sum) topUp({ tutor_id, sum: Math.min(edition.topUp.max, needed), at })
    write({ ...line, sum: -sum })
  }
  const rewards: Reward[] = []
  const reward = ({ tutor_id, order_id, sum: commission, at }: Spent) => {
    const referrer_id = invitedBy(tutor_id)
    const n = rewards.filter((one) => one.tutor_id === tutor_id).length + 1
    if (referrer_id === null || n > AFFILIATE_COMMISSIONS) return
    const sum = Math.round(commission * AFFILIATE_PERCENT) / 100
    const line_id = write({ tutor_id: referrer_id, type: 'affiliate', sum, at })
    rewards.push({ referrer_id, tutor_id, order_id, n, sum, line_id, created_at: at })
  }
  const byBank = ({ tutor_id, order_id, sum, at }: Spent) => {
    const donate_sum = edition.flags.donate ? edition.commissionMinimum / 2 : 0
    const payment_id = topUp({ tutor_id, sum, at, donate_sum, purpose: 'order', target_id: order_id })
    write({ tutor_id, type: 'order', sum: -sum, order_id, at })
    if (donate_sum > 0) write({ tutor_id, type: 'donate', sum: -donate_sum, order_id, payment_id, at })
  }
  const takeBack = ({ order_id, sum, paid, back }: TakenBack) => {
    const tutor_id = DEMO_TUTOR.id
    const payment_id = topUp({ tutor_id, sum, at: paid, purpose: 'order', target_id: order_id, status: 'refunded' })
    const refunds_line_id = write({ tutor_id, type: 'order', sum: -sum, order_id, at: paid })
    write({ tutor_id, type: 'refund', sum, order_id, refunds_line_id, admin_id: owner, at: back })
    write({ tutor_id, type: 'refund', sum: -sum, order_id, payment_id, at: back })
  }
  const last = payments.filter(({ tutor_id }) => tutor_id === DEMO_TUTOR.id).sort((one, other) => other.at.getTime() - one.at.getTime())[0]
  const events = [
    ...payments.map((payment) => ({
      at: payment.at,
      happens: () => {
        if (payment === last) byBank(payment)
        else spend({ ...payment, type: 'order' })
        reward(payment)
      },
    })),
    ...tops.flatMap(({ tutor_id, sum = 0, date_from: at }) =>
      sum ? [{ at, happens: () => spend({ tutor_id, type: 'top', sum, order_id: null, at }) }] : [],
    ),
    ...(takenBack ? [{ at: takenBack.paid, happens: () => takeBack(takenBack) }] : []),
    { at: thanked, happens: () => write({ tutor_id: DEMO_TUTOR.id, type: 'admin', sum: edition.commissionMinimum, admin_id: owner, at: thanked }) },
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
  for (const { happens } of events) happens()
  topUp({ tutor_id: DEMO_TUTOR.id, sum: Math.min(edition.topUp.max, usual * 8), at: before(now, HOUR) })
  return { lines: book.lines, payments: book.payments, rewards }
}

/** Lines with their balances and ids, and the payments behind them. */
function openBook({ edition }: World, { id: merchant_id, provider }: Given['merchant']) {
  const lines: Line[] = []
  const payments: Payment[] = []
  const balances = new Map<number, number>()
  const balanceOf = (tutor_id: number) => balances.get(tutor_id) ?? 0
  const write = (line: Omit<Line, 'id' | 'balance_after'>): number => {
    const id = lines.length + 1
    const balance_after = Math.round((balanceOf(line.tutor_id) + line.sum) * 100) / 100
    balances.set(line.tutor_id, balance_after)
    lines.push({ id, order_id: null, payment_id: null, refunds_line_id: null, admin_id: null, ...line, balance_after })
    return id
  }
  /** Paid by the bank at once. */
  const topUp = ({ at, ...more }: Pick<Payment, 'tutor_id' | 'sum'> & { tutor_id: number; at: Date } & Partial<Payment>): string => {
    const n = payments.length + 1
    const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
    const paid = { provider, merchant_id, provider_ref: `demo-${n}`, status: 'paid' as const, purpose: 'wallet' as const, target_id: null }
    payments.push({ id, ...paid, donate_sum: 0, ...more, currency: edition.currency, created_at: at, paid_at: at })
    write({ tutor_id: more.tutor_id, type: 'topup', sum: more.sum + (more.donate_sum ?? 0), payment_id: id, at })
    return id
  }
  return { lines, payments, balanceOf, write, topUp }
}
