import { basename } from 'node:path'
import { sql } from 'drizzle-orm'
import { copyFile, keepBytes } from '../files/shelf.ts'
import type { Job } from '../jobs/job.ts'
import { databasesOfFiles, tellNames } from './referred.ts'

type Ground = Pick<Job, 'edition' | 'database' | 'settings' | 'outside' | 'log'>

/**
 * Documents that were kept before they were private lie among the uploads: each is put where staff can open it, and those that are not approved leave the
 * uploads, unless another edition shows the same. Done once for each edition; what was interrupted is done again.
 */
export async function shelvePapers({ edition, database, settings, outside: { files }, log }: Ground): Promise<void> {
  const done = `.shelved-${edition.code}`
  if (await files.private.find(done)) return
  const { rows } = await database.drizzle.execute<{ file: string; is_public: boolean }>(sql`
    select file, bool_or(approved) as is_public
    from (select file, approved from tutor_documents union all select file, false from tutor_billing_documents) papers group by file`)
  const hidden = new Set<string>()
  for (const { file, is_public } of rows) {
    const name = basename(file)
    if (!(await files.uploads.find(name))) continue
    if (!(await files.private.find(name))) await copyFile(files.uploads, files.private, name)
    if (!is_public) hidden.add(file)
  }
  const [, ...others] = hidden.size > 0 ? await databasesOfFiles({ database, settings }) : []
  for (const connection of others) await tellNames(connection, (name) => hidden.delete(name))
  for (const file of hidden) await files.uploads.remove(basename(file))
  await keepBytes(files.private, done, new Uint8Array())
  log.info({ papers: rows.length, hidden: hidden.size }, 'documents are private')
}
