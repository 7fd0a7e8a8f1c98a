import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import pg from 'pg'
import { makeDatabase, withName } from '../../server/database/make.ts'
import { migrate } from '../../server/database/migrate.ts'
import * as tables from '../../server/tables.ts'
import { type Catalog, readCatalog } from './catalog.ts'
import { type Difference, differencesOf } from './differences.ts'

const database = join(import.meta.dirname, '../../server/database')

/** Compares what the migrations make with what `tables.ts`, `extensions.sql` and `extra.sql` draw, in two scratch databases of a server. */
export async function compareTables(server: pg.ClientConfig): Promise<Difference[]> {
  const applied = await inScratch(server, 'docento_applied', async (fresh) => void (await migrate(fresh, 'demo')))
  const drawn = await inScratch(server, 'docento_drawn', draw)
  return differencesOf(applied, drawn)
}

/** Makes the tables as they are declared, without a migration. */
async function draw(connection: pg.ClientConfig): Promise<void> {
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables))
  const read = (name: string) => readFileSync(join(database, name), 'utf8')
  await withClient(connection, (client) => client.query([read('extensions.sql'), ...statements, read('extra.sql')].join('\n')))
}

async function inScratch(server: pg.ClientConfig, name: string, fill: (fresh: pg.ClientConfig) => Promise<void>): Promise<Catalog> {
  const scratch = withName(server, `${name}_${process.pid}`)
  try {
    await makeDatabase(scratch, fill)
    return await withClient(scratch, readCatalog)
  } finally {
    await withClient(withName(server, 'postgres'), (client) => client.query(`drop database if exists ${name}_${process.pid}`))
  }
}

async function withClient<T>(connection: pg.ClientConfig, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  return use(client).finally(() => client.end())
}
