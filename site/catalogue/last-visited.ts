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

/** Whether the browser's own way back led to this page. */
export const wentBack = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward'
}

/**
 * Keeps the place in a list, whose entries say `data-visit={id}`, while one of them is open, and goes there on the way back; `isFrom` says of that entry
 * whether this is one. Returns how to stop.
 */
export function rememberPlace(list: string, isFrom: (entry: Element) => boolean = () => true): () => void {
  const visit = takeVisit(list)
  const entry = visit && document.querySelector(`[data-visit="${visit.id}"]`)
  if (entry && isFrom(entry)) window.scrollTo({ top: visit.scrollY, behavior: 'instant' })

  const leave = ({ target }: Event) => {
    const left = target instanceof Element ? target.closest('a')?.closest<HTMLElement>('[data-visit]') : null
    if (left) noteVisit(list, Number(left.dataset.visit))
  }
  document.addEventListener('click', leave)
  return () => document.removeEventListener('click', leave)
}
