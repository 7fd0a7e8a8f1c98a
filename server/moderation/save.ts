import { eq } from 'drizzle-orm'
import { CONTENT_STATUS } from '../../schemas/index.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import { type Kind, SEEN } from './kind.ts'
import { lockItem, lockLiving } from './rows.ts'

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
  const changes = changesOf({ version, ...fields }, item)
  await tx
    .update(kind.table)
    .set({ ...fields, version: item.version + 1 })
    .where(eq(kind.table.id, id))
  if (item.status === CONTENT_STATUS.published) await bumpCache(tx, SEEN)
  context.audit(`${kind.name} ${id}`, changes)
  return Object.keys(changes)
}

/** Makes the codes of the links of an ad or a post that visitors see. What staff have not let through leads nobody anywhere from our address (spec: decisions AUTH-20). */
export async function keepShownLinks(context: Context, kind: Kind, id: number): Promise<void> {
  const { status, text } = await lockItem(context.tx, kind, id)
  if (status === CONTENT_STATUS.published) await kind.keepLinks(context, text)
}
