/** How far down each entry of the history was left, px. */
const tops = new Map<unknown, number>()

const entry = (): unknown => window.history.state?.entry

/** State of a history entry to be: what its place is remembered by. */
export const newEntry = () => ({ entry: Math.random().toString(36).slice(2) })

let shown: unknown

/** Notes the place of the entry on the screen. Between Back and the screen it leads to, the window still shows another's. */
export function rememberScroll() {
  shown = entry()
  window.addEventListener('scroll', () => entry() === shown && tops.set(shown, window.scrollY), { passive: true })
}

/** Goes to where the present entry was left; to the top of one that was not seen before. */
export function restoreScroll() {
  shown = entry()
  window.scrollTo({ top: tops.get(shown) ?? 0, behavior: 'instant' })
}
