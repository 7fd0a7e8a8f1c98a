import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openScratchServer } from '../../scripts/schema/server.ts'
import { makeDatabase, withName } from '../../server/database/make.ts'
import { migrate, migrationsFolder } from '../../server/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server whose `template` is migrated; `prefix` begins the names of this run's databases. */
    database: { connection: pg.ClientConfig; template: string; prefix: string; isEmbedded: boolean }
  }
}

/** PostgreSQL for the tests, with a template that is migrated once for all of them. */
export default async function setup(project: TestProject) {
  const { connection, isEmbedded, stop } = await openScratchServer()
  const template = `docento_template_${hashOfMigrations()}`
  await makeDatabase(withName(connection, template), async (fresh) => void (await migrate(fresh, 'demo')))
  const prefix = `docento_test_${process.pid}_`
  if (isEmbedded) {
    await drop(connection, 'docento_test_')
    await drop(connection, 'docento_template_', template)
  }
  project.provide('database', { connection, template, prefix, isEmbedded })
  return async () => {
    await drop(connection, prefix)
    await stop()
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
