import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { EditionCode } from '../../editions/index.ts'
import type { Settings } from '../settings.ts'
import { type Database, openDatabase, patientTimeouts } from './database.ts'
import { openCluster } from './embedded.ts'
import { databaseExists, makeDatabase } from './make.ts'
import { BASELINE, migrate } from './migrate.ts'
import { DatabaseAway, isUnavailable } from './unavailable.ts'

export type { Database } from './database.ts'
export type { Reader, Tx } from './handles.ts'

/** The databases of this process, one per edition. */
export interface Databases {
  /** Waits until the edition's database is there, migrated and filled. Rejects when that failed, and with `DatabaseAway` until one that was away is back. */
  of(edition: EditionCode): Promise<Database>
  /** The same for what can wait: one that is away is waited for, however long. */
  opened(edition: EditionCode): Promise<Database>
  /**
   * Resolves when every edition has been tried, with those whose database is away: they are tried again in the background. Rejects when one may not be
   * opened, and when all are away.
   */
  ready: Promise<EditionCode[]>
  /** Ends the connections when their queries have ended, then the embedded PostgreSQL. */
  close(): Promise<void>
}

export interface OpenOptions {
  say?: (line: string) => void
  /** Completes a database that was just made, before anybody sees it. */
  fill?: (database: Database) => Promise<void>
  /** Brings a database up to what this version expects in it, at every start. */
  keep?: (database: Database) => Promise<void>
}

const patience = 5000
const RETRY_MS = 2000

/**
 * Opens PostgreSQL, the embedded one or that of DATABASE_URL, then makes, migrates and opens the editions' databases: the default one first, the others after
 * it in the background, whatever becomes of each (spec: decisions API-17).
 */
export async function openDatabases(settings: Settings, { say = () => {}, fill, keep }: OpenOptions = {}): Promise<Databases> {
  const { databaseUrl, replicaUrl, editions, defaultEdition, mode, poolSize, timeouts } = settings
  const cluster = databaseUrl ? undefined : await openCluster(join(settings.dataDir, 'postgres'), { say })
  const inUse: Database[] = []
  let isClosing = false

  const prepare = async (edition: EditionCode, connection: pg.ClientConfig) => {
    const applied = await migrate(connection, mode)
    if (!fill && !keep) return
    const database = openDatabase({ edition, connection, poolSize, timeouts: patientTimeouts })
    try {
      if (applied.includes(BASELINE)) await fill?.(database)
      await keep?.(database)
    } finally {
      await database.close()
    }
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

  const openAgain = async (edition: EditionCode): Promise<Database> => {
    for (;;) {
      await pause(RETRY_MS, undefined, { ref: false })
      try {
        return await open(edition)
      } catch (error) {
        if (isClosing || !isUnavailable(error)) throw error
      }
    }
  }

  const openings = new Map<EditionCode, Opening>()
  let turn: Promise<unknown> = Promise.resolve()
  for (const edition of [defaultEdition, ...editions.filter((code) => code !== defaultEdition)]) {
    const first = turn.then(() => open(edition))
    const opening: Opening = { first, now: first, opened: first }
    opening.opened = first.catch((error: unknown) => {
      if (isClosing || !isUnavailable(error)) throw error
      say(`The database of ${edition} is away; its hosts answer 503 until it is back. ${(error as Error).message}`)
      opening.now = Promise.reject(new DatabaseAway(`The database of ${edition} is away.`, { cause: error }))
      const again = openAgain(edition)
      again.then(
        () => {
          opening.now = again
          say(`The database of ${edition} is back.`)
        },
        (refusal: Error) => isClosing || say(`The database of ${edition} cannot be opened: ${refusal.message}`),
      )
      opening.now.catch(() => {})
      return again
    })
    opening.opened.catch(() => {}) // `of` and `ready` tell
    openings.set(edition, opening)
    turn = first.catch(() => {})
  }

  const ready = awayAmong(openings)
  ready.catch(() => {})
  const openingOf = (edition: EditionCode): Opening => {
    const opening = openings.get(edition)
    if (!opening) throw new Error(`${edition} is not one of EDITIONS.`)
    return opening
  }

  return {
    of: async (edition) => openingOf(edition).now,
    opened: async (edition) => openingOf(edition).opened,
    ready,
    close: async () => {
      isClosing = true
      // One that is being made is left half-made under its other name: the next start makes it anew.
      await Promise.race([Promise.all(inUse.map((database) => database.close())), pause(patience, undefined, { ref: false })])
      await cluster?.stop()
    },
  }
}

interface Opening {
  /** The attempt of the start. */
  first: Promise<Database>
  /** What may be said of it at the moment. */
  now: Promise<Database>
  /** As long as it takes. */
  opened: Promise<Database>
}

/** Editions whose first attempt found no database. Throws what else kept one from opening, and the first reason when all are away. */
async function awayAmong(openings: ReadonlyMap<EditionCode, Opening>): Promise<EditionCode[]> {
  const away: EditionCode[] = []
  const reasons: unknown[] = []
  for (const [edition, { first }] of openings) {
    await first.catch((error: unknown) => {
      if (!isUnavailable(error)) throw error
      away.push(edition)
      reasons.push(error)
    })
  }
  if (away.length === openings.size) throw reasons[0]
  return away
}

function toEdition(url: string | undefined, edition: EditionCode): pg.ClientConfig {
  return { connectionString: (url ?? '').replaceAll('{edition}', edition) }
}
