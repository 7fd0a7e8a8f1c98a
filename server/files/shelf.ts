import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/** What is known of a kept file before it is read. */
export interface Found {
  /** Bytes. */
  size: number
  /** When it was kept last, ms since 1970. */
  at: number
}

export interface OpenFile extends Found {
  stream: Readable
}

/** Bytes of a file, the last one too. */
export interface Part {
  start: number
  end: number
}

/**
 * A shelf of files, each whole and never changed, by name: `4f…9a.webp`, `sizes/4f…9a-672.avif`. Any number of processes may use it at once.
 * What a shelf can't do now is a `ShelfAway`.
 */
export interface Shelf {
  /** Where it lies on this machine, for what serves a folder by itself; null where it lies elsewhere. */
  folder: string | null
  /**
   * Has a file written to a path of this machine, and keeps it under the name that `write` answers. A file that stands there is not replaced, and counts as
   * new from then on, so that it is not cleared away as one that nobody shows any more.
   */
  keep(write: (path: string) => Promise<string>): Promise<string>
  find(name: string): Promise<Found | null>
  /** The whole file, or a part of it; null where there is none. Whoever opens it reads it or destroys it. */
  open(name: string, part?: Part): Promise<OpenFile | null>
  /** Takes a file away; nothing happens where there is none. */
  remove(name: string): Promise<void>
  /** The files of the shelf and when they were kept, in no order; those below it, such as sizes, are left out. */
  list(): AsyncIterable<{ name: string; at: number }>
}

/** The two shelves of the product: files for everybody, and those that no address leads to. */
export interface Files {
  uploads: Shelf
  private: Shelf
}

/** Where files are kept can't be reached, or refuses us; the same may succeed a little later. */
export class ShelfAway extends Error {}

/** Whether a name stays on its shelf. */
export const staysInside = (name: string) => !name.split('/').some((part) => part === '' || part === '.' || part === '..')

/** All bytes of a kept picture, for what draws with it; null where there is none. */
export async function bytesOf(shelf: Shelf, name: string): Promise<Buffer | null> {
  const opened = await shelf.open(name)
  return opened && buffer(opened.stream).catch(brokenOff)
}

/** Keeps bytes under a name. */
export const keepBytes = (shelf: Shelf, name: string, bytes: Uint8Array): Promise<string> =>
  shelf.keep(async (path) => {
    await writeFile(path, bytes)
    return name
  })

/** Keeps a file of one shelf on another under the same name. Throws where there is none. */
export async function copyFile(from: Shelf, to: Shelf, name: string): Promise<void> {
  const opened = await from.open(name)
  if (!opened) throw new Error(`the file ${name} is not there`)
  try {
    await to.keep(async (path) => {
      await pipeline(opened.stream, createWriteStream(path))
      return name
    })
  } finally {
    opened.stream.destroy()
  }
}

function brokenOff(cause: unknown): never {
  throw new ShelfAway('a kept file could not be read to its end', { cause })
}
