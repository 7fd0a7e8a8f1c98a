import { useLayoutEffect, useRef, useState } from 'react'

/** What hides the button that was pressed gives the focus to the `first` in it, and back to that button when it goes. */
export function useFocusMeanwhile<Box extends HTMLElement>(first: string) {
  const box = useRef<Box>(null)
  // as it is drawn: the button is hidden afterwards
  const [before] = useState(() => document.activeElement as HTMLElement | null)
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>(first)?.focus()
    // once that one is seen again
    return () => queueMicrotask(() => before?.focus())
  }, [before, first])
  return box
}
