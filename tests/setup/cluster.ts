import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { DataFolderInUse } from '../../server/database/data-folder.ts'
import { type Cluster, openCluster } from '../../server/database/embedded.ts'
import { makeDatabase, withName } from '../../server/database/make.ts'
import { migrate, migrationsFolder } from '../../server/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server whose `template` is migrated; `prefix` begins the names of this run's databases. */
    database: { connection: pg.ClientConfig; template: string; prefix: string; isEmbedded: boolean }
  }
}

/** PostgreSQL for the tests: TEST_DATABASE_URL, or a cluster of their own that no other run uses. */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL
  const cluster = url ? undefined : await openFreeCluster()
  const connection = cluster?.connection ?? { connectionString: url ?? '' }
  const template = `docento_template_${hashOfMigrations()}`
  await makeDatabase(withName(connection, template), async (fresh) => void (await migrate(fresh, 'demo')))
  const prefix = `docento_test_${process.pid}_`
  if (cluster) {
    await drop(connection, 'docento_test_')
    await drop(connection, 'docento_template_', template)
  }
  project.provide('database', { connection, template, prefix, isEmbedded: !url })
  return async () => {
    await drop(connection, prefix)
    await cluster?.stop()
  }
}

async function openFreeCluster(): Promise<Cluster> {
  for (let number = 1; ; number += 1) {
    const folder = join(import.meta.dirname, `../../.data/test${number === 1 ? '' : `-${number}`}`)
    try {
      return await openCluster(join(folder, 'postgres'), { unsafe: true })
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || number === 20) throw error
    }
  }
}

async function drop(connection: pg.ClientConfig, prefix: string, except = '') {
  const client = new pg.Client(withName(connection, 'postgres'))
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1) and datname <> $2', [
    prefix,
    except,
  ])
  for (const { name } of rows) await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  await client.end()
}

function hashOfMigrations(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder).sort()) hash.update(name).update(readFileSync(join(migrationsFolder, name)))
  return hash.digest('hex').slice(0, 12)
}
