import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { EditionCode } from '../../editions/index.ts'
import { type EditionCache, openCache } from './cache/cache.ts'
import type { Drizzle, Reader, Tx } from './handles.ts'
import { OrderedClient } from './ordered-client.ts'

/** The open database of one edition. */
export interface Database {
  edition: EditionCode
  /** For clients of their own: `LISTEN`, job runners, COPY. */
  connection: pg.ClientConfig
  pool: pg.Pool
  drizzle: Drizzle
  /** The replica where there is one. */
  reader: Reader
  /** What this process keeps of the edition until it changes. */
  cache: EditionCache
  /** Commits what `work` wrote when it resolves. Runs it again, at most twice, when another transaction won: a deadlock, or a unique value taken meanwhile. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same on connections of its own: called from inside a transaction, it never waits for one that waits for it. */
  aside<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface DatabaseOptions {
  edition: EditionCode
  connection: pg.ClientConfig
  replica?: pg.ClientConfig
  poolSize?: number
}

const ASIDE_POOL = 2

export function openDatabase({ edition, connection, replica, poolSize = 5 }: DatabaseOptions): Database {
  const pool = openPool(connection, poolSize)
  const asidePool = openPool(connection, ASIDE_POOL)
  const replicaPool = replica && openPool(replica, poolSize)
  const handle = drizzle(pool)
  const asideHandle = drizzle(asidePool)
  const reader = replicaPool ? drizzle(replicaPool) : handle
  return {
    edition,
    connection,
    pool,
    drizzle: handle,
    reader,
    cache: openCache({ shared: () => reader, aside: asideHandle }),
    transaction: (work) => again(() => handle.transaction(work)),
    aside: (work) => again(() => asideHandle.transaction(work)),
    close: async () => void (await Promise.all([pool.end(), asidePool.end(), replicaPool?.end()])),
  }
}

/** Without listeners a stop of PostgreSQL would end Node; the query that was running fails by itself, the next one gets a new connection. */
function openPool(connection: pg.ClientConfig, max: number): pg.Pool {
  const pool = new pg.Pool({ options: '-c timezone=UTC -c jit=off', ...connection, max, Client: OrderedClient })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function again<T>(attempt: () => Promise<T>, left = 2): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (left === 0 || !isLostRace(error)) throw error
    return again(attempt, left - 1)
  }
}

/** Deadlock, serialisation failure, and a unique key that somebody took after we had looked: the second time we find their row. */
const lostRaces = ['40P01', '40001', '23505']

function isLostRace(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : error
  return cause instanceof pg.DatabaseError && lostRaces.includes(cause.code ?? '')
}
