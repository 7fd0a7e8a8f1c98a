import { and, eq, ne } from 'drizzle-orm'
import type { PaymentProvider } from '../../editions/index.ts'
import { type createMerchant, type deleteMerchant, HIDDEN_SECRET, type saveMerchant } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { FieldProblem, NotFound } from '../errors.ts'
import { seal } from '../seal.ts'
import { requireFreePrefix } from './invoice-prefix.ts'
import { present } from './read.ts'
import { merchants } from './table.ts'

type Row = typeof merchants.$inferSelect

/**
 * Adds an account; the first of its bank is the default whether it was asked for or not. Throws the field `provider` for a bank that the edition doesn't offer,
 * `account` for one that is there already, `invoice_prefix` for another account's (spec: decisions PAY-9).
 */
export async function create(context: Context, { merchant: { secret, ...fields } }: Input<typeof createMerchant>) {
  const { tx, settings, now } = context
  requireOffered(context, fields.provider)
  const others = await lockOf(tx, fields.provider)
  const is_default = fields.is_default || !others.some((other) => other.is_default)
  if (is_default) await clearDefault(tx, fields.provider)
  const [row] = await tx
    .insert(merchants)
    .values({ ...fields, is_default, secret: seal(secret, settings.secret, 'merchants'), created_at: now })
    .returning()
  if (!row) throw new Error('no account was made')
  await requireFreePrefix(context, row)
  context.audit(`merchant ${row.id}`, { name: row.name, provider: row.provider, account: row.account })
  return { merchant: present(row) }
}

/**
 * Changes an account; a secret is changed by a new one alone. Throws `not_found`, `conflict`, the field `is_default` when its bank would be left without a default,
 * and as `create` does.
 */
export async function save(context: Context, { merchant: { merchant_id, secret, version, ...fields } }: Input<typeof saveMerchant>) {
  const { tx, settings } = context
  const row = await lock(tx, merchant_id)
  const isMoved = fields.provider !== row.provider
  if (isMoved) requireOffered(context, fields.provider)
  const changes = changesOf({ ...fields, version }, row)
  if (row.is_default && (isMoved || !fields.is_default)) throw new FieldProblem({ is_default: 'last_default' })
  if (fields.is_default) await clearDefault(tx, fields.provider, merchant_id)
  const isNewSecret = secret !== '' && secret !== HIDDEN_SECRET
  const [saved] = await tx
    .update(merchants)
    .set({ ...fields, version: row.version + 1, ...(isNewSecret && { secret: seal(secret, settings.secret, 'merchants') }) })
    .where(eq(merchants.id, merchant_id))
    .returning()
  if (saved) await requireFreePrefix(context, saved)
  context.audit(`merchant ${merchant_id}`, { ...changes, ...(isNewSecret && { secret: HIDDEN_SECRET }) })
  return { merchant: present(saved ?? row) }
}

/** Removes an account that no payment went to. Throws `not_found`, `in_use`, and the field `is_default` for the default beside others. */
export async function remove(context: Context, { merchant_id }: Input<typeof deleteMerchant>) {
  const { tx } = context
  const row = await lock(tx, merchant_id)
  const others = await lockOf(tx, row.provider)
  if (row.is_default && others.length > 1) throw new FieldProblem({ is_default: 'last_default' })
  await tx.delete(merchants).where(eq(merchants.id, merchant_id))
  context.audit(`merchant ${merchant_id}`, { name: row.name, provider: row.provider, account: row.account })
}

function requireOffered({ edition }: Context, provider: PaymentProvider) {
  if (!edition.providers.includes(provider)) throw new FieldProblem({ provider: 'invalid_value' })
}

async function lock(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(merchants).where(eq(merchants.id, id)).for('update')
  if (!row) throw new NotFound()
  return row
}

const lockOf = (tx: Tx, provider: PaymentProvider) => tx.select().from(merchants).where(eq(merchants.provider, provider)).for('update')

const clearDefault = (tx: Tx, provider: PaymentProvider, but = 0) =>
  tx
    .update(merchants)
    .set({ is_default: false })
    .where(and(eq(merchants.provider, provider), ne(merchants.id, but)))
