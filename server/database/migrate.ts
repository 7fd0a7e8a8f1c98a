import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { CannotStart } from '../cannot-start.ts'
import type { Settings } from '../settings.ts'
import { patientTimeouts } from './database.ts'
import { installJobs } from './install-jobs.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

/** The first file. It never changes again: every later change of tables is a forward file of its own. */
export const BASELINE = '0000_baseline.sql'
/** What it was called while it could still change; a database made then has it without a checksum. */
const FORMER_BASELINE = '0000_baseline_9d48f328.sql'

const migrationLock = 4711

/**
 * Applies the files of `folder` that the database has not seen, by name, each whole or not at all; any number of processes may do it at once, and a file
 * that arrives late with an earlier name is applied all the same. Returns the names applied.
 * Throws `CannotStart` for a database newer than the product, a file that was changed after it was applied, a demo database in production and a faulty file.
 */
export async function migrate(connection: pg.ClientConfig, mode: Settings['mode'], folder = migrationsFolder): Promise<string[]> {
  const files = readMigrations(folder)
  const client = new pg.Client(connection) // of its own: ending it gives up the lock and an open transaction, however this goes
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(`set lock_timeout = ${patientTimeouts.lock}`) // whoever waits for a table makes all others wait behind it
    const applied = await appliedTo(client)
    requireKnown(client, applied, files)
    if (mode === 'production' && applied.some((row) => row.mode === 'demo')) {
      throw new CannotStart(
        'The database holds demo data and demo accounts, which production refuses. Start with another DATA_DIR or an empty database.',
      )
    }
    const done = new Set(applied.map(({ name }) => name))
    const open = [...files.values()].filter(({ name }) => !done.has(name))
    for (const file of open) await apply(client, file, mode)
    await installJobs(connection)
    return open.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** The files by name, in the order in which they are applied. */
function readMigrations(folder: string): Map<string, Migration> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return new Map(names.sort().map((name) => [name, readMigration(folder, name)]))
}

/** Line ends are the checkout's affair, so they have no part in the checksum. */
function readMigration(folder: string, name: string): Migration {
  const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

interface Applied {
  name: string
  mode: Settings['mode']
  checksum: string | null
}

async function appliedTo(client: pg.Client): Promise<Applied[]> {
  await client.query('create table if not exists migrations (name text primary key, mode text not null, at timestamptz not null default now())')
  await client.query('alter table migrations add column if not exists checksum text')
  await client.query('update migrations set name = $1 where name = $2', [BASELINE, FORMER_BASELINE])
  const { rows } = await client.query<Applied>('select name, mode, checksum from migrations order by name')
  return rows
}

function requireKnown({ database }: pg.Client, applied: Applied[], files: Map<string, Migration>): void {
  const unknown = applied.filter(({ name }) => !files.has(name)).map(({ name }) => name)
  if (unknown.length) {
    throw new CannotStart(
      `The database ${database} is newer than this Docento, which does not know its ${unknown.join(', ')}. Update Docento, or start it with another DATA_DIR or database.`,
    )
  }
  const changed = applied.find(({ name, checksum }) => checksum && checksum !== files.get(name)?.checksum)
  if (changed) {
    throw new CannotStart(
      `${changed.name} was changed after it was applied to the database ${database}. Restore it, and put the change into a file of its own.`,
    )
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration, mode: Settings['mode']): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migrations (name, mode, checksum) values ($1, $2, $3)', [name, mode, checksum])
    await client.query('commit')
  } catch (error) {
    throw new CannotStart(`Migration ${name} failed and left nothing behind: ${(error as Error).message}`, { cause: error })
  }
}
