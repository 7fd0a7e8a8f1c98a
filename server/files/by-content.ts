import { createHash, type Hash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { NAME_DIGITS } from '../../theme/pictures.ts'

/** Under which name a file of that content is kept. */
export const nameOf = (content: Hash, extension: string): string => `${content.digest('hex').slice(0, NAME_DIGITS)}.${extension}`

/**
 * Writes what comes into the folder under the hash of its content, chunk by chunk, and answers the file's name: `4f…9a.webp`. The same bytes are one file.
 * A file that stands there is whole, for it is moved to its name when all of it is written, and stays what it is: nobody can put another under its name.
 */
export async function keepByContent(folder: string, content: Readable, extension: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // a dot at the start: the server of uploads shows no such file
  const written = join(folder, `.${randomUUID()}`)
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(content, hashing, createWriteStream(written))
    const name = nameOf(hash, extension)
    const [kept, now] = [join(folder, name), new Date()]
    // touched, it is not cleared away as one that nobody shows any more
    await utimes(kept, now, now).catch(() => rename(written, kept))
    return name
  } finally {
    await rm(written, { force: true })
  }
}
