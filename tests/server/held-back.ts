import type { Database } from '../../server/database/open.ts'

const waitingHere = `select count(*)::int as n from pg_locks where not granted
  and database = (select oid from pg_database where datname = current_database())`

/**
 * Starts `work` while nobody can write to `table`, and lets it go on when so many connections wait: whoever has looked before asking for a lock has looked
 * too early, and the race that is lost once in a hundred times is lost every time.
 */
export async function heldBack<T>({ pool }: Database, { table, waiting }: { table: string; waiting: number }, work: () => Promise<T>): Promise<T> {
  const holder = await pool.connect()
  try {
    await holder.query(`begin; lock table ${table} in share mode`)
    const working = work()
    while (((await holder.query<{ n: number }>(waitingHere)).rows[0]?.n ?? 0) < waiting);
    await holder.query('commit')
    return await working
  } finally {
    holder.release()
  }
}
