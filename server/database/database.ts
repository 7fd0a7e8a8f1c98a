import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { EditionCode } from '../../editions/index.ts'
import { OrderedClient } from './ordered-client.ts'

type Drizzle = NodePgDatabase

/** What a verb queries with; everything in it is committed with the answer, or nothing. */
export type Tx = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

/** What a call that changes nothing queries with. A `Tx` serves as one, so shared queries take this. */
export type Reader = Pick<Drizzle, 'select' | 'selectDistinct' | 'selectDistinctOn' | 'with' | '$with' | '$count' | 'execute'>

/** The open database of one edition. */
export interface Database {
  edition: EditionCode
  /** For clients of their own: `LISTEN`, job runners, COPY. */
  connection: pg.ClientConfig
  pool: pg.Pool
  drizzle: Drizzle
  /** The replica where there is one. */
  reader: Reader
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
  return {
    edition,
    connection,
    pool,
    drizzle: handle,
    reader: replicaPool ? drizzle(replicaPool) : handle,
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
