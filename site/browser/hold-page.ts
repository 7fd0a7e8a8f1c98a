let holders = 0

/**
 * Keeps the page from scrolling under what opened over it, until what this gives is called; the last of several lets go. Told to the styles by an attribute:
 * a selector that looks for a dialog in the whole page (`:root:has(…)`) would be asked anew at every press.
 */
export function holdPage(): () => void {
  const change = (by: number) => {
    holders += by
    document.documentElement.toggleAttribute('data-held', holders > 0)
  }
  let isHeld = true
  change(1)
  return () => {
    if (isHeld) change(-1)
    isHeld = false
  }
}
