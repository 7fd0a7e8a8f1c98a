import { useEffect, useRef } from 'react'

const EVERY = 30_000
/** A screen that nobody touched for so long is not looked at, and its session may end as an idle one does. */
const IDLE = 30 * 60_000

/** Calls `again` every 30 s while the tab is in sight and somebody works in it. */
export function useRefresh(again: () => unknown) {
  const latest = useRef(again)
  latest.current = again
  useEffect(() => {
    let touched = Date.now()
    const touch = () => {
      touched = Date.now()
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && Date.now() - touched < IDLE) void latest.current()
    }, EVERY)
    addEventListener('pointerdown', touch)
    addEventListener('keydown', touch)
    return () => {
      clearInterval(timer)
      removeEventListener('pointerdown', touch)
      removeEventListener('keydown', touch)
    }
  }, [])
}
