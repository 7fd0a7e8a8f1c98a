import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isUnavailable } from './unavailable.ts'

export interface Replica {
  /** Whether it has replayed all that content was when it last changed. */
  isCurrent: () => boolean
  /** Content changed, or may have: whatever the replica has not replayed yet is read from the primary. */
  fallBehind: () => void
  close: () => Promise<void>
}

const POLL_MS = 100
const AWAY_MS = 1000

/** Tells when the replica may be read: it has to reach the position that the primary had when content changed, and starts as behind. */
export function followReplica(primary: pg.Pool, replica: pg.Pool): Replica {
  let isCurrent = false
  let isClosed = false
  let change = 0

  const catchUp = async (mine: number) => {
    let position: string | undefined
    while (mine === change && !isClosed) {
      try {
        position ??= await positionOf(primary)
        if (await hasReplayed(replica, position)) {
          if (mine === change) isCurrent = true
          return
        }
        await pause(POLL_MS, undefined, { ref: false })
      } catch {
        await pause(AWAY_MS, undefined, { ref: false })
      }
    }
  }

  return {
    isCurrent: () => isCurrent,
    fallBehind() {
      isCurrent = false
      change += 1
      void catchUp(change)
    },
    async close() {
      isClosed = true
      await replica.end()
    },
  }
}

/** Where the primary's log ends; whatever was committed before stands ahead of it. */
async function positionOf(primary: pg.Pool): Promise<string> {
  const { rows } = await primary.query<{ position: string }>('select pg_current_wal_insert_lsn()::text as position')
  return rows[0]?.position ?? '0/0'
}

async function hasReplayed(replica: pg.Pool, position: string): Promise<boolean> {
  const { rows } = await replica.query<{ done: boolean }>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as done', [position])
  return rows[0]?.done === true
}

/** The replica went away, or gave up a query because what it read was vacuumed on the primary. */
export function isReplicaFailure(error: unknown): boolean {
  return isUnavailable(error) || (error as { code?: string }).code === '40001'
}
