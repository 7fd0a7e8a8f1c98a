/** A form that may hold words nobody has saved. */
interface Holder {
  changed: () => boolean
  /** Asks before its words are lost; `leave` goes on with what was held up. */
  ask: (leave: () => void) => void
}

const holders = new Set<Holder>()

const holding = () => [...holders].find(({ changed }) => changed())

/** Whether words would be lost by leaving now. */
export const wouldLose = (): boolean => holding() !== undefined

/** Goes on at once, or when a form that would lose what was typed has asked. */
export function leaveBy(leave: () => void) {
  const held = holding()
  if (held) held.ask(leave)
  else leave()
}

// the browser asks in its own words before the tab or the page goes
const holdPage = (event: Event) => {
  if (wouldLose()) event.preventDefault()
}

/** Has a form asked before its words are lost; answers how to stop that. */
export function holdUnsaved(holder: Holder): () => void {
  holders.add(holder)
  window.addEventListener('beforeunload', holdPage)
  return () => {
    holders.delete(holder)
    if (holders.size === 0) window.removeEventListener('beforeunload', holdPage)
  }
}
