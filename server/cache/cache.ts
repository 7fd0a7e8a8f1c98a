import type { EditionCode } from '../../editions/index.ts'

/** Entries an edition may hold; the least recently used leave first. */
const MOST_ENTRIES = 2000

interface Entry {
  until: number
  value: Promise<unknown>
}

const stores = new Map<EditionCode, Map<string, Entry>>()
const listeners = new Set<(edition: EditionCode) => void>()

/**
 * What `make` answered within the last `seconds`, as long as no content of the edition changed (spec: decisions API-18). Those who come while it is being
 * made wait for the one making; a failure is kept for nobody, nor is what is not `worth` it.
 */
export function cached<T>(
  { code }: { code: EditionCode },
  key: string,
  seconds: number,
  make: () => Promise<T>,
  worth: (value: T) => boolean = () => true,
): Promise<T> {
  const entries = storeOf(code)
  const known = entries.get(key)
  entries.delete(key)
  if (known && known.until > performance.now()) {
    entries.set(key, known)
    return known.value as Promise<T>
  }
  const value = make()
  entries.set(key, { until: performance.now() + seconds * 1000, value })
  const drop = () => {
    if (entries.get(key)?.value === value) entries.delete(key)
  }
  value.then((made) => worth(made) || drop(), drop)
  for (const oldest of entries.keys()) {
    if (entries.size <= MOST_ENTRIES) break
    entries.delete(oldest)
  }
  return value
}

/** Forgets all of an edition, here and in the caches that listen. */
export function clearCache(edition: EditionCode) {
  stores.delete(edition)
  for (const listener of listeners) listener(edition)
}

/** Calls `listener` whenever content of an edition changed. */
export function onCacheCleared(listener: (edition: EditionCode) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function storeOf(edition: EditionCode): Map<string, Entry> {
  const known = stores.get(edition)
  if (known) return known
  const made = new Map<string, Entry>()
  stores.set(edition, made)
  return made
}
