import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { EditionCode } from '../../editions/index.ts'
import type { Settings } from '../settings.ts'
import { type Database, openDatabase, patientTimeouts } from './database.ts'
import { openCluster } from './embedded.ts'
import { databaseExists, makeDatabase } from './make.ts'
import { BASELINE, migrate } from './migrate.ts'

export type { Database } from './database.ts'
export type { Reader, Tx } from './handles.ts'

/** The databases of this process, one per edition. */
export interface Databases {
  /** Waits until the edition's database is there, migrated and filled. Rejects when that failed. */
  of(edition: EditionCode): Promise<Database>
  /** Resolves when all editions are there. */
  ready: Promise<void>
  /** Ends the connections when their queries have ended, then the embedded PostgreSQL. */
  close(): Promise<void>
}

export interface OpenOptions {
  say?: (line: string) => void
  /** Completes a database that was just made, before anybody sees it. */
  fill?: (database: Database) => Promise<void>
}

const patience = 5000

/**
 * Opens PostgreSQL, the embedded one or that of DATABASE_URL, then makes, migrates and opens the editions' databases: the default one first, the others after
 * it in the background (spec: decisions API-17).
 */
export async function openDatabases(settings: Settings, { say = () => {}, fill }: OpenOptions = {}): Promise<Databases> {
  const { databaseUrl, replicaUrl, editions, defaultEdition, mode, poolSize, timeouts } = settings
  const cluster = databaseUrl ? undefined : await openCluster(join(settings.dataDir, 'postgres'), { say })
  const inUse: Database[] = []
  let isClosing = false

  const prepare = async (edition: EditionCode, connection: pg.ClientConfig) => {
    const applied = await migrate(connection, mode)
    if (!fill || !applied.includes(BASELINE)) return
    const database = openDatabase({ edition, connection, poolSize, timeouts: patientTimeouts })
    await fill(database).finally(() => database.close())
  }

  const open = async (edition: EditionCode): Promise<Database> => {
    if (isClosing) throw new Error('Docento is stopping.')
    const connection = cluster ? { ...cluster.connection, database: `docento_${edition}` } : toEdition(databaseUrl, edition)
    if (await databaseExists(connection)) await prepare(edition, connection)
    else await makeDatabase(connection, (fresh) => prepare(edition, fresh))
    const database = openDatabase({ edition, connection, poolSize, timeouts, ...(replicaUrl && { replica: toEdition(replicaUrl, edition) }) })
    inUse.push(database)
    return database
  }

  const opened = new Map<EditionCode, Promise<Database>>()
  let last: Promise<unknown> = Promise.resolve()
  for (const edition of [defaultEdition, ...editions.filter((code) => code !== defaultEdition)]) {
    last = last.then(() => open(edition))
    last.catch(() => {}) // `of` and `ready` tell
    opened.set(edition, last as Promise<Database>)
  }

  const ready = last.then(() => {})
  ready.catch(() => {})

  return {
    of: (edition) => opened.get(edition) ?? Promise.reject(new Error(`${edition} is not one of EDITIONS.`)),
    ready,
    close: async () => {
      isClosing = true
      // One that is being made is left half-made under its other name: the next start makes it anew.
      await Promise.race([Promise.all(inUse.map((database) => database.close())), pause(patience, undefined, { ref: false })])
      await cluster?.stop()
    },
  }
}

function toEdition(url: string | undefined, edition: EditionCode): pg.ClientConfig {
  return { connectionString: (url ?? '').replaceAll('{edition}', edition) }
}
