import { useEffect, useState } from 'react'

/** After so many ms a turning wheel alone no longer says enough. */
const SLOW = 5000

/** Whether what is under way takes longer than one expects. */
export function useSlow(busy: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return isSlow
}
