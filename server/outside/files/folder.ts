import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Shelf, staysInside } from '../../files/shelf.ts'

/** A shelf that is a folder of this machine, or of a disk that several reach. */
export function folderShelf(folder: string): Shelf {
  const pathOf = (name: string) => join(folder, name)
  return {
    folder,
    async keep(write) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // a dot at the start: the server of uploads shows no such file; on the same disk: it is whole when it gets its name
      const written = pathOf(`.${randomUUID()}`)
      try {
        const name = await write(written)
        if (!staysInside(name)) throw new Error(`no name of a file: ${name}`)
        const [kept, now] = [pathOf(name), new Date()]
        if (name.includes('/')) await mkdir(dirname(kept), { recursive: true, mode: 0o700 })
        await utimes(kept, now, now).catch(() => rename(written, kept))
        return name
      } finally {
        await rm(written, { force: true })
      }
    },
    async find(name) {
      const found = staysInside(name) ? await stat(pathOf(name)).catch(nothingThere) : undefined
      return found?.isFile() ? { size: found.size, at: found.mtimeMs } : null
    },
    async open(name, part) {
      const file = staysInside(name) && (await open(pathOf(name)).catch(nothingThere))
      if (!file) return null
      const found = await file.stat()
      if (found.isFile()) return { size: found.size, at: found.mtimeMs, stream: file.createReadStream(part) }
      await file.close()
      return null
    },
    async remove(name) {
      if (staysInside(name)) await rm(pathOf(name), { force: true })
    },
    async *list() {
      const entries = await opendir(folder).catch(nothingThere)
      if (!entries) return
      for await (const entry of entries) {
        const found = entry.isFile() && (await stat(pathOf(entry.name)).catch(nothingThere))
        if (found) yield { name: entry.name, at: found.mtimeMs }
      }
    },
  }
}

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
