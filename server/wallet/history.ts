import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { addMoney, getWalletHistory, WalletType } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { type Context, requireAdmin, requireTutor } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { pagingOf } from '../database/paging.ts'
import { noteActivity } from '../tutors/activity.ts'
import { unixOf } from '../unix.ts'
import { balanceOf, type WalletLine, writeLine } from './ledger.ts'
import { walletLines } from './table.ts'

const PAGE_SIZE = 20

const present = ({ at, id, type, sum, balance_after, order_id, payment_id, comment, has_invoice }: WalletLine & { has_invoice: boolean }) => ({
  id,
  date: unixOf(at),
  type,
  sum,
  balance_after,
  order_id,
  payment_id,
  comment,
  has_invoice,
})

/** What came by a bank has an invoice, as long as it did not go back there. */
const hasInvoice = sql<boolean>`wallet_lines.type = 'topup' and wallet_lines.payment_id is not null and not exists (
  select from wallet_lines back where back.tutor_id = wallet_lines.tutor_id and back.payment_id = wallet_lines.payment_id and back.type = 'refund'
  having sum(back.sum) < 0)`

const whose = (tutor_id: number, type: WalletType | undefined) => and(eq(walletLines.tutor_id, tutor_id), type && eq(walletLines.type, type))

/** A page of a wallet's lines, newest first. */
export async function linesOf(
  db: Reader,
  tutor_id: number,
  { page = 1, size = PAGE_SIZE, type }: { page?: number; size?: number; type?: WalletType | undefined } = {},
) {
  const lines = await db
    .select({ ...getTableColumns(walletLines), has_invoice: hasInvoice })
    .from(walletLines)
    .where(whose(tutor_id, type))
    .orderBy(desc(walletLines.id))
    .limit(size)
    .offset((page - 1) * size)
  return lines.map(present)
}

/** The tutor's balance and ledger (spec: decisions PAY-6). */
export async function history(context: Context, { page, type }: Input<typeof getWalletHistory>) {
  const { db, edition } = context
  const tutor_id = requireTutor(context)
  const [balance, items, total_count] = await Promise.all([
    balanceOf(db, tutor_id),
    linesOf(db, tutor_id, { page, type }),
    db.$count(walletLines, whose(tutor_id, type)),
  ])
  return { balance, currency: edition.currency, items, ...pagingOf(total_count, PAGE_SIZE) }
}

/** Staff put money in or take it out. Throws the field `sum` for nothing, and `not_enough_money` below zero (spec: decisions TUT-16). */
export async function add(context: Context, { tutor_id, sum }: Input<typeof addMoney>) {
  const line = await writeLine(context.tx, { tutor_id, type: 'admin', sum, at: context.now, admin_id: requireAdmin(context).id })
  await noteActivity(context, { tutor_id, action: 'wallet_changed', changes: { balance: [line.balance_after - sum, line.balance_after] } })
  context.audit(`tutor ${tutor_id}`, { sum, balance: line.balance_after })
  return { balance: line.balance_after, line: present({ ...line, has_invoice: false }) }
}
