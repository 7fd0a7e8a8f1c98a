import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { WalletType } from '../../schemas/index.ts'
import type { Reader, Tx } from '../database/open.ts'
import { NotFound, Refusal } from '../errors.ts'
import { tutors } from '../tutors/table.ts'
import { walletLines } from './table.ts'

export type WalletLine = typeof walletLines.$inferSelect

/** A tutor's balance in currency units: the sum of the lines, which the newest of them carries. */
export async function balanceOf(db: Reader, tutor_id: number): Promise<number> {
  const [line] = await db
    .select({ balance: walletLines.balance_after })
    .from(walletLines)
    .where(eq(walletLines.tutor_id, tutor_id))
    .orderBy(desc(walletLines.id))
    .limit(1)
  return line?.balance ?? 0
}

export interface NewLine {
  tutor_id: number
  type: WalletType
  /** Currency units, negative for a spend; never 0. */
  sum: number
  at: Date
  order_id?: number | null
  admin_id?: number | null
  payment_id?: string
  refunds_line_id?: number | null
  comment?: string
}

const toMinor = (sum: number) => Math.round(sum * 100)

/** Writes one line. The tutor's row is locked first, so lines of one wallet follow each other. Throws `not_found` and `not_enough_money`, with what is missing (spec: decisions PAY-6). */
export async function writeLine(tx: Tx, line: NewLine): Promise<WalletLine> {
  const [tutor] = await tx.select({ id: tutors.id }).from(tutors).where(eq(tutors.id, line.tutor_id)).for('update')
  if (!tutor) throw new NotFound()
  const balance = toMinor(await balanceOf(tx, line.tutor_id)) + toMinor(line.sum)
  if (balance < 0) throw new Refusal('not_enough_money', { data: { missing: -balance / 100 } })
  const [written] = await tx
    .insert(walletLines)
    .values({ ...line, balance_after: balance / 100 })
    .returning()
  return written as WalletLine
}

/** Gives back what an order took from the wallet and was not given back yet; answers whose it is and how much. */
export async function refundOrder(
  tx: Tx,
  order_id: number,
  { at, admin_id }: { at: Date; admin_id: number | null },
): Promise<{ tutor_id: number; sum: number } | null> {
  const refund = alias(walletLines, 'refund')
  const paid = await tx
    .select({ line: walletLines })
    .from(walletLines)
    .leftJoin(refund, eq(refund.refunds_line_id, walletLines.id))
    .where(and(eq(walletLines.order_id, order_id), sql`${walletLines.type} in ('order', 'donate')`, isNull(refund.id)))
  for (const { line } of paid)
    await writeLine(tx, { tutor_id: line.tutor_id, type: 'refund', sum: -line.sum, at, order_id, admin_id, refunds_line_id: line.id })
  const [first] = paid
  return first ? { tutor_id: first.line.tutor_id, sum: -paid.reduce((minor, { line }) => minor + toMinor(line.sum), 0) / 100 } : null
}
