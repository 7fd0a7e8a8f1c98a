import { LRUCache } from 'lru-cache'
import { DAY } from '../../spans.ts'
import type { Reader } from '../handles.ts'
import { type KeptList, keptLists } from './lists.ts'
import { type Bumped, isTouched, type Scope } from './scopes.ts'

/** Entries an edition may hold; the least recently used leave first. */
const MOST_ENTRIES = 1000

/** Seconds for what is noted to be forgotten when it changes: the bound only lets a process forget (spec: decisions API-18). */
export const UNTIL_CHANGED = DAY

/** What `make` reads with: never the transaction of whoever happened to ask first, whose writes nobody else may see yet. */
export interface Fresh {
  db: Reader
  cache: Cache
}

/** The kept facts of an edition, as one piece of work sees them. */
export interface Cache {
  /**
   * What `make` answered within the last `seconds`, until a change of what it was drawn from (spec: decisions API-18). Those who come while it is being made
   * wait for the one making; a failure is kept for nobody, nor is what is not `worth` it.
   */
  keep<T>(key: string, seconds: number, make: (fresh: Fresh) => Promise<T>, worth?: (value: T) => boolean): Promise<T>
  /** Says what the work is drawn from: whatever is kept of it is forgotten when that changes. */
  note(...scopes: readonly Scope[]): void
  /**
   * A list that was asked for twice within a minute, kept until a change that touches it. Only for what is kept itself until what it shows changes, and so gets
   * no older by it: null for others, for the first who asks, and where `make` answers it. What an answer shows of the list it has to note itself.
   */
  keepList<T extends KeptList>(key: string, make: (db: Reader) => Promise<T | null>): Promise<T | null>
}

export interface EditionCache extends Cache {
  /** The cache for one piece of work, whose notes are gathered in `drawnFrom`. */
  viewFor(work: Work): Cache
  /** Forgets what was drawn from any of these, here and in the caches that listen. */
  forget(scopes: Bumped): void
  /** Calls `listener` with what changed, until the function it answers is called. */
  onForget(listener: (scopes: Bumped) => void): () => void
}

interface Work {
  drawnFrom?: Set<Scope>
  /** It holds a connection, so it neither waits for another's making nor for one of the connections that such work holds. */
  isInTransaction?: boolean
}

interface Readers {
  shared: () => Reader
  /** On connections that no transaction holds for long. */
  aside: Reader
}

interface Entry {
  until: number
  value: Promise<unknown>
  drawnFrom: Set<Scope>
  isMade: boolean
}

/** Facts of one edition that this process keeps. */
export function openCache(readers: Readers): EditionCache {
  const entries = new LRUCache<string, Entry>({ max: MOST_ENTRIES })
  const lists = keptLists(() => readers.shared())
  const listeners = new Set<(scopes: Bumped) => void>()

  const known = (key: string, { isInTransaction }: Work): Entry | undefined => {
    const entry = entries.get(key)
    return entry && entry.until > performance.now() && (entry.isMade || !isInTransaction) ? entry : undefined
  }

  const viewFor = (work: Work): Cache => {
    const note = (...scopes: readonly Scope[]) => {
      for (const scope of scopes) work.drawnFrom?.add(scope)
    }
    return {
      note,
      async keep(key, seconds, make, worth = () => true) {
        const entry = known(key, work) ?? begin(key, seconds, make, worth)
        const value = await entry.value
        note(...entry.drawnFrom)
        return value as Awaited<ReturnType<typeof make>>
      },
      keepList: async (key, make) => (work.drawnFrom ? lists.get(key, make) : null),
    }

    function begin<T>(key: string, seconds: number, make: (fresh: Fresh) => Promise<T>, worth: (value: T) => boolean): Entry {
      const drawnFrom = new Set<Scope>()
      const value = make({ db: work.isInTransaction ? readers.aside : readers.shared(), cache: viewFor({ ...work, drawnFrom }) })
      const entry: Entry = { until: performance.now() + seconds * 1000, value, drawnFrom, isMade: false }
      entries.set(key, entry)
      const drop = () => {
        if (entries.peek(key) === entry) entries.delete(key)
      }
      value.then((made) => {
        entry.isMade = true
        if (!worth(made)) drop()
      }, drop)
      return entry
    }
  }

  return {
    ...viewFor({}),
    viewFor,
    forget(scopes) {
      // what is being made may have read before the change
      for (const [key, { isMade, drawnFrom }] of [...entries]) if (!isMade || isTouched(drawnFrom, scopes)) entries.delete(key)
      lists.forget(scopes)
      for (const listener of listeners) listener(scopes)
    },
    onForget(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
