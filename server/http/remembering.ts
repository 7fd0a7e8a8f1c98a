/** A function of a text that others send, remembered for texts that come again; when there are too many of them it forgets all, so that nobody fills the memory. */
export function remembering<Value>(find: (text: string) => Value, most = 500): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const remembered = known.get(text)
    if (remembered !== undefined) return remembered
    if (known.size >= most) known.clear()
    const found = find(text)
    known.set(text, found)
    return found
  }
}

/** A function of a thing, remembered for as long as that is there. */
export function rememberingBeside<Thing extends object, Value extends object | string>(find: (thing: Thing) => Value): (thing: Thing) => Value {
  const known = new WeakMap<Thing, Value>()
  return (thing) => {
    const found = known.get(thing) ?? find(thing)
    known.set(thing, found)
    return found
  }
}
