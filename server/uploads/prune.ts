import { sql } from 'drizzle-orm'
import type { Shelf } from '../files/shelf.ts'
import { dropSizes } from '../files/sizes.ts'
import type { Job } from '../jobs/job.ts'
import { DAY_MS } from '../spans.ts'
import { databasesOfFiles, isName, tellNames } from './referred.ts'

/** Files that are taken away at a time; the others wait for the next. */
const MOST = 5000

type Ground = Pick<Job, 'edition' | 'database' | 'settings' | 'outside' | 'log' | 'clock'>

/**
 * Takes away what was uploaded more than a day ago and stands in no row of any edition: the call was rolled back, the form was never saved, the text lost its picture.
 * A file that is sent again is written again, and so young again. Where one database can't be read nothing is taken away.
 */
export async function pruneUploads({ edition, database, settings, outside: { files }, log, clock }: Ground): Promise<void> {
  const before = clock().getTime() - DAY_MS
  await forgetUnsaved(database, new Date(before))
  // the shelves are those of all editions
  if (edition.code !== settings.defaultEdition) return
  const unused = new Map<string, Shelf[]>()
  for (const shelf of [files.uploads, files.private])
    for await (const { name, at } of shelf.list()) if (isOurs(name) && at < before) unused.set(name, [...(unused.get(name) ?? []), shelf])
  if (unused.size === 0) return
  for (const connection of await databasesOfFiles({ database, settings })) await tellNames(connection, (name) => unused.delete(name))
  let removed = 0
  for (const [name, shelves] of unused) {
    if (removed >= MOST) break
    for (const shelf of shelves) {
      if (((await shelf.find(name))?.at ?? before) >= before) continue
      await shelf.remove(name)
      if (shelf === files.uploads) await dropSizes(shelf, name)
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
const isOurs = (name: string) => isName(name) || isBeingWritten(name)

/** A file of a folder that has no name yet. */
const isBeingWritten = (name: string) => /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)
