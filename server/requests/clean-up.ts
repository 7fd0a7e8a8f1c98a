import { lt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { DAY_MS } from '../spans.ts'
import { requestGuards } from './table.ts'

/** Forgets which requests were sent, once none can be a duplicate of theirs. */
export async function forgetRequests({ tx, now }: Context) {
  await tx.delete(requestGuards).where(lt(requestGuards.at, new Date(now.getTime() - DAY_MS)))
}
