import { createReadStream } from 'node:fs'
import { basename, extname } from 'node:path'
import { type AdminStatus, mayUse, type Upload } from '../../schemas/index.ts'
import { NotFound } from '../errors.ts'
import { keepByContent } from './by-content.ts'
import { keepPicture } from './pictures.ts'
import type { Shelf } from './shelf.ts'
import { typeOf } from './types.ts'

/** Who asks; a context's actor is one. */
type Asker = { role: 'client' | 'tutor'; id: number } | { role: 'admin'; status: AdminStatus }
export interface PrivateFile {
  /** As `keepPrivate` named it. */
  file: string
  /** The tutor whom it belongs to. */
  tutor_id: number
  /** What a browser saves it as, without an ending. */
  name: string
}

/** Keeps a document where no address leads, pictures re-encoded. Answers its name there. Throws as `keepPicture` does (spec: decisions API-15). */
export async function keepPrivate(shelf: Shelf, upload: Upload): Promise<string> {
  if (upload.type === 'application/pdf') return keepByContent(shelf, createReadStream(upload.path), 'pdf')
  return (await keepPicture(shelf, upload)).file
}

/** The same of several, one after the other: pictures are large when they are unpacked. */
export async function keepAllPrivate(shelf: Shelf, uploads: readonly Upload[]): Promise<string[]> {
  const kept: string[] = []
  for (const upload of uploads) kept.push(await keepPrivate(shelf, upload))
  return kept
}

/**
 * A private document for its tutor and for staff of tutors, as the answer of a call declared with `file`.
 * Throws `not_found` to all others, as if there were none (spec: decisions API-15).
 */
export async function streamPrivate(shelf: Shelf, { file, tutor_id, name }: PrivateFile, asker: Asker | null) {
  if (!asker || !mayRead(asker, tutor_id)) throw new NotFound()
  return streamFile(shelf, file, name)
}

/** A private file that the caller may see, under a name without its ending, as the answer of a call declared with `file`. Throws `not_found`. */
export async function streamFile(shelf: Shelf, file: string, name: string) {
  const opened = await shelf.open(basename(file))
  if (!opened) throw new NotFound()
  return { name: `${name}${extname(file)}`, type: typeOf(file), stream: opened.stream }
}

const mayRead = (asker: Asker, tutor_id: number) =>
  asker.role === 'admin' ? mayUse('tutors', asker.status) : asker.role === 'tutor' && asker.id === tutor_id
