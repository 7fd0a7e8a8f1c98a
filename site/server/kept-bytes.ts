interface Place<Beside> {
  /** Bytes written before it since the first lap. */
  at: number
  length: number
  beside: Beside
}

export interface KeptBytes<Beside> {
  /** A view of the block. */
  bytes: Buffer
  beside: Beside
}

/**
 * Texts as bytes in one block of memory that is written round and round: the oldest are written over. Each in memory of its own would stay there after it was
 * thrown away until everybody's garbage is collected, and that was as much again as what is kept. What was got holds while an eighth of the block is added:
 * many times what a page draws.
 */
export function keptBytes<Beside>(size: number) {
  const block = Buffer.allocUnsafeSlow(size)
  const ahead = size / 8
  /** The oldest first. */
  const places = new Map<string, Place<Beside>>()
  let written = 0

  /** Where so many bytes in a row are free now; what is written over soon is forgotten already, for who gets it shows it later. */
  const makePlace = (length: number): number => {
    const left = size - (written % size)
    const at = left < length ? written + left : written
    written = at + length
    for (const [name, oldest] of places) {
      if (oldest.at >= written - size + ahead) break
      places.delete(name)
    }
    return at
  }

  const viewOf = ({ at, length, beside }: Place<Beside>): KeptBytes<Beside> => ({ bytes: block.subarray(at % size, (at % size) + length), beside })

  return {
    get(name: string): KeptBytes<Beside> | undefined {
      const place = places.get(name)
      return place && viewOf(place)
    },

    /** Keeps a text under a name that nothing is kept under. One longer than an eighth of the block is not kept. */
    add(name: string, text: string, beside: Beside): KeptBytes<Beside> {
      const length = Buffer.byteLength(text)
      if (length > ahead) return { bytes: Buffer.from(text), beside }
      const place = { at: makePlace(length), length, beside }
      places.set(name, place)
      const view = viewOf(place)
      view.bytes.write(text)
      return view
    },
  }
}
