import { join } from 'node:path'
import type pg from 'pg'
import { DataFolderInUse } from '../../server/database/data-folder.ts'
import { openCluster } from '../../server/database/embedded.ts'

export interface ScratchServer {
  connection: pg.ClientConfig
  isEmbedded: boolean
  stop(): Promise<void>
}

/** A PostgreSQL for tests and checks: TEST_DATABASE_URL, or an embedded one that no other run uses. */
export async function openScratchServer(): Promise<ScratchServer> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { connection: { connectionString: url }, isEmbedded: false, stop: async () => {} }
  for (let number = 1; ; number += 1) {
    const folder = join(import.meta.dirname, `../../.data/test${number === 1 ? '' : `-${number}`}`)
    try {
      return { ...(await openCluster(join(folder, 'postgres'), { unsafe: true })), isEmbedded: true }
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || number === 20) throw error
    }
  }
}
