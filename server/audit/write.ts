import { auditTargets, type Call, nameOf } from '../../schemas/index.ts'
import { type Acting, type Context, isActedFor, type Session } from '../context.ts'
import { adminLog } from './table.ts'

/** The ways in, and what browsers tell by themselves. */
const nobodysDoing = ['login', 'link', 'report', 'measure'] as const

const idOf = (target: (typeof auditTargets)[number]) => (target === 'record' ? 'id' : `${target}_id`)

/** A sign-in, which changes nothing and is made by somebody who was nobody yet. */
export const writeSignIn = ({ tx, now, ip }: Context, admin_id: number, call: string) =>
  tx.insert(adminLog).values({ admin_id, at: now, call, target: `admin ${admin_id}`, changes: null, ip })

/** Somebody acts for somebody else no more: the line's name, which is the address of no call, for most often nobody calls. */
export const END_OF_ACTING = '/admin/authorize/end'

/** The end of acting that no call of the person made: the time was up, or their session ended (spec: decisions AUTH-19). */
export const writeEndOfActing = (
  { tx, ip }: Pick<Context, 'tx' | 'ip'>,
  { admin_id, acting_as, at }: { admin_id: number; acting_as: string; at: Date },
) => tx.insert(adminLog).values({ admin_id, acting_as, at, call: END_OF_ACTING, target: acting_as, changes: null, ip })

/** A word in a chat is written by no call: the line's name of one that staff write for somebody else. */
const WORD_IN_CHAT = '/websocket'

/** What staff wrote in the chat of an order in another's name (spec: decisions AUTH-19). */
export const writeWord = (
  { tx, ip, now }: Pick<Context, 'tx' | 'ip' | 'now'>,
  { by, as, id }: Acting,
  { order_id, recipient, msg_text }: { order_id: number; recipient: string; msg_text: string },
) =>
  tx.insert(adminLog).values({
    ...{ admin_id: by.id, acting_as: `${as} ${id}`, at: now, ip },
    ...{ call: WORD_IN_CHAT, target: `order ${order_id}`, changes: { recipient, msg_text } },
  })

/** Whom of staff a line names: who really acts, and in whose name. */
export interface Doer {
  admin_id: number
  acting_as: string | null
}

/** Null where it is no doing of staff. */
export function doerOf(actor: Context['actor'], session: Session | null): Doer | null {
  const acting = session?.acting && isActedFor(session.acting, actor) ? session.acting : null
  const admin_id = acting?.by.id ?? (actor?.role === 'admin' ? actor.id : null)
  return admin_id === null ? null : { admin_id, acting_as: acting && `${acting.as} ${acting.id}` }
}

/** Lines of the records that one call changed many of, beside its own: each reads as if its record had been changed alone, by the call of this name. */
export async function writeEach(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  who: Doer & { ip: string },
  call: string,
  lines: { target: string; changes: Record<string, unknown> | null }[],
) {
  if (lines.length > 0) await tx.insert(adminLog).values(lines.map((line) => ({ ...who, ...line, call, at: now })))
}

/**
 * The line of a change by staff, under the name of who really acts: what is done for somebody else, in cabinets too, says in whose name. Without a word from
 * the verb the target is the first id of the input. `session` is the one that the call came with.
 */
export async function writeAudit(
  { tx, actor, ip, now }: Context,
  session: Session | null,
  call: Call,
  input: Record<string, unknown>,
  said: { target?: string; changes?: Record<string, unknown>; name?: string },
) {
  const isDoing = actor !== null || !nobodysDoing.some((rate) => rate === call.rate)
  const doer = doerOf(actor, isDoing ? session : null)
  if (!doer) return
  const kind = auditTargets.find((target) => input[idOf(target)] !== undefined)
  const target = said.target ?? (kind ? `${kind} ${input[idOf(kind)]}` : null)
  await tx.insert(adminLog).values({ ...doer, at: now, call: said.name ?? nameOf(call), target, changes: said.changes ?? null, ip })
}
