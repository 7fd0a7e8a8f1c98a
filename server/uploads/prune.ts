import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { dropSizes } from '../files/sizes.ts'
import type { Job } from '../jobs/job.ts'
import { DAY_MS } from '../spans.ts'
import { databasesOfFiles, isName, tellNames } from './referred.ts'

/** Files that are taken away at a time; the others wait for the next. */
const MOST = 5000

type Ground = Pick<Job, 'edition' | 'database' | 'settings' | 'log' | 'clock'>

/**
 * Takes away what was uploaded more than a day ago and stands in no row of any edition: the call was rolled back, the form was never saved, the text lost its picture.
 * A file that is sent again is written again, and so young again. Where one database can't be read nothing is taken away.
 */
export async function pruneUploads({ edition, database, settings, log, clock }: Ground): Promise<void> {
  const before = clock().getTime() - DAY_MS
  await forgetUnsaved(database, new Date(before))
  // the folders are those of all editions
  if (edition.code !== settings.defaultEdition) return
  const unused = new Map<string, string[]>()
  for (const folder of [settings.uploadsDir, settings.privateDir])
    for await (const name of namesIn(folder)) if (await isOlder(join(folder, name), before)) unused.set(name, [...(unused.get(name) ?? []), folder])
  if (unused.size === 0) return
  for (const connection of await databasesOfFiles({ database, settings })) await tellNames(connection, (name) => unused.delete(name))
  let removed = 0
  for (const [name, folders] of unused) {
    if (removed >= MOST) break
    for (const folder of folders) {
      if (!(await isOlder(join(folder, name), before))) continue
      await rm(join(folder, name), { force: true })
      await dropSizes(folder, name)
      removed += 1
    }
  }
  if (removed > 0) log.info({ removed }, 'uploads that nothing has were taken away')
}

/** Pictures that were sent for an ad or a post which was never made. */
async function forgetUnsaved({ drizzle }: Ground['database'], before: Date) {
  for (const [table, owner] of [
    ['ad_images', 'ad_id'],
    ['blog_images', 'blog_id'],
  ] as const)
    await drizzle.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(owner)} is null and created_at < ${before.toISOString()}`)
}

/** Names that we gave: by the content, or of what was being written. What an operator puts there has another. */
async function* namesIn(folder: string) {
  const entries = await opendir(folder).catch(nothingThere)
  if (entries) for await (const { name } of entries) if (isName(name) || /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)) yield name
}

const isOlder = async (path: string, before: number) => ((await stat(path).catch(nothingThere))?.mtimeMs ?? Number.POSITIVE_INFINITY) < before

export function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
