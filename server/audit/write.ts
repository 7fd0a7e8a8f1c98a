import type { Context } from '../context.ts'
import { adminLog } from './table.ts'

const TARGETS = ['order_id', 'tutor_id', 'client_id', 'admin_id', 'response_id', 'id'] as const

/** The line of a change by staff. Without a word from the verb the target is the first id of the input. */
export async function writeAudit(
  { tx, actor, ip, now }: Context,
  call: string,
  input: Record<string, unknown>,
  said: { target?: string; changes?: Record<string, unknown> },
) {
  if (actor?.role !== 'admin') return
  const key = TARGETS.find((name) => input[name] !== undefined)
  const target = said.target ?? (key ? `${key.replace(/_?id$/, '') || 'record'} ${input[key]}` : null)
  await tx.insert(adminLog).values({ admin_id: actor.id, at: now, call, target, changes: said.changes ?? null, ip })
}
