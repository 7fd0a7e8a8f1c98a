import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '../../spans.ts'
import type { Reader } from '../handles.ts'
import type { Bumped } from './scopes.ts'

/** What an edition's lists may take, in bytes. */
const MOST_BYTES = 512 * 1024
/** ms; as long as pages are kept that nobody says have changed, such as after the hourly run over all scores. */
const AGE = MINUTE_MS
/** Keys of lists that are not kept. */
const MOST_KEYS = 500

/** A whole list, of which each answer shows a part. */
export interface KeptList {
  bytes: number
  /** Whether a change of these changed the list. */
  isTouched(scopes: Bumped): boolean
}

/** Whole lists of one edition. One that is asked for once is not read: that takes longer than finding the part that is shown. */
export function keptLists(reader: () => Reader) {
  const lists = new LRUCache<string, KeptList>({ maxSize: MOST_BYTES, sizeCalculation: ({ bytes }) => bytes, ttl: AGE })
  const others = new LRUCache<string, 'asked once' | 'too long'>({ max: MOST_KEYS, ttl: AGE })
  const underway = new Map<string, Promise<KeptList | null>>()

  const read = async (key: string, reading: Promise<KeptList | null>): Promise<KeptList | null> => {
    underway.set(key, reading)
    try {
      const list = await reading
      const isOfNow = underway.get(key) === reading
      if (list && isOfNow) lists.set(key, list)
      if (!list) others.set(key, 'too long')
      return list
    } finally {
      if (underway.get(key) === reading) underway.delete(key)
    }
  }

  return {
    async get<T extends KeptList>(key: string, make: (db: Reader) => Promise<T | null>): Promise<T | null> {
      const known = lists.get(key) ?? underway.get(key)
      if (known) return known as T | Promise<T | null>
      const other = others.get(key)
      if (!other) others.set(key, 'asked once')
      return other === 'asked once' ? (read(key, make(reader())) as Promise<T | null>) : null
    },

    forget(scopes: Bumped) {
      // what is being read may have been read before the change
      underway.clear()
      for (const [key, list] of lists) if (list.isTouched(scopes)) lists.delete(key)
    },
  }
}
