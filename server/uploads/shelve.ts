import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Job } from '../jobs/job.ts'
import { nothingThere } from './prune.ts'
import { databasesOfFiles, tellNames } from './referred.ts'

type Ground = Pick<Job, 'edition' | 'database' | 'settings' | 'log'>

/**
 * Documents that were kept before they were private lie among the uploads: each is put where staff can open it, and those that are not approved leave the public
 * folder, unless another edition shows the same. Done once for each edition; what was interrupted is done again.
 */
export async function shelvePapers({ edition, database, settings, log }: Ground): Promise<void> {
  const { uploadsDir, privateDir } = settings
  const done = join(privateDir, `.shelved-${edition.code}`)
  if (await isThere(done)) return
  await mkdir(privateDir, { recursive: true, mode: 0o700 })
  const { rows } = await database.drizzle.execute<{ file: string; is_public: boolean }>(sql`
    select file, bool_or(approved) as is_public
    from (select file, approved from tutor_documents union all select file, false from tutor_billing_documents) papers group by file`)
  const hidden = new Set<string>()
  for (const { file, is_public } of rows) {
    const [from, to] = [join(uploadsDir, basename(file)), join(privateDir, basename(file))]
    if (!(await isThere(from))) continue
    if (!(await isThere(to))) {
      const written = join(privateDir, `.${randomUUID()}`)
      await copyFile(from, written)
      await rename(written, to)
    }
    if (!is_public) hidden.add(file)
  }
  const [, ...others] = hidden.size > 0 ? await databasesOfFiles({ database, settings }) : []
  for (const connection of others) await tellNames(connection, (name) => hidden.delete(name))
  for (const file of hidden) await rm(join(uploadsDir, basename(file)), { force: true })
  await writeFile(done, '')
  log.info({ papers: rows.length, hidden: hidden.size }, 'documents are private')
}

const isThere = async (path: string) => (await stat(path).catch(nothingThere)) !== undefined
