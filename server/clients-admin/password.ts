import { and, eq, isNull } from 'drizzle-orm'
import type { setClientPassword } from '../../schemas/index.ts'
import { accountName } from '../auth/login.ts'
import { hashPassword } from '../auth/passwords.ts'
import { tokens } from '../auth/table.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { FieldProblem } from '../errors.ts'
import { forgetTries } from '../limits/attempts.ts'
import { endSessions } from '../sessions/end.ts'
import { lockClient, saveClient } from './record.ts'

/**
 * Sets a client's password, ends their sessions and the links that are on their way. Throws `not_found`, `wrong_status` for a deleted client, and a problem of
 * `password` that is the client's own address (spec: decisions AUTH-9).
 */
export async function setPassword(context: Context, { client_id, password }: Input<typeof setClientPassword>) {
  const { tx } = context
  const client = await lockClient(tx, client_id)
  if (password.toLowerCase() === client.email?.toLowerCase()) throw new FieldProblem({ password: 'password' })
  await saveClient(tx, client, { password_hash: await hashPassword(password), password_mailed: false })
  await endSessions(context, { client_id })
  await tx.delete(tokens).where(and(eq(tokens.client_id, client_id), isNull(tokens.used_at)))
  await forgetTries(context, accountName('client', client))
  context.audit(`client ${client_id}`)
}
