import { session } from '../browser/storage.ts'

/** Session key of the item that was opened last from a list (spec: public 2.16, decisions WEB-15). */
const keyOf = (list: string) => `last_visited_${list}`

interface Visited {
  id: number
  scrollY: number
}

/** Notes which item a list was left for, and how far down. */
export const noteVisit = (list: string, id: number) => session.writeJson(keyOf(list), { id, scrollY: Math.round(window.scrollY) } satisfies Visited)

/** Takes the note of a list; null without one, or when it can't be read. */
export function takeVisit(list: string): Visited | null {
  const { id, scrollY } = (session.readJson(keyOf(list)) ?? {}) as Partial<Visited>
  session.remove(keyOf(list))
  return typeof id === 'number' && typeof scrollY === 'number' ? { id, scrollY } : null
}
