import { editionOf } from '../editions/index.ts'
import type { Database } from './database/open.ts'
import { keepTemplates } from './outbox/keep-templates.ts'
import { loadReference } from './reference/load.ts'
import type { Settings } from './settings.ts'
import { keepStaticPages, loadStaticPages } from './static-pages/load.ts'

/** What a new database begins with: reference data and static pages; in demo mode with a life around them. */
export async function fillDatabase(database: Database, settings: Settings, say: (line: string) => void): Promise<void> {
  const edition = editionOf(database.edition)
  if (settings.mode === 'demo') {
    const { loadDemo } = await import('./demo/index.ts')
    return loadDemo(database, edition, { settings, say })
  }
  await database.transaction(async (tx) => {
    await loadReference(tx, edition)
    await loadStaticPages(tx, edition)
  })
}

/** What this version brings to a database at every start: rows of its mails and messages, and its words of pages that staff have not changed. */
export async function keepDatabase(database: Database): Promise<void> {
  await keepTemplates(database)
  await keepStaticPages(database)
}
