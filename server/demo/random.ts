/** Repeatable chance: the same seed gives the same draws on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Up to `count` different members, in the order drawn. */
  some<T>(list: readonly T[], count: number): T[]
  /** A key drawn by its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
  /** A stream of its own: drawing from it moves no other. */
  of(...keys: readonly (string | number)[]): Random
}

export function createRandom(seed: string): Random {
  let state = hash(seed)
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Nothing to pick from')
    return list[int(0, list.length - 1)] as T
  }
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    some: (list, count) => {
      const left = [...list]
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(int(0, left.length - 1), 1)).flat()
    },
    weighted: <K extends string>(weights: Readonly<Record<K, number>>) => {
      const entries = Object.entries(weights) as [K, number][]
      let at = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      const found = entries.find(([, weight]) => {
        at -= weight
        return at < 0
      })
      return (found ?? pick(entries))[0]
    },
    of: (...keys) => createRandom([seed, ...keys].join('/')),
  }
}

/** FNV-1a with the last step of murmur: seeds that differ in one digit must not begin alike. */
function hash(text: string) {
  let value = 2166136261
  for (let n = 0; n < text.length; n += 1) value = Math.imul(value ^ text.charCodeAt(n), 16777619)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return value ^ (value >>> 16)
}
