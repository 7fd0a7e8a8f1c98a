import pg from 'pg'
import { CannotStart } from '../cannot-start.ts'

const makingLock = 4712
const missingDatabase = '3D000'
const PATIENCE_MS = 10_000

/** Throws `CannotStart` when PostgreSQL cannot be reached or refuses the login. */
export async function databaseExists(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ connectionTimeoutMillis: PATIENCE_MS, ...connection })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === missingDatabase) return false
    throw new CannotStart(`PostgreSQL does not take the connection: ${describe(error)}`, { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Makes a database under another name, lets `fill` complete it and renames it then, so that a killed start leaves nothing half-made. Of several processes one
 * does it, the others wait.
 */
export async function makeDatabase(connection: pg.ClientConfig, fill: (fresh: pg.ClientConfig) => Promise<void>): Promise<void> {
  const name = nameOf(connection)
  const fresh = `${name}_new`
  const client = new pg.Client(withName(connection, 'postgres'))
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [makingLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`drop database if exists ${quoted(fresh)} with (force)`)
    await client.query(`create database ${quoted(fresh)} template template0 encoding 'UTF8' ${await localeOf(client)}`)
    await fill(withName(connection, fresh))
    await client.query(`alter database ${quoted(fresh)} rename to ${quoted(name)}`)
  } finally {
    await client.end()
  }
}

/** With the C locale trigrams would not see Cyrillic letters; older servers keep the locale they were made with. */
async function localeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int as version")
  return (rows[0]?.version ?? 0) >= 170_000 ? "locale 'C.UTF-8' locale_provider builtin builtin_locale 'C.UTF-8'" : ''
}

/** The same server and account, another database. */
export function withName(connection: pg.ClientConfig, name: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database: name }
  const url = new URL(connection.connectionString)
  url.pathname = `/${encodeURIComponent(name)}`
  return { ...connection, connectionString: url.href }
}

function nameOf({ connectionString, database }: pg.ClientConfig): string {
  return connectionString ? decodeURIComponent(new URL(connectionString).pathname.slice(1)) : (database ?? '')
}

function quoted(name: string): string {
  return pg.escapeIdentifier(name)
}

/** A host with several addresses fails with one error per address and no text of its own. */
function describe(error: unknown): string {
  return error instanceof AggregateError ? error.errors.map(describe).join(', ') : (error as Error).message
}
