/** What a browser keeps for us. Where it keeps nothing, blocked or full, the page itself remembers, until it is left. */
export interface Store {
  /** Null for what is not kept. */
  read: (key: string) => string | null
  /** A kept value that was written as JSON; null for what is not kept or can't be read. Storage is anybody's to change: look before you use it. */
  readJson: (key: string) => unknown
  write: (key: string, value: string) => void
  writeJson: (key: string, value: unknown) => void
  remove: (key: string) => void
}

/** A store that never throws: asking for the storage may be refused already, so it is asked for at each use. */
function storeIn(storage: () => Storage): Store {
  const memory = new Map<string, string>()
  const attempt = <Result>(use: (kept: Storage) => Result): Result | undefined => {
    try {
      return use(storage())
    } catch {
      return undefined
    }
  }
  const read = (key: string) => memory.get(key) ?? attempt((kept) => kept.getItem(key)) ?? null
  const write = (key: string, value: string) => {
    memory.set(key, value)
    attempt((kept) => {
      kept.setItem(key, value)
      memory.delete(key)
    })
  }
  return {
    read,
    readJson(key) {
      try {
        return JSON.parse(read(key) ?? 'null')
      } catch {
        return null
      }
    },
    write,
    writeJson: (key, value) => write(key, JSON.stringify(value)),
    remove(key) {
      memory.delete(key)
      attempt((kept) => kept.removeItem(key))
    },
  }
}

/** For the visit. */
export const session = storeIn(() => sessionStorage)
/** For good. */
export const local = storeIn(() => localStorage)
