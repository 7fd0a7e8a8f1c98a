import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { EditionCode } from '../../editions/index.ts'
import { type EditionCache, openCache } from './cache/cache.ts'
import type { Drizzle, Reader, Tx } from './handles.ts'
import { type Notices, openNotices } from './notices.ts'
import { OrderedClient } from './ordered-client.ts'
import { followReplica, isReplicaFailure } from './replica.ts'
import { readerOn, type Send } from './share.ts'

/** The open database of one edition. */
export interface Database {
  edition: EditionCode
  /** For clients of their own: `LISTEN`, job runners, COPY. */
  connection: pg.ClientConfig
  pool: pg.Pool
  drizzle: Drizzle
  /** For what is the same for everybody: the replica, where there is one that has caught up with the last change of content. */
  reader: Reader
  /** A reader for one request, with a share of the connections; who is signed in reads what they just wrote, so they are given the primary. */
  readerFor(request: { isSignedIn: boolean }): Reader
  /** What this process keeps of the edition until it changes. */
  cache: EditionCache
  /** What this process hears from the others. */
  notices: Notices
  /** Commits what `work` wrote when it resolves. Runs it again, at most twice, when another transaction won: a deadlock, or a unique value taken meanwhile. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same on connections of its own: called from inside a transaction, it never waits for one that waits for it. */
  aside<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same as `transaction` for work in the background, which may take minutes. */
  patiently<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface DatabaseOptions {
  edition: EditionCode
  connection: pg.ClientConfig
  replica?: pg.ClientConfig
  poolSize?: number
  timeouts?: Timeouts
}

/** All in milliseconds; 0 is none. */
export interface Timeouts {
  /** Until there is a connection, a free one or a new one. */
  connect: number
  statement: number
  lock: number
  /** How long a transaction may do nothing. */
  idle: number
}

/** For work that nobody waits for: migrations, jobs, the first filling. */
export const patientTimeouts: Timeouts = { connect: 60_000, statement: 0, lock: 60_000, idle: 600_000 }

/** Connections that a database has beside its pool: two for short transactions aside. */
const ASIDE_POOL = 2

/** Opens an edition's connections; none is made before the first query. `close` ends them all. */
export function openDatabase({ edition, connection, replica, poolSize = 5, timeouts = patientTimeouts }: DatabaseOptions): Database {
  const pool = openPool(connection, poolSize, timeouts)
  const asidePool = openPool(connection, ASIDE_POOL, timeouts)
  const replicaPool = replica && openPool(replica, poolSize, timeouts)
  const follower = replicaPool && followReplica(pool, replicaPool)
  const handle = drizzle(pool)
  const asideHandle = drizzle(asidePool)
  const share = Math.max(1, Math.floor(poolSize / 2))
  const sendToPrimary = (async (...question: Parameters<Send>) => pool.query(...question)) as Send
  const sendToReplica = (async (...question: Parameters<Send>) => {
    if (!follower?.isCurrent()) return pool.query(...question)
    try {
      return await replicaPool?.query(...question)
    } catch (error) {
      if (!isReplicaFailure(error)) throw error
      follower.fallBehind()
      return pool.query(...question)
    }
  }) as Send
  const sendAnywhere = follower ? sendToReplica : sendToPrimary
  const reader = readerOn(sendAnywhere, share)
  const cache = openCache({ shared: () => reader, aside: asideHandle })
  if (follower) cache.onForget(follower.fallBehind)
  return {
    edition,
    connection,
    pool,
    drizzle: handle,
    reader,
    readerFor: ({ isSignedIn }) => readerOn(isSignedIn ? sendToPrimary : sendAnywhere, share),
    cache,
    notices: openNotices(),
    transaction: (work) => again(() => transact(pool, work)),
    aside: (work) => again(() => transact(asidePool, work)),
    patiently: (work) => again(() => transact(pool, (tx) => setTimeouts(tx, patientTimeouts).then(() => work(tx)), { isPatient: true })),
    close: async () => void (await Promise.all([pool.end(), asidePool.end(), follower?.close()])),
  }
}

/** Without listeners a stop of PostgreSQL would end Node; the query that was running fails by itself, the next one gets a new connection. */
function openPool(connection: pg.ClientConfig, max: number, timeouts: Timeouts): pg.Pool {
  const pool = new pg.Pool({ options: '-c timezone=UTC -c jit=off', ...connection, ...limitsOf(timeouts), max, Client: OrderedClient })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** A transaction on a connection that goes back to the pool however it ends; drizzle itself would lose one whose `begin` fails. */
async function transact<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>, { isPatient = false } = {}): Promise<T> {
  const client = (await pool.connect()) as pg.PoolClient & OrderedClient
  const { patience } = client
  if (isPatient) client.patience = 0
  try {
    return await drizzle(client).transaction(work)
  } finally {
    client.patience = patience
    client.release()
  }
}

const limitsOf = ({ connect, statement, lock, idle }: Timeouts): pg.ClientConfig => ({
  connectionTimeoutMillis: connect,
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idle,
})

const setTimeouts = (tx: Tx, { statement, lock, idle }: Timeouts) =>
  tx.execute(sql`select set_config('statement_timeout', ${String(statement)}, true), set_config('lock_timeout', ${String(lock)}, true),
    set_config('idle_in_transaction_session_timeout', ${String(idle)}, true)`)

async function again<T>(attempt: () => Promise<T>, left = 2): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    const lost = lostRaceOf(error)
    if (left === 0 || !lost) throw error
    // who won a deadlock still has to wake: at once we would take the same rows from under them, and lose again
    if (lost === DEADLOCK) await pause(20 + Math.random() * 80)
    return again(attempt, left - 1)
  }
}

const DEADLOCK = '40P01'
/** Deadlock, serialisation failure, and a unique key that somebody took after we had looked: the second time we find their row. */
const lostRaces = [DEADLOCK, '40001', '23505']

function lostRaceOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : error
  return cause instanceof pg.DatabaseError ? lostRaces.find((code) => code === cause.code) : undefined
}
