import { lt, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { DAY_MS } from '../spans.ts'
import { codes, tokens } from './table.ts'

/** Forgets spent and outdated links and codes; for a day a late one is still told from one that never was. */
export async function forgetSecrets({ tx, now }: Context) {
  const yesterday = new Date(now.getTime() - DAY_MS)
  await tx.delete(tokens).where(or(lt(tokens.expires_at, now), lt(tokens.used_at, yesterday)))
  await tx.delete(codes).where(lt(codes.expires_at, yesterday))
}
