import { auditTargets } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { adminLog } from './table.ts'

const idOf = (target: (typeof auditTargets)[number]) => (target === 'record' ? 'id' : `${target}_id`)

/** A sign-in, which changes nothing and is made by somebody who was nobody yet. */
export const writeSignIn = ({ tx, now, ip }: Context, admin_id: number) =>
  tx.insert(adminLog).values({ admin_id, at: now, call: '/admin/login', target: `admin ${admin_id}`, changes: null, ip })

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
