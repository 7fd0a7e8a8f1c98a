/** Does work when the page has nothing else to do; where a browser doesn't tell, next. */
export const whenIdle = (work: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(work)
