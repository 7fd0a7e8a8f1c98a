import { useEffect, useRef } from 'react'

/** Calls back when the page comes back as it was left, out of the browser's memory. */
export function usePageReturn(returned: () => void) {
  const latest = useRef(returned)
  latest.current = returned
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && latest.current()
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])
}
