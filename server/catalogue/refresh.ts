import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { rewriteListings } from './listings.ts'

/** Brings the catalogue up to date with tutors that a transaction changed. */
export async function refreshTutors(tx: Tx, ids: readonly number[], { edition }: Pick<Context, 'edition' | 'now'>) {
  if (ids.length > 0) await rewriteListings(tx, ids, edition)
}
