import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { FieldProblem } from '../errors.ts'
import type { merchants } from './table.ts'

/** What the numbers of an account's invoices begin with where staff named nothing: `KZ7`, and `KZ` of payments that went to no account. */
export const ownPrefix = ({ code }: Context['edition'], merchant_id: number | null) => `${code.toUpperCase()}${merchant_id ?? ''}`

/**
 * Holds that no invoice of another account begins as those of this one will: none that was written under a prefix which that one has given up, and none that is
 * numbered without one. That two accounts have the same holds their index. Throws the field `invoice_prefix`.
 */
export async function requireFreePrefix({ tx, edition }: Pick<Context, 'tx' | 'edition'>, { id, invoice_prefix }: typeof merchants.$inferSelect) {
  if (invoice_prefix === '') return
  const prefix = invoice_prefix.toUpperCase()
  const isOthers = new RegExp(`^${ownPrefix(edition, null)}\\d*$`).test(prefix) && prefix !== ownPrefix(edition, id)
  const { rows } = await tx.execute(sql`
    select from invoices where upper(regexp_replace(number, '-[0-9]+$', '')) = ${prefix} and merchant_id is distinct from ${id} limit 1`)
  if (isOthers || rows.length > 0) throw new FieldProblem({ invoice_prefix: 'not_unique' })
}
