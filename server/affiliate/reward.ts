import { and, eq, isNull, sql } from 'drizzle-orm'
import { AFFILIATE_COMMISSIONS, AFFILIATE_PERCENT, isHereStill, maySignIn } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { tutors } from '../tutors/table.ts'
import { balanceOf, writeLine } from '../wallet/ledger.ts'
import { isSamePerson } from './same-person.ts'
import { affiliateRewards } from './table.ts'

type Booking = Pick<Context, 'tx' | 'now'>

/**
 * Books what the commission of an order earns who invited its tutor, in the transaction that books the commission: nothing from the fourth on, to somebody who has
 * gone, or to the same person under another account (spec: decisions TUT-11).
 */
export async function rewardReferrer(
  { tx, now }: Booking,
  { tutor_id, order_id, sum: commission }: { tutor_id: number; order_id: number; sum: number },
) {
  const sum = Math.round(commission * AFFILIATE_PERCENT) / 100
  const [tutor] = sum > 0 ? await tx.select({ affiliate_id: tutors.affiliate_id }).from(tutors).where(eq(tutors.id, tutor_id)).for('update') : []
  const referrer_id = tutor?.affiliate_id
  if (referrer_id == null || referrer_id === tutor_id) return
  const [referrer] = await tx.select({ status: tutors.status }).from(tutors).where(eq(tutors.id, referrer_id)).for('update')
  if (!referrer || !isHereStill(referrer.status) || !maySignIn(referrer.status)) return
  const standing = await tx
    .select({ n: affiliateRewards.n })
    .from(affiliateRewards)
    .where(and(eq(affiliateRewards.tutor_id, tutor_id), isNull(affiliateRewards.taken_back_at)))
  const n = Array.from({ length: AFFILIATE_COMMISSIONS }, (_, at) => at + 1).find((one) => !standing.some((reward) => reward.n === one))
  if (n === undefined || (await isSamePerson(tx, referrer_id, tutor_id))) return
  // no order on the line: it is another tutor's
  const { id: line_id } = await writeLine(tx, { tutor_id: referrer_id, type: 'affiliate', sum, at: now })
  await tx.insert(affiliateRewards).values({ referrer_id, tutor_id, order_id, n, sum, line_id, created_at: now })
}

/** Takes it back where the commission is paid back: no more than the wallet still holds, which is never below 0. */
export async function takeRewardBack({ tx, now }: Booking, order_id: number) {
  const [reward] = await tx
    .update(affiliateRewards)
    .set({ taken_back_at: now })
    .where(and(eq(affiliateRewards.order_id, order_id), isNull(affiliateRewards.taken_back_at)))
    .returning()
  if (!reward) return
  const { referrer_id: tutor_id, line_id } = reward
  await tx.execute(sql`select from tutors where id = ${tutor_id} for update`)
  const sum = Math.min(reward.sum, await balanceOf(tx, tutor_id))
  if (sum > 0) await writeLine(tx, { tutor_id, type: 'affiliate', sum: -sum, at: now, refunds_line_id: line_id })
}
