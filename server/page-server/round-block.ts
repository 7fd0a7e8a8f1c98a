/** Where bytes lie: how many were written before them since the first lap, and how many they are. */
export interface Place {
  at: number
  length: number
}

/**
 * Bytes in one block of memory that is written round and round, the oldest first. What is asked for once and never again costs no collection so: strings would
 * be moved twice, to die where only the slow collection comes, and buffers of their own would leave holes between those that stay.
 */
export function roundBlock(size: number) {
  const block = Buffer.allocUnsafeSlow(size)
  let written = 0

  return {
    /** Null for what is longer than the block. */
    add(bytes: Buffer): Place | null {
      const { length } = bytes
      if (length > size) return null
      const left = size - (written % size)
      const at = left < length ? written + left : written
      bytes.copy(block, at % size)
      written = at + length
      return { at, length }
    },

    /** Whether nothing was written over it. */
    holds: ({ at }: Place): boolean => at >= written - size,

    /** A copy, for what is sent slowly would be written over meanwhile. */
    read: ({ at, length }: Place): Buffer => Buffer.from(block.subarray(at % size, (at % size) + length)),
  }
}
