import { editionOf } from '../editions/index.ts'
import type { Database } from './database/open.ts'
import { seedReference } from './reference/seed/reference.ts'
import type { Settings } from './settings.ts'

/** What a new database begins with: reference data, and in demo mode a life around it. */
export async function fillDatabase(database: Database, settings: Settings, say: (line: string) => void): Promise<void> {
  const edition = editionOf(database.edition)
  if (settings.mode === 'demo') {
    const { loadDemo } = await import('./demo/index.ts')
    await loadDemo(database, edition, { settings, say })
  } else await database.transaction((tx) => seedReference(tx, edition))
}
