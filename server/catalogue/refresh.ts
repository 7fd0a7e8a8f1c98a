import { bumpCache } from '../cache/version.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { rewriteListings } from './listings.ts'
import { recomputeScores } from './recompute-scores.ts'

/** Brings score, reviews and listings of tutors up to date in the transaction that changed them; pages that were kept are forgotten. */
export async function refreshTutors(tx: Tx, ids: readonly number[], { edition, now }: Pick<Context, 'edition' | 'now'>) {
  if (ids.length === 0) return
  await recomputeScores(tx, ids, now)
  await rewriteListings(tx, ids, edition)
  await bumpCache(tx)
}
