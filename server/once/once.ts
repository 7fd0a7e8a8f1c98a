import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Call } from '../../schemas/index.ts'
import type { Actor } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { FieldProblem, Refusal } from '../errors.ts'
import { onceAnswers } from './table.ts'

interface Asked {
  call: Pick<Call, 'path'>
  input: object
  actor: Actor | null
  /** As the `Idempotency-Key` header holds it. */
  key: string
  now: Date
}

const readable = /^[\x21-\x7e]{8,100}$/

/** Throws the field `idempotency_key`. */
export function requireKey(key: string): void {
  if (!readable.test(key)) throw new FieldProblem({ idempotency_key: 'invalid_format' })
}

/**
 * Does `work` unless the same actor has had it done under this key, whose answer it then gives again. Of two at the same moment the second waits for the
 * first. What is refused is not kept, so it may be tried again. Throws `other` for another call or input under the same key.
 */
export async function doOnce<T>(tx: Tx, { call, input, actor, key, now }: Asked, work: () => Promise<T>): Promise<T> {
  requireKey(key)
  const whose = actor ? `${actor.role} ${actor.id}` : 'anyone'
  const request = createHash('sha256')
    .update(JSON.stringify([call.path, input]))
    .digest('base64url')
  const [taken] = await tx
    .insert(onceAnswers)
    .values({ actor: whose, key, request, at: now })
    .onConflictDoNothing()
    .returning({ key: onceAnswers.key })
  const mine = and(eq(onceAnswers.actor, whose), eq(onceAnswers.key, key))
  if (!taken) {
    const [known] = await tx.select().from(onceAnswers).where(mine)
    if (known?.request !== request) throw new Refusal('other')
    return known.answer as T
  }
  const answer = await work()
  await tx.update(onceAnswers).set({ answer }).where(mine)
  return answer
}
