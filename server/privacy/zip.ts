import { Readable } from 'node:stream'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Shelf } from '../files/shelf.ts'

/** A file of the archive: its name there, and its bytes, which are read when its turn comes. */
export interface Entry {
  name: string
  read: () => AsyncIterable<Uint8Array>
  /** Packed already, as pictures are. */
  isPacked?: boolean
}

/** A kept file; null where it is gone. */
export async function fileEntry(shelf: Shelf, file: string, name: string): Promise<Entry | null> {
  return (await shelf.find(file)) && { name, read: () => bytesIn(shelf, file), isPacked: true }
}

async function* bytesIn(shelf: Shelf, file: string) {
  const opened = await shelf.open(file)
  if (opened) yield* opened.stream
}

/** A value as a file of JSON. */
export const jsonEntry = (name: string, value: unknown): Entry => ({ name, read: () => Readable.from([strToU8(JSON.stringify(value, null, 2))]) })

/** A list as a file of JSON, of which no more is held in memory than its reader has asked for. */
export const listEntry = (name: string, rows: () => AsyncIterable<unknown>): Entry => ({ name, read: () => linesOf(rows()) })

async function* linesOf(rows: AsyncIterable<unknown>) {
  let before = '[\n'
  for await (const row of rows) {
    yield strToU8(before + JSON.stringify(row))
    before = ',\n'
  }
  yield strToU8(before === '[\n' ? '[]\n' : '\n]\n')
}

/** An archive that is made while it is read, however large its files are; who stops reading closes the one that is open. */
export const zipOf = (entries: readonly Entry[]): Readable => Readable.from(packed(entries), { objectMode: false })

async function* packed(entries: readonly Entry[]) {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for (const { name, read, isPacked = false } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
    zip.add(file)
    for await (const chunk of read()) {
      file.push(chunk)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
