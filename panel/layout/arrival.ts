import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-admin'

/** After a change of page whose link is gone, the focus stands on the new content instead of nowhere. */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true })
  }, [pathname, content])
}
