import type { PoolClient } from 'pg'
import type { Database } from '../../server/database/open.ts'

/** Resolves when so many connections wait for a lock. */
export async function untilWaiting(client: PoolClient, waiting: number): Promise<void> {
  const here = "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  do await client.query('select pg_stat_clear_snapshot()')
  while ((await client.query<{ n: number }>(here)).rows[0]?.n !== waiting)
}

/**
 * Starts `work` while nobody can write to `table`, and lets it go on when so many connections wait: whoever has looked before asking for a lock has looked
 * too early, and the race that is lost once in a hundred times is lost every time.
 */
export async function heldBack<T>({ pool }: Database, { table, waiting }: { table: string; waiting: number }, work: () => Promise<T>): Promise<T> {
  const holder = await pool.connect()
  try {
    await holder.query(`begin; lock table ${table} in share mode`)
    const working = work()
    await untilWaiting(holder, waiting)
    await holder.query('commit')
    return await working
  } finally {
    holder.release()
  }
}
