import { inArray } from 'drizzle-orm'
import type { Tx } from '../database/open.ts'
import { FieldProblem } from '../errors.ts'
import { tutors } from '../tutors/table.ts'
import { type Client, lockClient } from './record.ts'

/**
 * Both clients, locked, the one with the lower number first, so that two merges never wait for each other. Throws as `merge` does.
 */
export async function requirePair(tx: Tx, client_id: number, client_id2: number): Promise<[Client, Client]> {
  if (client_id === client_id2) throw new FieldProblem({ client_id2: 'same_client' })
  const isTurned = client_id2 < client_id
  const one = await lockClient(tx, Math.min(client_id, client_id2))
  const other = await lockClient(tx, Math.max(client_id, client_id2))
  const linked = await tx
    .select({ id: tutors.id })
    .from(tutors)
    .where(inArray(tutors.client_id, [client_id, client_id2]))
  if (linked.length > 1) throw new FieldProblem({ client_id2: 'two_tutors' })
  return isTurned ? [other, one] : [one, other]
}
