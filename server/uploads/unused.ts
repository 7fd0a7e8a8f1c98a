import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Tx } from '../database/open.ts'
import type { AvatarFiles } from '../files/avatars.ts'

interface Folders {
  uploadsDir: string
  privateDir: string
}

const drop = (folder: string, file: string) => rm(join(folder, basename(file)), { force: true })

/**
 * Takes away the files of an avatar that was replaced, but those that the new one shares with it. Files are named by their content: where somebody else has
 * the same original, all of them stay. Called when the row is written.
 */
export async function dropAvatar(tx: Tx, { uploadsDir }: Folders, before: AvatarFiles | null, after: AvatarFiles | null) {
  if (!before) return
  const has = sql`avatar ->> 'original' = ${before.original}`
  const { rows } = await tx.execute<{ owners: number }>(sql`
    select (select count(*)::int from tutors where ${has}) + (select count(*)::int from admins where ${has}) as owners`)
  const own = after?.original === before.original ? 1 : 0
  if ((rows[0]?.owners ?? 0) > own) return
  const kept = new Set(Object.values(after ?? {}))
  for (const file of new Set(Object.values(before))) if (!kept.has(file)) await drop(uploadsDir, file)
}

/** Takes documents that no row has any more out of both folders, and out of the public one where no approved row has them. Called when the rows are written. */
export async function dropDocuments(tx: Tx, { uploadsDir, privateDir }: Folders, files: readonly string[]) {
  if (files.length === 0) return
  const { rows } = await tx.execute<{ file: string; is_public: boolean; is_kept: boolean }>(sql`
    select one.file,
      exists (select from tutor_documents d where d.file = one.file and d.approved) as is_public,
      exists (select from tutor_documents d where d.file = one.file) or exists (select from tutor_billing_documents b where b.file = one.file) as is_kept
    from unnest(${sql.param([...new Set(files)])}::text[]) one (file)`)
  for (const { file, is_public, is_kept } of rows) {
    if (!is_public) await drop(uploadsDir, file)
    if (!is_kept) await drop(privateDir, file)
  }
}

/** Takes pictures of ads and posts away that no other of them shows. Called when the rows are written. */
export async function dropPictures(tx: Tx, { uploadsDir }: Pick<Folders, 'uploadsDir'>, files: readonly string[]) {
  if (files.length === 0) return
  const { rows } = await tx.execute<{ file: string }>(sql`
    select one.file from unnest(${sql.param([...new Set(files)])}::text[]) one (file)
    where not exists (select from ad_images a where a.file = one.file) and not exists (select from blog_images b where b.file = one.file)`)
  for (const { file } of rows) await drop(uploadsDir, file)
}
