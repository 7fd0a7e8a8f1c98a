import pg from 'pg'
import { editionCodes } from '../../editions/index.ts'
import { keptName } from '../../theme/pictures.ts'
import { databaseExists, withName } from '../database/make.ts'
import type { Database } from '../database/open.ts'
import type { Settings } from '../settings.ts'

/** A kept file's name, by its content. */
const NAME = String.raw`${keptName}\.[a-z0-9]{2,5}`
export const isName = (text: string) => new RegExp(`^${NAME}$`).test(text)

/** What was done to a picture is told of it as long as there is a journal, and shows none. */
const journals = ['admin_log', 'order_log', 'tutor_activities']

/** Names read at a time. */
const AT_ONCE = 10_000

interface Ground {
  database: Pick<Database, 'connection'>
  settings: Pick<Settings, 'databaseUrl'>
}

/** Every database that has files in the folders of this product: also of an edition that no process serves now. */
export async function databasesOfFiles({ database: { connection }, settings: { databaseUrl } }: Ground): Promise<pg.ClientConfig[]> {
  const others = editionCodes.map((code) =>
    databaseUrl ? { connectionString: databaseUrl.replaceAll('{edition}', code) } : withName(connection, `docento_${code}`),
  )
  const there: pg.ClientConfig[] = [connection]
  for (const other of others) if (!there.some((one) => isSame(one, other)) && (await databaseExists(other))) there.push(other)
  return there
}

const isSame = (one: pg.ClientConfig, other: pg.ClientConfig) =>
  one.connectionString === other.connectionString && one.database === other.database && one.host === other.host && one.port === other.port

/**
 * Tells the names of kept files that stand anywhere in a database: as a picture of a row, in a text of staff, in a message that has left. All of each row is read,
 * so that a column which somebody adds tomorrow is not forgotten; journals alone are left out.
 */
export async function tellNames(connection: pg.ClientConfig, tell: (name: string) => void): Promise<void> {
  const client = new pg.Client({ ...connection, statement_timeout: 0 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1)",
      [journals],
    )
    await client.query('begin transaction isolation level repeatable read, read only')
    for (const { name: table } of tables) {
      await client.query(
        `declare names no scroll cursor for select distinct found[1] as name from ${table} one, regexp_matches(one::text, '${NAME}', 'g') found`,
      )
      for (;;) {
        const { rows } = await client.query<{ name: string }>(`fetch ${AT_ONCE} from names`)
        for (const { name } of rows) tell(name)
        if (rows.length < AT_ONCE) break
      }
      await client.query('close names')
    }
    await client.query('commit')
  } finally {
    await client.end().catch(() => {})
  }
}
