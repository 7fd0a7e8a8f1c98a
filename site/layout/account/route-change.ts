// wouter tells of its own moves by events of these names
const moves = ['popstate', 'pushState', 'replaceState'] as const

/** Calls back when the cabinets go to another screen; answers how to stop that. */
export function onRouteChange(moved: () => void): () => void {
  for (const move of moves) window.addEventListener(move, moved)
  return () => {
    for (const move of moves) window.removeEventListener(move, moved)
  }
}
