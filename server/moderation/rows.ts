import { eq } from 'drizzle-orm'
import { CONTENT_STATUS } from '../../schemas/index.ts'
import type { Reader, Tx } from '../database/open.ts'
import { Gone, NotFound, type Refusal, WrongStatus } from '../errors.ts'
import type { Moderated } from './columns.ts'
import type { Kind } from './kind.ts'

export type Item = Moderated['$inferSelect']

/** The ad or post. Throws `not_found`. */
export async function requireItem(db: Reader, { table }: Kind, id: number): Promise<Item> {
  const [item] = await db.select().from(table).where(eq(table.id, id))
  if (!item) throw new NotFound()
  return item
}

/** The same, held until the transaction ends. */
export async function lockItem(tx: Tx, { table }: Kind, id: number): Promise<Item> {
  const [item] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  if (!item) throw new NotFound()
  return item
}

/** The same, to be edited. Throws `wrong_status` for a deleted one. */
export async function lockLiving(tx: Tx, kind: Kind, id: number): Promise<Item> {
  const item = await lockItem(tx, kind, id)
  if (item.status === CONTENT_STATUS.deleted) throw new WrongStatus()
  return item
}

/** Why visitors do not see what had this address: a deleted one is gone; one that is only not to be seen now tells nothing of itself. */
export async function whereabouts(db: Reader, { table }: Kind, alias: string): Promise<Refusal> {
  const [row] = await db.select({ status: table.status }).from(table).where(eq(table.alias, alias))
  return row?.status === CONTENT_STATUS.deleted ? new Gone() : new NotFound()
}
