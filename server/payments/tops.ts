import { and, countDistinct, desc, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm'
import type { PaymentProvider } from '../../editions/index.ts'
import { type getTopPaymentForm, type getTopPaymentUrl, type payTopFromWallet, TOP_PLACES, TUTOR_STATUS, topPlans } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { type Context, requireTutor } from '../context.ts'
import { WrongStatus } from '../errors.ts'
import { runOf } from '../tops/run.ts'
import { tops } from '../tops/table.ts'
import { tutorLessons, tutors } from '../tutors/table.ts'
import { unixOf } from '../unix.ts'
import { balanceOf, writeLine } from '../wallet/ledger.ts'
import { beginPayment, SAME_FOR, type Wanted } from './begin.ts'
import { bankOf } from './charge.ts'
import { grantTop, lockPublished, type Top } from './grant-top.ts'
import { asForm, asLink } from './tutor.ts'

const present = ({ id, plan_id, date_from, date_to, sum, source }: Top) => ({
  ...{ id, plan_id, sum, source },
  date_from: unixOf(date_from),
  date_to: unixOf(date_to),
})

const priceOf = ({ edition }: Pick<Context, 'edition'>, plan: number) => edition.topPrices[plan - 1] ?? 0

/** The plans, what the tutor has and had of them, and the places at the head of the lists (spec: decisions PAY-8). */
export async function ownTops(context: Context) {
  const { db, edition, now } = context
  const tutor_id = requireTutor(context)
  const [rows, [tutor], wallet_balance, places_left] = await Promise.all([
    db.select().from(tops).where(eq(tops.tutor_id, tutor_id)).orderBy(desc(tops.date_to), desc(tops.id)),
    db.select({ status: tutors.status }).from(tutors).where(eq(tutors.id, tutor_id)),
    balanceOf(db, tutor_id),
    placesLeft(context, tutor_id),
  ])
  return {
    plans: Object.entries(topPlans).map(([id, days]) => ({ id: Number(id), days, price: priceOf(context, Number(id)), currency: edition.currency })),
    active: activeOf(rows, now),
    history: rows.map(present),
    places_left,
    wallet_balance,
    can_buy: tutor?.status === TUTOR_STATUS.published,
    of_school: tutor?.status === TUTOR_STATUS.school,
  }
}

function activeOf(all: readonly Top[], now: Date) {
  const run = runOf(all, now)
  return run && { id: run.id, date_from: unixOf(run.date_from), date_to: unixOf(run.date_to) }
}

/** Others with a TOP share the places with this tutor where they share a subject. */
async function placesLeft({ db, now }: Context, tutor_id: number): Promise<number> {
  const own = db.select({ id: tutorLessons.lesson_id }).from(tutorLessons).where(eq(tutorLessons.tutor_id, tutor_id))
  const [taken] = await db
    .select({ count: countDistinct(tops.tutor_id) })
    .from(tops)
    .innerJoin(tutorLessons, eq(tutorLessons.tutor_id, tops.tutor_id))
    .where(
      and(eq(tops.active, true), lte(tops.date_from, now), gt(tops.date_to, now), ne(tops.tutor_id, tutor_id), inArray(tutorLessons.lesson_id, own)),
    )
  return Math.max(0, TOP_PLACES - (taken?.count ?? 0))
}

/** Throws `wrong_status` for a tutor who is not published as themself: a TOP of theirs would stand nowhere. */
export async function wantedTop(context: Context, { provider, top }: { provider: PaymentProvider; top: number }): Promise<Wanted> {
  const tutor_id = requireTutor(context)
  bankOf(context, provider)
  const [tutor] = await context.db.select({ status: tutors.status }).from(tutors).where(eq(tutors.id, tutor_id))
  if (tutor?.status !== TUTOR_STATUS.published) throw new WrongStatus()
  return { provider, purpose: 'top', target_id: top, sum: priceOf(context, top), payer: { tutor_id } }
}

export const topUrl = async (context: Context, input: Input<typeof getTopPaymentUrl>) =>
  asLink(await beginPayment(context, await wantedTop(context, input), 'url'))
export const topForm = async (context: Context, input: Input<typeof getTopPaymentForm>) =>
  asForm(await beginPayment(context, await wantedTop(context, input), 'form'))

/** Buys a TOP out of the wallet; who presses twice buys once. Throws `wrong_status` and `not_enough_money`. */
export async function buyFromWallet(context: Context, { top: plan_id }: Input<typeof payTopFromWallet>) {
  const { tx, now } = context
  const tutor_id = requireTutor(context)
  if (!(await lockPublished(tx, tutor_id))) throw new WrongStatus()
  const [same] = await tx
    .select()
    .from(tops)
    .where(
      and(
        ...[eq(tops.tutor_id, tutor_id), eq(tops.plan_id, plan_id), eq(tops.source, 'paid'), isNull(tops.payment_id)],
        gt(tops.created_at, new Date(now.getTime() - SAME_FOR)),
      ),
    )
  if (same) return { top: present(same), wallet_balance: await balanceOf(tx, tutor_id) }
  const sum = priceOf(context, plan_id)
  const { balance_after } = await writeLine(tx, { tutor_id, type: 'top', sum: -sum, at: now })
  const top = await grantTop(context, { tutor_id, plan_id, sum, payment_id: null })
  return { top: present(top), wallet_balance: balance_after }
}
