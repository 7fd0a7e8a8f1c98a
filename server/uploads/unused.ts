import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Tx } from '../database/open.ts'
import type { AvatarFiles } from '../files/avatars.ts'
import { dropSizes } from '../files/sizes.ts'

interface Folders {
  uploadsDir: string
  privateDir: string
}

async function drop(folder: string, file: string) {
  await rm(join(folder, basename(file)), { force: true })
  await dropSizes(folder, file)
}
const filesOf = (files: readonly string[]) => sql`unnest(${sql.param([...new Set(files)])}::text[]) one (file)`

const named = sql`('%' || one.file || '%')`
/** Whatever shows an upload. A file is named by its content: the same picture is one file to whoever sent it. */
const isShown = sql`(
  exists (select from tutors where avatar::text like ${named}) or exists (select from admins where avatar::text like ${named})
  or exists (select from tutor_documents d where d.file = one.file and d.approved)
  or exists (select from ad_images a where a.file = one.file) or exists (select from blog_images b where b.file = one.file)
  or exists (select from chat_messages where media = one.file and sender = 'admin')
  or exists (select from news where image ->> 'file' = one.file or text like ${named})
  or exists (select from static_pages where text like ${named}) or exists (select from units_blocks where html like ${named})
  or exists (select from page_metatags where text like ${named}) or exists (select from filter_texts where catalog_metatags::text like ${named}))`

/** Takes pictures that nothing shows any more out of the uploads. Called when the rows are written. */
export async function dropPictures(tx: Tx, { uploadsDir }: Pick<Folders, 'uploadsDir'>, files: readonly string[]) {
  if (files.length === 0) return
  const { rows } = await tx.execute<{ file: string }>(sql`select one.file from ${filesOf(files)} where not ${isShown}`)
  for (const { file } of rows) await drop(uploadsDir, file)
}

/** The same of an avatar that was replaced; what the new one shares with it stays. */
export const dropAvatar = (tx: Tx, folders: Folders, before: AvatarFiles | null) => dropPictures(tx, folders, Object.values(before ?? {}))

/** Takes documents that no row has any more out of both folders, and out of the public one where nothing shows them. Called when the rows are written. */
export async function dropDocuments(tx: Tx, { uploadsDir, privateDir }: Folders, files: readonly string[]) {
  if (files.length === 0) return
  const { rows } = await tx.execute<{ file: string; is_public: boolean; is_kept: boolean }>(sql`
    select one.file, ${isShown} as is_public,
      exists (select from tutor_documents d where d.file = one.file) or exists (select from tutor_billing_documents b where b.file = one.file)
        or exists (select from chat_messages m where m.media = one.file) as is_kept
    from ${filesOf(files)}`)
  for (const { file, is_public, is_kept } of rows) {
    if (!is_public) await drop(uploadsDir, file)
    if (!is_kept) await drop(privateDir, file)
  }
}
