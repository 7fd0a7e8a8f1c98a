import { type RefObject, useEffect } from 'react'
import { useStore } from 'react-admin'

/** A key pressed for itself: not while something is typed or chosen, nor with a modifier, nor under a dialog. */
export const isPlainKey = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target as Element).closest(
    'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=listbox], [role=dialog], [role=menu]',
  )

/** The letter of a key by its place where the keyboard writes other letters: `j` of a Ukrainian `о`. */
const letterOf = ({ key, code }: KeyboardEvent) => (/^[ -~]/.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key))

/** Whether single letters do something; whoever speaks to the computer or tends to miss keys turns them off. */
export const useKeysOn = () => useStore('keys', true)

/**
 * A letter presses what on the screen says that it does by `aria-keyshortcuts`; otherwise j and k lead down and up the rows of a list, whose links Enter opens.
 */
export function useKeys(content: RefObject<HTMLElement | null>) {
  const [isOn] = useKeysOn()
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (!isPlainKey(event) || !content.current) return
      const letter = letterOf(event)
      const own = /^[a-z]$/.test(letter) && content.current.querySelector<HTMLElement>(`[aria-keyshortcuts="${letter}"]`)
      const step = { j: 1, k: -1 }[letter]
      if (own) {
        // the letter must not be typed into what the press opens
        event.preventDefault()
        own.click()
      } else if (step !== undefined) move(content.current, step)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [content, isOn])
}

function move(content: HTMLElement, step: number) {
  const rows = [...content.querySelectorAll('tbody > tr')].filter((row) => row.querySelector('a[href]'))
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[at < 0 ? 0 : at + step]
  next?.querySelector<HTMLElement>('a[href]')?.focus()
}
