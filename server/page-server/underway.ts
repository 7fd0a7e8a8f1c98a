interface Entry<Made> {
  /** Null once it is made. */
  making: Promise<Made> | null
}

/** What is being made, by name, for all who come meanwhile. */
export function underway<Made>() {
  const entries = new Map<string, Entry<Made>>()
  return {
    get: (name: string): Promise<Made> | null => entries.get(name)?.making ?? null,

    /** Makes what nobody makes yet. */
    start<One extends Made>(name: string, make: () => Promise<One>): Promise<One> {
      const entry: Entry<Made> = { making: null }
      const making = make().finally(() => {
        entries.delete(name)
        // a map that is changed for ever copies its entries now and then, and V8 keeps the former ones until the slow collection of garbage
        entry.making = null
      })
      entry.making = making
      entries.set(name, entry)
      return making
    },
  }
}
