import type { Settings } from '../settings.ts'
import type { Database, Databases } from './open.ts'

/** The editions that this process serves. */
export interface Serving {
  databases: Databases
  settings: Pick<Settings, 'editions'>
}

/** Gives `use` the database of each edition as soon as it is open. One that cannot be opened is left out: whoever asks for it is told. */
export function asOpened({ databases, settings }: Serving, use: (database: Database) => void) {
  for (const code of settings.editions) databases.opened(code).then(use, () => {})
}
