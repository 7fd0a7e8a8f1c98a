import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TooManyRequests } from '../errors.ts'
import { DAY_MS } from '../spans.ts'

/** So many pictures of some 50 KB are kept; whoever asks for another one has it drawn anew. */
const MOST = 5000
/** Nor is one that nobody asked for so long: it may show somebody who had themself deleted. */
const LONGEST_UNASKED = 30 * DAY_MS
/** Drawings that wait for their turn: a robot that asks for more at once is told to come again. */
const LONGEST_QUEUE = 40
const RETRY_SECONDS = 30

interface Options {
  folder: string
  most?: number
  longestQueue?: number
}

/**
 * Drawn pictures by the hash of what they show: each is drawn once, one at a time, so that pages of words are drawn meanwhile. Those that nobody asked for the
 * longest make room. Throws `too_many_requests` when too many wait.
 */
export function keptPictures({ folder, most = MOST, longestQueue = LONGEST_QUEUE }: Options) {
  const drawing = new Map<string, Promise<string>>()
  let last: Promise<unknown> = Promise.resolve()
  let count = 0
  /** When the folder was last looked through, ms since 1970. */
  let lookedAt = 0

  /** Path of a picture's file. */
  async function fileOf(hash: string, draw: () => Promise<Buffer>): Promise<string> {
    const path = join(folder, `${hash}.jpg`)
    const found = await stat(path).catch(() => null)
    if (found) {
      // who was asked for today stays
      if (Date.now() - found.mtimeMs > DAY_MS) await utimes(path, new Date(), new Date()).catch(() => {})
      return path
    }
    const running = drawing.get(hash)
    if (running) return running
    if (drawing.size >= longestQueue) throw new TooManyRequests(RETRY_SECONDS)
    const turn = last.then(() => write(path, draw)).finally(() => drawing.delete(hash))
    last = turn.catch(() => {})
    drawing.set(hash, turn)
    return turn
  }

  async function write(path: string, draw: () => Promise<Buffer>): Promise<string> {
    const bytes = await draw()
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const written = join(folder, `.${randomUUID()}`)
    await writeFile(written, bytes)
    await rename(written, path)
    count += 1
    if (count > most || Date.now() - lookedAt > DAY_MS) count = await makeRoom()
    return path
  }

  /**
   * Takes away what nobody asked for too long, and of too many pictures a tenth, those that nobody asked for the longest; answers how many stay. Another process may do
   * the same.
   */
  async function makeRoom(): Promise<number> {
    lookedAt = Date.now()
    const names = await readdir(folder)
    const files = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })))
    const tooMany = files.length > most ? files.length - Math.floor(most * 0.9) : 0
    const old = files.toSorted((one, other) => one.at - other.at).filter(({ at }, nth) => nth < tooMany || lookedAt - at > LONGEST_UNASKED)
    await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })))
    return files.length - old.length
  }

  return fileOf
}
