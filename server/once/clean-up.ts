import { lt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { onceAnswers } from './table.ts'

const DAY = 86_400_000

/** A key holds for a day. */
export async function forgetAnswers({ tx, now }: Pick<Context, 'tx' | 'now'>) {
  await tx.delete(onceAnswers).where(lt(onceAnswers.at, new Date(now.getTime() - DAY)))
}
