import { eq } from 'drizzle-orm'
import { clients } from '../clients/table.ts'
import type { Tx } from '../database/open.ts'
import { NotFound, WrongStatus } from '../errors.ts'

export type Client = typeof clients.$inferSelect

/** The client, locked until the transaction ends. Throws `not_found`, and `wrong_status` for one who is deleted. */
export async function lockClient(tx: Tx, id: number): Promise<Client> {
  const [client] = await tx.select().from(clients).where(eq(clients.id, id)).for('update')
  if (!client) throw new NotFound()
  if (client.deleted_at) throw new WrongStatus()
  return client
}

/** Writes columns of a client who is locked. */
export const saveClient = (tx: Tx, { id, version }: Client, patch: Partial<Client>) =>
  tx
    .update(clients)
    .set({ ...patch, version: version + 1 })
    .where(eq(clients.id, id))
