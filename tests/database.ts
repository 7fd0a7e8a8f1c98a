import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { EditionCode } from '../editions/index.ts'
import { type Database, type DatabaseOptions, openDatabase } from '../server/database/database.ts'
import { withName } from '../server/database/make.ts'

/**
 * A migrated, empty database for this test file alone, dropped after its last test.
 * At the top of the file: `const database = await useDatabase()`.
 */
export async function useDatabase(edition: EditionCode = 'kz', limits: Pick<DatabaseOptions, 'poolSize' | 'timeouts'> = {}): Promise<Database> {
  const { connection, template, prefix, isEmbedded } = inject('database')
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  const admin = withName(connection, 'postgres')
  // Copying files is the quickest where nothing waits for the disk.
  await run(admin, `create database ${name} template ${template} ${isEmbedded ? 'strategy file_copy' : ''}`)
  const database = openDatabase({ edition, connection: withName(connection, name), ...limits })
  afterAll(async () => {
    await database.close()
    await run(admin, `drop database ${name} with (force)`)
  })
  return database
}

async function run(connection: pg.ClientConfig, sql: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
