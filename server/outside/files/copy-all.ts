import { copyFile, type Files, type Shelf } from '../../files/shelf.ts'

const AT_ONCE = 8

interface Copied {
  copied: number
  /** Stood there before. */
  there: number
}

/**
 * Copies the files of both shelves to others. Whatever stands there in its size is left alone, so it may be done again, after an interruption as well. What is being written has no name
 * yet, and sizes of pictures are made again.
 */
export async function copyAll(from: Files, to: Files): Promise<Copied> {
  const [uploads, hidden] = [await copyShelf(from.uploads, to.uploads), await copyShelf(from.private, to.private)]
  return { copied: uploads.copied + hidden.copied, there: uploads.there + hidden.there }
}

async function copyShelf(from: Shelf, to: Shelf): Promise<Copied> {
  const done = { copied: 0, there: 0 }
  const names = from.list()[Symbol.asyncIterator]()
  const work = async () => {
    for (let next = await names.next(); !next.done; next = await names.next()) {
      const { name } = next.value
      if (/^\.[0-9a-f-]{36}$/.test(name)) continue
      const [found, there] = await Promise.all([from.find(name), to.find(name)])
      if (!found) continue
      if (there?.size === found.size) done.there += 1
      else {
        if (there) await to.remove(name)
        await copyFile(from, to, name)
        done.copied += 1
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return done
}
