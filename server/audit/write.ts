import { auditTargets } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { adminLog } from './table.ts'

const idOf = (target: (typeof auditTargets)[number]) => (target === 'record' ? 'id' : `${target}_id`)

/** The line of a change by staff. Without a word from the verb the target is the first id of the input. */
export async function writeAudit(
  { tx, actor, ip, now }: Context,
  call: string,
  input: Record<string, unknown>,
  said: { target?: string; changes?: Record<string, unknown> },
) {
  if (actor?.role !== 'admin') return
  const kind = auditTargets.find((target) => input[idOf(target)] !== undefined)
  const target = said.target ?? (kind ? `${kind} ${input[idOf(kind)]}` : null)
  await tx.insert(adminLog).values({ admin_id: actor.id, at: now, call, target, changes: said.changes ?? null, ip })
}
