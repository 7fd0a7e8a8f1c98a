import { useEffect, useRef } from 'react'

const EVERY = 30_000
/** A screen that nobody touched for so long is not looked at, and its session may end as an idle one does. */
const IDLE = 30 * 60_000

/** A dialog goes with the button or the row it was opened by, and with it what is typed in it. */
const isAsking = () => document.querySelector('[role=dialog]') !== null

/** Calls `again` every 30 s while the tab is in sight, somebody works in it and no dialog is open. */
export function useRefresh(again: () => unknown) {
  const latest = useRef(again)
  latest.current = again
  useEffect(() => {
    let touched = Date.now()
    const touch = () => {
      touched = Date.now()
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && Date.now() - touched < IDLE && !isAsking()) void latest.current()
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
