import { LRUCache } from 'lru-cache'

/** The part of the room that what was asked for once has. */
export const FIRST = 1 / 8

/**
 * Values by name, in so many bytes; what was asked for longest ago makes room. What was asked for once has an eighth of them: a robot that walks through all
 * addresses fills no more than that, and pushes out nothing that others ask for again (a segmented LRU).
 */
export function keptByUse<Value extends object>(maxBytes: number, sizeCalculation: (value: Value) => number) {
  const once = new LRUCache<string, Value>({ maxSize: Math.floor(maxBytes * FIRST), sizeCalculation })
  const again = new LRUCache<string, Value>({ maxSize: maxBytes - once.maxSize, sizeCalculation })

  return {
    get: (name: string): Value | undefined => again.get(name) ?? once.get(name),
    peek: (name: string): Value | undefined => again.peek(name) ?? once.peek(name),
    /** Takes the place of what has this name. */
    set: (name: string, value: Value) => (again.has(name) ? again : once).set(name, value),
    /** It was asked for again; whether for the first time. */
    use(name: string): boolean {
      const value = once.peek(name)
      if (!value) return false
      once.delete(name)
      again.set(name, value)
      return true
    },
    isUsed: (name: string): boolean => again.has(name),
    delete(name: string) {
      once.delete(name)
      again.delete(name)
    },
    entries: (): [string, Value][] => [...once, ...again],
    bytes: () => once.calculatedSize + again.calculatedSize,
  }
}
