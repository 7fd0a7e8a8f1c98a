import { type RefObject, useEffect } from 'react'

/** A key pressed for itself: not while something is typed or chosen, nor with a modifier, nor under a dialog. */
export const isPlainKey = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target as Element).closest('input, textarea, select, [contenteditable], [role=listbox], [role=dialog], [role=menu]')

/** j and k lead down and up the rows of a list, whose links Enter opens; on a record they press its own links to the next and the last one. */
export function useKeys(content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key]
      if (step === undefined || !isPlainKey(event) || !content.current) return
      const own = content.current.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key}"]`)
      if (own) own.click()
      else move(content.current, step)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [content])
}

function move(content: HTMLElement, step: number) {
  const rows = [...content.querySelectorAll('tbody > tr')].filter((row) => row.querySelector('a[href]'))
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[at < 0 ? 0 : at + step]
  next?.querySelector<HTMLElement>('a[href]')?.focus()
}
