import { eq } from 'drizzle-orm'
import { MERGE_DAYS, type undoMerge } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { clients } from '../clients/table.ts'
import { type Context, requireAdmin } from '../context.ts'
import { fromJson } from '../database/from-json.ts'
import { NotFound, Refusal, WrongStatus } from '../errors.ts'
import { DAY_MS } from '../spans.ts'
import { changedSince } from './changed-since.ts'
import { moveBack } from './references.ts'
import { clientMerges } from './table.ts'

const TIME = MERGE_DAYS * DAY_MS

/** Until when a merge can be undone. */
export const untilOf = ({ at }: { at: Date }) => new Date(at.getTime() + TIME)

/**
 * Makes two clients of one again: both as they were, each with what was theirs; what came since stays with the first. Throws `not_found`, `wrong_status` when it was
 * undone already or 30 days are over, and `conflict` with what has changed since (spec: decisions CLI-4).
 */
export async function undo(context: Context, { merge_id }: Input<typeof undoMerge>) {
  const { tx, now } = context
  const [merge] = await tx.select().from(clientMerges).where(eq(clientMerges.id, merge_id)).for('update')
  if (!merge) throw new NotFound()
  if (merge.undone_at || now > untilOf(merge)) throw new WrongStatus()
  const { client_id, client_id2, before, moved } = merge
  for (const id of [client_id, client_id2].sort((one, other) => one - other))
    await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, id)).for('update')
  const changed = await changedSince(tx, merge)
  if (changed.length > 0) throw new Refusal('conflict', { data: { changed } })

  await restore(context, client_id, before.client) // first, so that the contacts of the other are free
  await restore(context, client_id2, before.client2)
  await moveBack(tx, moved, client_id, client_id2)
  await tx
    .update(clientMerges)
    .set({ undone_at: now, undone_by: requireAdmin(context).id })
    .where(eq(clientMerges.id, merge_id))
  context.audit(`client ${client_id}`, { client_id2, merge_id })
}

/** A visit since is no reason to turn the last sign-in back. */
async function restore({ tx }: Context, id: number, { last_login_at: _, ...before }: Record<string, unknown>) {
  const [client] = await tx.select({ version: clients.version }).from(clients).where(eq(clients.id, id))
  await tx
    .update(clients)
    .set({ ...fromJson(clients, before), version: (client?.version ?? 0) + 1 })
    .where(eq(clients.id, id))
}
