import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { CONTENT_STATUS } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import { Conflict } from '../errors.ts'
import { type Kind, SEEN } from './kind.ts'
import { lockLiving } from './rows.ts'

/**
 * Writes the fields of an ad or a post; its status stays. Throws `not_found`, `wrong_status` for a deleted one, and `conflict` with both values of each field
 * that differs when a newer version was saved meanwhile (spec: decisions API-3). Answers the names of those that changed.
 */
export async function saveItem(
  context: Context,
  kind: Kind,
  id: number,
  { version, ...fields }: { version?: number | undefined } & Record<string, unknown>,
): Promise<string[]> {
  const { tx } = context
  const item = await lockLiving(tx, kind, id)
  const before = item as Record<string, unknown>
  const changed = Object.entries(fields).filter(([name, value]) => !isDeepStrictEqual(value, before[name]))
  if (version !== undefined && version !== item.version) {
    throw new Conflict(Object.fromEntries(changed.map(([name, yours]) => [name, { yours, theirs: before[name] }])))
  }
  await tx
    .update(kind.table)
    .set({ ...Object.fromEntries(changed), version: item.version + 1 })
    .where(eq(kind.table.id, id))
  if (item.status === CONTENT_STATUS.published) await bumpCache(tx, SEEN)
  context.audit(`${kind.name} ${id}`, Object.fromEntries(changed.map(([name, after]) => [name, { before: before[name], after }])))
  return changed.map(([name]) => name)
}
