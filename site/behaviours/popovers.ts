import { closeLeft } from '../browser/close-left.ts'
import type { Behaviour } from '../island.tsx'

/** Watches the popovers of the whole page. */
const popovers: Behaviour<object> = () => {
  document.addEventListener('focusout', closeLeft)
  // out of the browser's memory the page would come back beneath the menu that led on
  window.addEventListener('pagehide', () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover())
}

export default popovers
