import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type EditionCode, editionOf } from '../../../editions/index.ts'
import { loadDemo } from '../../../server/demo/index.ts'
import type { DemoSize } from '../../../server/demo/sizes.ts'
import { readSettings } from '../../../server/settings.ts'
import { useDatabase } from '../../database.ts'

export const now = new Date('2026-11-20T09:30:00Z')

/** The edition's demo in a database of its own, its folder of uploads, and a function that answers rows of a query. */
export async function useDemo(code: EditionCode, size: Partial<DemoSize> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'docento-demo-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const settings = readSettings({ DATA_DIR: folder })
  const database = await useDatabase(code)
  await loadDemo(database, editionOf(code), { settings, now, ...size })
  const rows = async <T extends object = Record<string, unknown>>(query: string): Promise<T[]> => (await database.pool.query(query)).rows
  return { database, uploads: settings.uploadsDir, rows }
}
