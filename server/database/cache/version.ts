import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database, Tx } from '../open.ts'
import { type Bumped, parseBumped, printBumped } from './scopes.ts'

const CHANNEL = 'cache_version'
const RETRY_MS = 1000

/**
 * Raises the edition's cache version; every process forgets what it had drawn from these scopes as soon as the transaction is committed
 * (spec: decisions API-18).
 */
export async function bumpCache(tx: Tx, scopes: Bumped) {
  if (scopes.length === 0) return
  await tx.execute(sql`
    with bumped as (update cache_version set version = version + 1 returning version)
    select pg_notify(${CHANNEL}, ${printBumped(scopes)}) from bumped`)
}

export interface Hearing {
  stop: () => Promise<void>
}

/** Listens for bumps of one edition until it is stopped. A lost connection is made again; what was missed meanwhile counts as a change of everything. */
export async function hearCache({ cache, connection }: Pick<Database, 'cache' | 'connection'>): Promise<Hearing> {
  let client: pg.Client | undefined
  let isStopped = false

  const connect = async () => {
    const fresh = new pg.Client(connection)
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload }) => cache.forget(parseBumped(payload || 'all')))
    fresh.once('end', () => void reconnect())
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
    client = fresh
    cache.forget('all') // nothing was heard until now
  }
  const reconnect = async () => {
    while (!isStopped) {
      await pause(RETRY_MS, undefined, { ref: false })
      try {
        if (!isStopped) await connect()
        return
      } catch {
        // The database is still away.
      }
    }
  }

  await connect()
  return {
    stop: async () => {
      isStopped = true
      await client?.end()
    },
  }
}
