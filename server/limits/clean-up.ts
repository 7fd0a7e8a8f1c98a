import { lt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { DAY } from '../spans.ts'
import { attempts } from './table.ts'

/** Forgets tries that no limit counts any more. */
export async function forgetAttempts({ tx, now, settings }: Context) {
  const longest = Math.max(DAY, ...Object.values(settings.rates).map((rate) => rate?.seconds ?? 0))
  await tx.delete(attempts).where(lt(attempts.at, new Date(now.getTime() - longest * 1000)))
}
