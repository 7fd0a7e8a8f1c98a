import { useEffect, useRef, useState } from 'react'
import { holdUnsaved, leaveBy } from '../browser/unsaved.ts'

export interface LeaveGuard {
  /** Somebody wants to leave and there are words to lose: the form asks. */
  asking: boolean
  /** Leaves by this, at once when nothing would be lost, else when `leave` is pressed. */
  leaveBy: (way: () => void) => void
  /** The answers to the question. */
  leave: () => void
  stay: () => void
}

/** Asks before unsaved words are lost: by closing their dialog, a link, the browser's Back, or with the tab. */
export function useLeaveGuard(changed: () => boolean): LeaveGuard {
  const latest = useRef(changed)
  latest.current = changed
  const agreed = useRef(false)
  const [way, setWay] = useState<(() => void) | null>(null)
  useEffect(
    () =>
      holdUnsaved({
        changed: () => !agreed.current && latest.current(),
        ask: (leave) => setWay(() => leave),
      }),
    [],
  )
  return {
    asking: way !== null,
    leaveBy,
    leave() {
      agreed.current = true
      way?.()
    },
    stay: () => setWay(null),
  }
}
