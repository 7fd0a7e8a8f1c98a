import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { CannotStart } from '../cannot-start.ts'
import type { Settings } from '../settings.ts'
import { installJobs } from './install-jobs.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

/** The database was made from another baseline than the one in the folder; `isDemo` tells whether it was made in demo mode. */
export class OtherBaseline extends CannotStart {
  isDemo: boolean

  constructor(isDemo: boolean) {
    super(
      'The database was made by an earlier state of Docento before its first release and cannot be carried over. Start with another DATA_DIR or an empty database.',
    )
    this.isDemo = isDemo
  }
}

const migrationLock = 4711

/**
 * Applies the files of `folder` that the database has not seen, by name, each whole or not at all; any number of processes may do it at once.
 * Returns the names applied. Throws `OtherBaseline`, an `Error` for a demo database in production, and what PostgreSQL says to a faulty file.
 */
export async function migrate(connection: pg.ClientConfig, mode: Settings['mode'], folder = migrationsFolder): Promise<string[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const client = new pg.Client(connection) // of its own: ending it gives up the lock and an open transaction, however this goes
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query('create table if not exists migrations (name text primary key, mode text not null, at timestamptz not null default now())')
    const { rows } = await client.query<{ name: string; mode: string }>('select name, mode from migrations')
    const isDemo = rows.some((row) => row.mode === 'demo')
    if (rows.some(({ name }) => isBaseline(name) && !files.includes(name))) throw new OtherBaseline(isDemo)
    if (isDemo && mode === 'production') {
      throw new CannotStart(
        'The database holds demo data and demo accounts, which production refuses. Start with another DATA_DIR or an empty database.',
      )
    }
    const done = new Set(rows.map(({ name }) => name))
    const open = files.filter((name) => !done.has(name)).sort()
    for (const name of open) await apply(client, name, readFileSync(join(folder, name), 'utf8'), mode)
    await installJobs(connection)
    return open
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, name: string, sql: string, mode: Settings['mode']): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migrations (name, mode) values ($1, $2)', [name, mode])
    await client.query('commit')
  } catch (error) {
    throw new CannotStart(`Migration ${name} failed and left nothing behind: ${(error as Error).message}`, { cause: error })
  }
}

export function isBaseline(name: string): boolean {
  return name.startsWith('0000_baseline_')
}
