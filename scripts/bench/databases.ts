import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { editionOf } from '../../editions/index.ts'
import { type Database, openDatabases } from '../../server/database/open.ts'
import type { OrderedClient } from '../../server/database/ordered-client.ts'
import { loadDemo } from '../../server/demo/index.ts'
import { readSettings } from '../../server/settings.ts'
import { addUp } from '../../server/wallet/check.ts'

/** The edition that is measured: the one whose demo data is fullest. */
export const edition = editionOf('kz')

/** Settings under which the product serves the same folder: jobs would change the data while it is measured. */
export const environment = { EDITIONS: edition.code, JOBS: 'off' }

export const folderOf = (tutors: number): string => join(import.meta.dirname, `../../.data/bench/${tutors}`)

/** Orders and reviews beside that many tutors; a million orders are as many as an edition has in years. */
const ORDERS = 2
const MOST_ORDERS = 1_000_000
const REVIEWED = 0.4

/** Opens the database with so many tutors; made by the first run and kept for the next ones. `close` it before the product is started on it. */
export async function openBenchDatabase(tutors: number, say: (line: string) => void): Promise<{ database: Database; close: () => Promise<void> }> {
  const settings = readSettings({ ...environment, DATA_DIR: folderOf(tutors) })
  const orders = Math.min(tutors * ORDERS, MOST_ORDERS)
  const databases = await openDatabases(settings, {
    say,
    fill: (fresh) => loadDemo(fresh, edition, { settings, say, tutors, orders, reviews: Math.round(orders * REVIEWED) }),
  })
  const database = await databases.of(edition.code)
  await settle(database)
  await database.patiently((tx) => addUp(tx, new Date()))
  return { database, close: databases.close }
}

/** What autovacuum has done in a product that has run for an hour. */
async function settle({ pool }: Database): Promise<void> {
  const client = (await pool.connect()) as PoolClient & OrderedClient
  // A million tutors take longer than a request may, for PostgreSQL as for the connection.
  client.patience = 0
  await client.query('set statement_timeout = 0')
  await client.query('vacuum (analyze)')
  await client.query('checkpoint')
  client.release(true)
}
