import { basename } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Tx } from '../database/open.ts'
import type { Files } from '../files/shelf.ts'
import { dropSizes } from '../files/sizes.ts'
import type { Job } from '../jobs/job.ts'
import { databasesOfFiles } from './referred.ts'

/** What a change took out of its rows, and when, ms since 1970. */
interface Unused {
  files: string[]
  at: number
}

/**
 * Has files that a change took out of its rows taken away after it is committed, where nothing has them any more: a minute later, when the change is committed too whose
 * file, of the same content, was kept before this one began.
 */
export async function dropUnused(tx: Tx, files: readonly string[]) {
  if (files.length === 0) return
  const unused: Unused = { files: [...new Set(files)], at: Date.now() }
  await tx.execute(sql`select graphile_worker.add_job('drop_uploads', ${JSON.stringify(unused)}::json, run_at := now() + interval '1 minute')`)
}

/**
 * Takes each file out of the uploads where nothing shows it, and out of the private files where no row has it, in any edition: the shelves are those of all, and a file
 * is named by its content, so the same picture is one file to whoever sent it. One that was sent again since then stays. Where one database can't be read nothing is
 * taken away, and the job is tried again.
 */
export async function dropUploads(
  { database, settings, outside, log }: Pick<Job, 'database' | 'settings' | 'outside' | 'log'>,
  { files, at }: Unused,
): Promise<void> {
  const [shown, kept] = [new Set<string>(), new Set<string>()]
  for (const connection of await databasesOfFiles({ database, settings }))
    for (const { file, is_shown, is_kept } of await usesIn(connection, files)) {
      if (is_shown) shown.add(file)
      if (is_kept) kept.add(file)
    }
  const { files: shelves } = outside
  for (const [shelf, used] of [
    ['uploads', shown],
    ['private', kept],
  ] as const)
    for (const file of files) if (!used.has(file)) await drop(shelves, shelf, { file: basename(file), before: at })
  log.debug({ files }, 'uploads that nothing has any more were taken away')
}

async function drop(shelves: Files, from: keyof Files, { file, before }: { file: string; before: number }) {
  const shelf = shelves[from]
  const found = await shelf.find(file)
  if (!found || found.at > before) return
  await shelf.remove(file)
  if (from === 'uploads') await dropSizes(shelf, file)
}

const named = sql`('%' || one.file || '%')`
/** Whatever shows an upload to visitors. */
const isShown = sql`(
  exists (select from tutors where avatar::text like ${named}) or exists (select from admins where avatar::text like ${named})
  or exists (select from tutor_documents d where d.file = one.file and d.approved)
  or exists (select from ad_images a where a.file = one.file) or exists (select from blog_images b where b.file = one.file)
  or exists (select from chat_messages where media = one.file and sender = 'admin')
  or exists (select from news where news::text like ${named}) or exists (select from tags where texts::text like ${named})
  or exists (select from static_pages where text like ${named})
  or exists (select from units_blocks where html like ${named} or json::text like ${named})
  or exists (select from email_templates where html like ${named}) or exists (select from examination_tests where description like ${named})
  or exists (select from page_metatags where text like ${named} or og_image like ${named}) or exists (select from vacancies where description like ${named})
  or exists (select from filter_texts where catalog_metatags::text like ${named}))`
/** Rows whose file only some may read. */
const isKept = sql`(
  exists (select from tutor_documents d where d.file = one.file) or exists (select from tutor_billing_documents b where b.file = one.file)
  or exists (select from chat_messages m where m.media = one.file))`

async function usesIn(connection: pg.ClientConfig, files: readonly string[]) {
  const client = new pg.Client({ ...connection, statement_timeout: 0 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await drizzle(client).execute<{ file: string; is_shown: boolean; is_kept: boolean }>(
      sql`select one.file, ${isShown} as is_shown, ${isKept} as is_kept from unnest(${sql.param(files)}::text[]) one (file)`,
    )
    return rows
  } finally {
    await client.end().catch(() => {})
  }
}
