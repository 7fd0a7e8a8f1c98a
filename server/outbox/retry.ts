import { eq } from 'drizzle-orm'
import type { retryOutboxRow } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { NotFound, WrongStatus } from '../errors.ts'
import { get } from './list.ts'
import { hurry } from './send.ts'
import { outbox } from './table.ts'

/** Sends a message on its way again, with all its tries before it. Throws `not_found`, and `wrong_status` for one that is under way, or can't go. */
export async function retry(context: Context, { id }: Input<typeof retryOutboxRow>) {
  const { tx, now } = context
  const [message] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update')
  if (!message) throw new NotFound()
  const { row } = await get(context, { id })
  if (!row.can_retry) throw new WrongStatus()
  await tx.update(outbox).set({ state: 'waiting', tries: 0, next_try_at: now }).where(eq(outbox.id, id))
  await hurry(tx, [id])
  context.audit(`message ${id}`, { recipient: row.recipient, state: { before: row.state, after: 'waiting' }, tries: { before: row.tries, after: 0 } })
  return { message: (await get(context, { id })).row }
}
