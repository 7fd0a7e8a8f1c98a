import { and, desc, eq, inArray } from 'drizzle-orm'
import { type deletePaymentCard, MOST_CARDS } from '../../schemas/index.ts'
import { wallTime } from '../../theme/zones.ts'
import type { Input } from '../calls.ts'
import { type Context, requireTutor } from '../context.ts'
import { Refusal } from '../errors.ts'
import type { BankCard } from '../outside/banks/bank.ts'
import { seal } from '../seal.ts'
import { unixOf } from '../unix.ts'
import { type Payment, paymentCards } from './table.ts'

export type Card = typeof paymentCards.$inferSelect

/** Keeps the card of a paid payment; the same card is kept once, and of too many the one that was not used for longest goes (spec: decisions PAY-7). */
export async function keepCard({ tx, now, settings }: Context, { tutor_id, provider }: Payment, { token, ...card }: BankCard): Promise<void> {
  if (tutor_id === null) return
  const sealed = seal(token, settings.secret, 'payment_cards')
  const same = [paymentCards.tutor_id, paymentCards.provider, paymentCards.mask, paymentCards.exp_month, paymentCards.exp_year]
  await tx
    .insert(paymentCards)
    .values({ tutor_id, provider, token: sealed, ...card, created_at: now, used_at: now })
    .onConflictDoUpdate({ target: same, set: { token: sealed, brand: card.brand, used_at: now } })
  const kept = await tx
    .select({ id: paymentCards.id })
    .from(paymentCards)
    .where(eq(paymentCards.tutor_id, tutor_id))
    .orderBy(desc(paymentCards.used_at), desc(paymentCards.id))
  const tooMany = kept.slice(MOST_CARDS).map(({ id }) => id)
  if (tooMany.length > 0) await tx.delete(paymentCards).where(inArray(paymentCards.id, tooMany))
}

/** A card serves until the end of its month. */
export function isExpired({ exp_month, exp_year }: Card, { now, edition }: Pick<Context, 'now' | 'edition'>): boolean {
  const { year, month } = wallTime(edition.timeZone, unixOf(now))
  return exp_year * 12 + exp_month < year * 12 + month
}

/** One's own kept cards, the last used first; a token leaves the server for its bank alone. */
export async function cards(context: Context) {
  const rows = await context.db
    .select()
    .from(paymentCards)
    .where(eq(paymentCards.tutor_id, requireTutor(context)))
    .orderBy(desc(paymentCards.used_at), desc(paymentCards.id))
  return {
    cards: rows.map((card) => {
      const { id: card_id, provider, mask, brand, exp_month, exp_year, created_at } = card
      return { card_id, provider, mask, brand, exp_month, exp_year, created_at: unixOf(created_at), expired: isExpired(card, context) }
    }),
  }
}

/** Forgets a card. Throws `card_not_found` for one that is not the tutor's. */
export async function deleteCard(context: Context, { card_id }: Input<typeof deletePaymentCard>) {
  const removed = await context.tx
    .delete(paymentCards)
    .where(and(eq(paymentCards.id, card_id), eq(paymentCards.tutor_id, requireTutor(context))))
    .returning({ id: paymentCards.id })
  if (removed.length === 0) throw new Refusal('card_not_found')
}
