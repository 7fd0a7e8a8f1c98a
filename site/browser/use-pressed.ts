import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { heedOnce } from './heed-once.ts'

/** What keeps its place on the page when a dialog opens: for a link in a popover, which closes then, the button of that popover. */
const lasting = (pressed: HTMLElement) =>
  document.querySelector<HTMLElement>(`[popovertarget="${pressed.closest('[popover]')?.id}"]:not([popovertargetaction])`) ?? pressed

/** What was pressed of all that a selector finds anywhere in the page, and how to let go of it, which gives the focus back to it. */
export function usePressed<Pressed extends HTMLElement>(selector: string): readonly [pressed: Pressed | null, letGo: () => void] {
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const last = useRef<HTMLElement | null>(null)
  // the press that fetched the caller's code is made again as soon as it is drawn
  useLayoutEffect(() => {
    const press = (event: MouseEvent) => {
      const found = event.target instanceof Element ? event.target.closest<Pressed>(selector) : null
      if (!found || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return
      event.preventDefault()
      // or it would choose in what opens
      document.addEventListener('click', heedOnce, { capture: true, once: true })
      last.current = lasting(found)
      setPressed(found)
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [selector])
  useEffect(() => {
    if (!pressed) last.current?.focus()
  }, [pressed])
  return [pressed, () => setPressed(null)]
}
