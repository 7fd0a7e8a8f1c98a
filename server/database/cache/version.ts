import { sql } from 'drizzle-orm'
import type { Tx } from '../open.ts'
import { type Bumped, printBumped } from './scopes.ts'

export const CACHE_CHANNEL = 'cache_version'

/**
 * Raises the edition's cache version; every process forgets what it had drawn from these scopes as soon as the transaction is committed
 * (spec: decisions API-18).
 */
export async function bumpCache(tx: Tx, scopes: Bumped) {
  if (scopes.length === 0) return
  await tx.execute(sql`
    with bumped as (update cache_version set version = version + 1 returning version)
    select pg_notify(${CACHE_CHANNEL}, ${printBumped(scopes)}) from bumped`)
}
