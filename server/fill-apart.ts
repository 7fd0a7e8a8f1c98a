import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Database } from './database/database.ts'
import { DatabaseAway } from './database/unavailable.ts'
import type { Settings } from './settings.ts'

/** A new database, as the process that fills it is told. */
export interface Task extends Pick<Database, 'edition' | 'connection'> {
  settings: Settings
}

/** How it ended. */
export interface Outcome {
  failure: Error | null
  /** The database was away. */
  isAway: boolean
}

/** Fills a new database in a process of its own: what a demo is made with would stay in the memory of the one that serves. Throws what was in the way. */
export async function fillApart({ edition, connection }: Database, settings: Settings): Promise<void> {
  const child = fork(join(import.meta.dirname, 'fill-process.ts'), { serialization: 'advanced' })
  let outcome: Outcome | undefined
  child.on('message', (told: Outcome) => {
    outcome = told
  })
  child.send({ edition, connection, settings } satisfies Task)
  const [code, signal] = await once(child, 'exit')
  const { failure, isAway } = outcome ?? { failure: new Error(`What fills the database of ${edition} ended with ${signal ?? code}.`), isAway: false }
  if (failure) throw isAway ? new DatabaseAway(failure.message, { cause: failure }) : failure
}
