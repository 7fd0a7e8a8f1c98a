import { lt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { DAY_MS } from '../spans.ts'
import { onceAnswers } from './table.ts'

/** A key holds for a day. */
export async function forgetAnswers({ tx, now }: Pick<Context, 'tx' | 'now'>) {
  await tx.delete(onceAnswers).where(lt(onceAnswers.at, new Date(now.getTime() - DAY_MS)))
}
