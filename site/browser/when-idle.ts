/** A page whose work never ends is idle enough by then, ms. */
const timeout = 2000

/** Does work when the page has nothing else to do; where a browser doesn't tell, next. */
export const whenIdle = (work: () => void): unknown => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout }) : setTimeout(work))
