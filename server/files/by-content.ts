import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { NAME_DIGITS } from '../../theme/pictures.ts'
import type { Shelf } from './shelf.ts'

/** Under which name a file of that content is kept. */
export const nameOf = (content: Hash, extension: string): string => `${content.digest('hex').slice(0, NAME_DIGITS)}.${extension}`

/**
 * Keeps what comes under the hash of its content, read chunk by chunk, and answers the file's name: `4f…9a.webp`. The same bytes are one file.
 * A file that stands there is whole, for it gets its name when all of it is written, and stays what it is: nobody can put another under its name.
 */
export const keepByContent = (shelf: Shelf, content: Readable, extension: string): Promise<string> =>
  shelf.keep(async (path) => {
    const hash = createHash('sha256')
    const hashing = new Transform({
      transform(chunk, _, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    await pipeline(content, hashing, createWriteStream(path))
    return nameOf(hash, extension)
  })
