import { inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import type { Tx } from '../database/open.ts'
import { tutors } from '../tutors/table.ts'
import { rewriteListings } from './listings.ts'
import { recomputeScores } from './recompute-scores.ts'

/**
 * Brings score, reviews and listings of tutors up to date in the transaction that changed them, and notes when that was. What was kept of these tutors is
 * forgotten, and the lists of those subjects where somebody came, left or moved.
 */
export async function refreshTutors(tx: Tx, ids: readonly number[], { edition, now }: Pick<Context, 'edition' | 'now'>) {
  if (ids.length === 0) return
  const reranked = await recomputeScores(tx, ids, now)
  const rewritten = await rewriteListings(tx, ids, edition)
  await tx
    .update(tutors)
    .set({ changed_at: now })
    .where(inArray(tutors.id, [...ids]))
  const subjects = [...new Set([...reranked, ...rewritten])]
  await bumpCache(tx, [...ids.map((id) => `tutor:${id}` as const), ...subjects.map((subject) => `subject:${subject}` as const)])
}

/** The same where TOPs were given or changed: every list that shows whose turn it is is forgotten. */
export async function refreshTops(tx: Tx, ids: readonly number[], at: Pick<Context, 'edition' | 'now'>) {
  await refreshTutors(tx, ids, at)
  await bumpCache(tx, ['tops'])
}
