const INVALID = '[aria-invalid="true"], [data-invalid]'

/** The element that scrolls what lies in it; the page itself when no other does, but never the one behind a dialog. */
function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at)
    if (at.localName === 'dialog' || ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight)) return at
  }
  return document.scrollingElement ?? document.documentElement
}

/** Brings the first invalid field to a third of the viewport's height and puts the focus there (spec: public 5, other rules). */
export function scrollToInvalid(root: ParentNode) {
  const found = root.querySelector<HTMLElement>(INVALID)
  if (!found) return
  const field = found.querySelector<HTMLElement>('input, select, textarea') ?? found
  field.focus({ preventScroll: true })
  scrollerOf(found).scrollBy({ top: found.getBoundingClientRect().top - window.innerHeight / 3 })
}
