import { and, arrayContains, asc, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type getMerchant, HIDDEN_SECRET, type listMerchants, type Merchant, type MerchantFilters } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { contains } from '../database/patterns.ts'
import { NotFound } from '../errors.ts'
import { unixOf } from '../unix.ts'
import { merchants } from './table.ts'

/** Accounts with banks, those in use first, of each bank its default before the others (spec: decisions PAY-9). */
export async function list({ db }: Context, { page, filters }: Input<typeof listMerchants>) {
  const where = conditions(filters)
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const rows = await db
    .select()
    .from(merchants)
    .where(where)
    .orderBy(desc(merchants.active), asc(merchants.provider), desc(merchants.is_default), asc(merchants.id))
    .limit(limit)
    .offset(offset)
  const total_count = await boundedCount(db, merchants, where)
  return { merchants: rows.map(present), ...pagingOf(total_count, page_size) }
}

/** Throws `not_found`. */
export async function get({ db }: Context, { merchant_id }: Input<typeof getMerchant>) {
  const [row] = await db.select().from(merchants).where(eq(merchants.id, merchant_id))
  if (!row) throw new NotFound()
  return { merchant: present(row) }
}

function conditions({ ids, active, purpose, text }: MerchantFilters) {
  const pattern = text && contains(text)
  return and(
    ids && inArray(merchants.id, ids),
    active === undefined ? undefined : eq(merchants.active, active),
    purpose && arrayContains(merchants.purposes, [purpose]),
    pattern ? or(...[merchants.name, merchants.account, merchants.legal_name].map((column) => ilike(column, pattern))) : undefined,
  )
}

/** As staff see it: that there is a secret, never which. */
export const present = ({ id, created_at, ...row }: typeof merchants.$inferSelect): z.input<typeof Merchant> => ({
  ...row,
  merchant_id: id,
  secret: HIDDEN_SECRET,
  created_at: unixOf(created_at),
})
