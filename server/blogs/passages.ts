import { compared, SHINGLE, shinglesOf } from './shingles.ts'

export interface Passage {
  /** Its first word in the text, counted from 0, and how many words it has. */
  from: number
  words: number
  /** Of the others, the one that has it, and its first word there. */
  other: number
  at: number
}

/**
 * Where a text says word for word what one of the others says, the longest first where several do; and how much of it is its own, in percent of its shingles.
 * Passages don't overlap. 'a b c d e f' against 'x a b c d e' has 'a b c d e': one of its two shingles, 50 %.
 */
export function compareTexts(text: string, others: readonly string[]): { percent: number; passages: Passage[] } {
  const words = compared(text)
  const shingles = shinglesOf(words)
  if (shingles.length === 0) return { percent: 100, passages: [] }
  const places = placesIn(others.map(compared))
  const shared = shingles.filter((shingle) => places.has(shingle)).length
  const passages: Passage[] = []
  for (let from = 0; from < shingles.length; ) {
    const found = longestAt(words, from, places.get(shingles[from] ?? '') ?? [])
    if (found) passages.push(found)
    from += found?.words ?? 1
  }
  // rounded down: one shared passage in a long text is still not all its own
  return { percent: Math.floor((100 * (shingles.length - shared)) / shingles.length), passages }
}

interface Place {
  other: number
  at: number
  words: readonly string[]
}

function placesIn(others: readonly (readonly string[])[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const [other, words] of others.entries()) {
    for (const [at, shingle] of shinglesOf(words).entries()) {
      const known = places.get(shingle)
      if (known) known.push({ other, at, words })
      else places.set(shingle, [{ other, at, words }])
    }
  }
  return places
}

function longestAt(words: readonly string[], from: number, places: readonly Place[]): Passage | null {
  let longest: Passage | null = null
  for (const { other, at, words: theirs } of places) {
    let length = SHINGLE
    while (from + length < words.length && words[from + length] === theirs[at + length]) length += 1
    if (length > (longest?.words ?? 0)) longest = { from, words: length, other, at }
  }
  return longest
}
